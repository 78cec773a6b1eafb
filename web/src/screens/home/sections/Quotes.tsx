import { LangText } from '../../../parts/LangText.tsx'
import type { FilledSection } from '../arrange.ts'
import { HomeSection } from './HomeSection.tsx'
import styles from './quotes.module.css'

/** What guests say. Of each step, `label` is their score, `title` their words, and `text` says who they are. */
export function Quotes({ section }: FilledSection) {
  const { steps: quotes = [] } = section
  if (quotes.length === 0) return null
  return (
    <HomeSection section={section}>
      <div className={styles.quotes}>
        {quotes.map(({ label, title, text }, at) => (
          <figure key={at}>
            {label ? <LangText of={label} as="b" className={styles.score} /> : null}
            <blockquote>
              <LangText of={title} as="p" />
            </blockquote>
            {text ? <LangText of={text} as="figcaption" /> : null}
          </figure>
        ))}
      </div>
    </HomeSection>
  )
}
