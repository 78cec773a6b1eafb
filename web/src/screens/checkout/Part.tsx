import { useId, type ReactNode } from 'react'
import styles from './Part.module.css'

type PartProps = {
  title: ReactNode
  /** What it is asked for, in a sentence. */
  purpose?: ReactNode
  children: ReactNode
}

/** A section of a step: a question, why it is asked, and the fields that answer it. */
export function Part({ title, purpose, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {purpose ? <p className={styles.purpose}>{purpose}</p> : null}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
