import { useId, type ReactNode } from 'react'
import styles from './FormSection.module.css'

type FormSectionProps = {
  title: ReactNode
  /** Why the step asks for it, in one sentence. */
  purpose?: ReactNode
  children: ReactNode
}

/** A section of a step: title, purpose, and its fields. */
export function FormSection({ title, purpose, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {purpose ? <p className={styles.purpose}>{purpose}</p> : null}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
