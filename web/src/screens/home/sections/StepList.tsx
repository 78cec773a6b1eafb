import { LangText } from '../../../parts/LangText.tsx'
import { Photo } from '../../../parts/Photo.tsx'
import type { FilledSection } from '../arrange.ts'
import { HomeHead } from './HomeHead.tsx'
import styles from './steps.module.css'

/** What happens, step by step, in the site's own words, beside a picture. */
export function StepList({ section }: FilledSection) {
  const { picture, steps = [] } = section
  if (steps.length === 0) return null
  return (
    <section className={`section ${picture ? styles.beside : ''}`}>
      {picture ? <Photo of={picture} alt="" /> : null}
      <div>
        <HomeHead section={section} />
        <ol className={styles.steps}>
          {steps.map(({ label, title, text }, at) => (
            <li key={at}>
              {label ? <LangText of={label} as="b" className={styles.label} /> : <span />}
              <div>
                <h3>
                  <LangText of={title} />
                </h3>
                {text ? <LangText of={text} as="p" className="muted" /> : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
