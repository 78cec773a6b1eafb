import type { ReactNode } from 'react'
import { Failure } from '../Failure.tsx'
import styles from './list.module.css'

type ListStateProps = {
  /** Undefined while nothing is known. */
  entries: readonly unknown[] | undefined
  error: unknown
  retry: () => void
  skeleton: ReactNode
  /** Stands in for a list of nothing, whatever the filters. */
  empty: ReactNode
  /** The list. */
  children: ReactNode
}

/** What a list shows: itself, that there is nothing, that it could not be had, or its own size while it is on its way. */
export function ListState({ entries, error, retry, skeleton, empty, children }: ListStateProps) {
  if (entries) return entries.length === 0 ? empty : children
  if (!error) return skeleton
  return (
    <div className={styles.notice}>
      <Failure error={error} retry={retry} />
    </div>
  )
}
