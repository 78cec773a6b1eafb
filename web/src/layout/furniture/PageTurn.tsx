import { useEffect, useLayoutEffect, useState } from 'react'
import { onLeave, useLocation } from '../../address.ts'
import { fadeIn, fadeOut } from './page-turn.ts'
import styles from './PageTurn.module.css'
import { onWholeTitle } from './whole-title.ts'

/**
 * What happens when one page follows another: it fades, and a live region tells the new title. A change of the query,
 * such as another filter, is no new page (decision 41.12).
 */
export function PageTurn() {
  const [pathname] = useLocation()
  const [first] = useState(pathname)
  const [told, setTold] = useState({ of: first, title: '' })
  const isNew = told.of !== pathname
  useEffect(() => {
    onLeave(fadeOut)
    return () => onLeave(undefined)
  }, [])
  // Before the new page is painted.
  useLayoutEffect(fadeIn, [pathname])
  useEffect(() => (isNew ? onWholeTitle((title) => setTold({ of: pathname, title })) : undefined), [pathname, isNew])
  return (
    <p className={`sr ${styles.told}`} aria-live="polite">
      {isNew ? null : told.title}
    </p>
  )
}
