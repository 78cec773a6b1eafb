import type { ReactNode } from 'react'
import { Failure } from '../failure/Failure.tsx'
import styles from './list.module.css'

type ListStateProps = {
  /** Undefined while loading. */
  entries: readonly unknown[] | undefined
  error: unknown
  retry: () => void
  skeleton: ReactNode
  /** Shown when the list is empty even without filters. */
  empty: ReactNode
  children: ReactNode
}

/** The state of a list: its entries, the empty notice, the failure, or a skeleton while it loads. */
export function ListState({ entries, error, retry, skeleton, empty, children }: ListStateProps) {
  if (entries) return entries.length === 0 ? empty : children
  if (!error) return skeleton
  return (
    <div className={styles.notice}>
      <Failure error={error} retry={retry} />
    </div>
  )
}
