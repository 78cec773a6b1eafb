import type { ReactNode } from 'react'
import styles from './Empty.module.css'

type EmptyProps = {
  /** A `Picture`. */
  picture: ReactNode
  title: string
  /** The reason, in a sentence. */
  children: ReactNode
  /** One way out: a filled button, perhaps with a quiet one beside it. */
  action: ReactNode
}

/** Nothing to show: a picture, why, and what to do about it. */
export function Empty({ picture, title, children, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.reason}>{children}</p>
        <div className="row">{action}</div>
      </div>
    </div>
  )
}
