import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { useText } from '../../i18n/use-locale.ts'
import { telephone } from '../../paths.ts'
import picture from '../../pictures/hero.svg'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'
import styles from './hero.module.css'

/** The slogan on the page colour, and a picture that bleeds off the end edge of the page (design, home). */
export function Hero() {
  const { site } = useSite()
  const { text, lang, dir } = useText()(site.slogan)
  const licence = site.elements.tursab?.text
  const { number } = site.callcenter
  return (
    <div className={styles.hero}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h1 className={styles.slogan} lang={lang} dir={dir}>
            {text || site.name}
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" />
          </p>
          <div className={styles.facts}>
            {number ? (
              <a href={telephone(number)}>
                <Icon name="phone" size="s" />
                <span className="ltr">{number}</span>
              </a>
            ) : null}
            {licence ? (
              <span>
                <Icon name="shield" size="s" />
                {licence}
              </span>
            ) : null}
          </div>
        </div>
        <div className={styles.picture}>
          <Picture src={picture} alt="" width={1600} height={1200} ratio="fill" sail={false} first />
        </div>
      </div>
    </div>
  )
}
