import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Failure } from '../failure/Failure.tsx'
import styles from './list.module.css'

type ListStateProps = {
  /** Undefined while loading. */
  entries: readonly unknown[] | undefined
  error: unknown
  /** Whether the failure left a part of the list, which is shown below it. */
  isPart?: boolean | undefined
  retry: () => void
  skeleton: ReactNode
  /** Shown when the list is empty even without filters. */
  empty: ReactNode
  children: ReactNode
}

/** The state of a list: its entries, the empty notice, the failure, or a skeleton while it loads. */
export function ListState({ entries, error, isPart, retry, skeleton, empty, children }: ListStateProps) {
  const failure =
    error && (isPart || !entries) ? (
      <div className={classes(styles.notice, styles.failed)}>
        <Failure error={error} retry={retry} />
      </div>
    ) : null
  if (!entries) return failure ?? skeleton
  if (entries.length === 0) return empty
  return (
    <>
      {failure}
      {children}
    </>
  )
}
