import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { ThemePicture } from '../../parts/ThemePicture.tsx'
import { THEMES } from '../../parts/themes.ts'
import styles from './themes.module.css'

/** The themes that have a name (decision 18.7), each with its picture and a sentence. */
export default function Themes() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <div className="page">
      <ListHead title={formatMessage({ id: 'themes.title' })} count={<FormattedMessage id="themes.lead" />} />
      <ul className={styles.themes}>
        {THEMES.map(({ id, key }, at) => (
          <li key={id} className={styles.theme} data-lift="">
            <ThemePicture of={key} ratio={at < 2 ? '16:9' : '4:3'} first={at === 0} />
            <h2>
              <a href={paths.theme(key)}>
                <FormattedMessage id={`theme.${id}`} />
              </a>
            </h2>
            <p>
              <FormattedMessage id={`themes.text.${id}`} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
