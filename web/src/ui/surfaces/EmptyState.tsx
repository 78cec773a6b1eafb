import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  /** A `Picture`. */
  picture: ReactNode
  title: string
  /** The reason, in one sentence. */
  children: ReactNode
  /** The way out: a filled button, optionally with a quiet one beside it. */
  action: ReactNode
}

/** An empty state: picture, reason, and what to do. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-empty="">
      {picture}
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.reason}>{children}</p>
        <div className="row">{action}</div>
      </div>
    </div>
  )
}
