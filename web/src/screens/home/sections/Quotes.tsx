import { Passage } from '../../../parts/Passage.tsx'
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
            {label ? <Passage of={label} as="b" className={styles.score} /> : null}
            <blockquote>
              <Passage of={title} as="p" />
            </blockquote>
            {text ? <Passage of={text} as="figcaption" /> : null}
          </figure>
        ))}
      </div>
    </HomeSection>
  )
}
