import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { useText } from '../../i18n/use-locale.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { telephone } from '../../paths.ts'
import picture from '../../pictures/hero.svg'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Picture } from '../../ui/surfaces/Picture.tsx'
import type { HeroName } from './hero-of.ts'
import styles from './hero.module.css'
// The other compositions change what `styles` arranges, by a class around these elements (`home.tsx`).
import heroes from './heroes.module.css'

/** Compositions without a picture. */
const WORDS_ONLY: ReadonlySet<HeroName> = new Set(['search', 'text'])

/**
 * The slogan and pictures at the top of the home page. All compositions have the same elements (decision 44.1); the
 * styles arrange them.
 */
export function Hero({ hero }: { hero: HeroName }) {
  const { site } = useSite()
  const { text, lang, dir } = useText()(site.slogan)
  const licence = site.elements.tursab?.text
  const { number } = site.callcenter
  const lead = site.brand?.lead
  return (
    <div className={styles.hero}>
      <div className={`${styles.grid} ${heroes.grid}`}>
        <div className={`${styles.words} ${heroes.words}`}>
          <h1 className={styles.slogan} lang={lang} dir={dir}>
            {text || site.name}
          </h1>
          {lead ? (
            <LangText of={lead} as="p" className={`${styles.lead} ${heroes.lead}`} />
          ) : hero === 'text' ? null : (
            <p className={`${styles.lead} ${heroes.lead}`}>
              <FormattedMessage id="home.lead" />
            </p>
          )}
          <div className={`${styles.facts} ${heroes.facts}`}>
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
        {WORDS_ONLY.has(hero) ? null : <Pictures several={hero === 'mosaic'} />}
      </div>
    </div>
  )
}

/** The site's own pictures, or a drawing of the storefront. */
function Pictures({ several }: { several: boolean }) {
  const [first, ...others] = useSite().site.brand?.pictures ?? []
  const frame = `${styles.picture} ${heroes.picture}`
  if (!first) {
    return (
      <div className={frame}>
        <Picture src={picture} alt="" width={1600} height={1200} ratio="fill" sail={false} first />
      </div>
    )
  }
  return [first, ...(several ? others : [])].map((one, at) => (
    <div key={one.id} className={frame}>
      <Photo of={one} alt="" ratio="fill" sizes="100vw" sail={false} first={at === 0} />
      {several && one.alt ? <LangText of={one.alt} className={heroes.name} /> : null}
    </div>
  ))
}
