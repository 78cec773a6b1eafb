import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import styles from './ContentPage.module.css'

type ContentsProps = { headings: readonly { id: string; text: string }[]; lang: string; dir: 'ltr' | 'rtl' }

/** A page with fewer headings is seen at a glance and needs no table of contents. */
const FEWEST = 3

/** The table of contents of a page, in the language of its text. */
export function Contents({ headings, lang, dir }: ContentsProps) {
  if (headings.length < FEWEST) return <div className={styles.contents} />
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">
        <FormattedMessage id="page.contents" />
      </h2>
      <ol lang={lang} dir={dir}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
