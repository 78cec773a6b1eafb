import { memo, Suspense } from 'react'
import { later } from '../../parts/later.ts'
import styles from './home.module.css'

const load = () => import('./Below.tsx').then(({ Below }) => Below)
const Below = import.meta.env.SSR ? await load() : later(load, '[data-later]')

/** The content below the search, with its code not in the first load. */
export const LaterBelow = memo(function LaterBelow() {
  return (
    <Suspense fallback={<div className={styles.below} />}>
      <Below />
    </Suspense>
  )
})
