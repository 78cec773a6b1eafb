import { useEffect, useLayoutEffect, useState } from 'react'
import { onLeave } from '../../address.ts'
import { fadeIn, fadeOut } from './page-turn.ts'
import styles from './PageTurn.module.css'
import { onWholeTitle } from './whole-title.ts'

/**
 * What happens when one page follows another: it fades, and a live region tells the new title. A change of the query,
 * such as another filter, is no new page (decision 41.12).
 */
export function PageTurn({ page }: { page: string }) {
  const [first] = useState(page)
  const [told, setTold] = useState({ of: first, title: '' })
  const isNew = told.of !== page
  useEffect(() => {
    onLeave(fadeOut)
    return () => onLeave(undefined)
  }, [])
  // Before the new page is painted.
  useLayoutEffect(fadeIn, [page])
  useEffect(() => (isNew ? onWholeTitle((title) => setTold({ of: page, title })) : undefined), [page, isNew])
  return (
    <p className={`sr ${styles.told}`} aria-live="polite">
      {isNew ? null : told.title}
    </p>
  )
}
