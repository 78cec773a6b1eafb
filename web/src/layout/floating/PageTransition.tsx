import { useEffect, useLayoutEffect, useState } from 'react'
import { onLeave } from '../../address.ts'
import { fadeIn, fadeOut } from './page-transition.ts'
import styles from './PageTransition.module.css'
import { onWholeTitle } from './whole-title.ts'

/**
 * Fades from one page to the next, and announces the new title in a live region. A change of the query only, such as
 * another filter, does not count as a new page (decision 41.12).
 */
export function PageTransition({ page }: { page: string }) {
  const [first] = useState(page)
  const [announced, setAnnounced] = useState({ of: first, title: '' })
  const isNew = announced.of !== page
  useEffect(() => {
    onLeave(fadeOut)
    return () => onLeave(undefined)
  }, [])
  // A layout effect, so that the fade begins before the new page is painted.
  useLayoutEffect(fadeIn, [page])
  useEffect(() => (isNew ? onWholeTitle((title) => setAnnounced({ of: page, title })) : undefined), [page, isNew])
  return (
    <p className={`sr ${styles.announcement}`} aria-live="polite">
      {isNew ? null : announced.title}
    </p>
  )
}
