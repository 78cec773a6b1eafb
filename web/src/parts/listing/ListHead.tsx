import type { ReactNode } from 'react'
import { PageBreadcrumbs } from '../PageBreadcrumbs.tsx'
import styles from './list.module.css'

/** Id of the count, which receives the focus when the focused element disappears. */
const COUNT_ID = 'list-count'

/** Moves the focus to the count, which announces the effect of a change. */
export const focusCount = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true })

type ListHeadProps = {
  title: string
  /** The number of entries; undefined while unknown. */
  count: ReactNode
}

/** Breadcrumbs, title, and a live count that is announced when it changes. */
export function ListHead({ title, count }: ListHeadProps) {
  return (
    <>
      <div className={styles.crumbs}>
        <PageBreadcrumbs steps={[{ id: 'list', link: title }]} />
      </div>
      <div className={styles.head}>
        <h1 className="display">
          <bdi>{title}</bdi>
        </h1>
        <output id={COUNT_ID} className="nums" tabIndex={-1}>
          {count ?? '\u00a0'}
        </output>
      </div>
    </>
  )
}
