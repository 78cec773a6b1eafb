import { useId, type ReactNode } from 'react'
import styles from './Part.module.css'

type PartProps = {
  title: ReactNode
  /** Why the step asks for it, in one sentence. */
  purpose?: ReactNode
  children: ReactNode
}

/** A section of a step: title, purpose, and its fields. */
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
