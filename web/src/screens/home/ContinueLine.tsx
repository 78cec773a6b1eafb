import { lazy, Suspense } from 'react'
import styles from './home.module.css'

const Nothing = () => null

/**
 * The server knows no last search. In the browser this part is not in the first load; if it fails to load, nothing is
 * shown.
 */
const LastSearch = import.meta.env.SSR
  ? Nothing
  : lazy(() => import('../../parts/search-bar/LastSearch.tsx').catch(() => ({ default: Nothing })))

/** The last search. Its space is reserved before the browser knows whether there is one. */
export const ContinueLine = () => (
  <div className={styles.continue}>
    <Suspense>
      <LastSearch />
    </Suspense>
  </div>
)
