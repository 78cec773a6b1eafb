import { lazy, Suspense } from 'react'
import styles from './home.module.css'

const Nothing = () => null

/** The server knows of no last search. In the browser its code is not part of the first load; without it there is none. */
const LastSearch = import.meta.env.SSR
  ? Nothing
  : lazy(() => import('../../parts/search-bar/LastSearch.tsx').catch(() => ({ default: Nothing })))

/** The last search. Its room is there before the browser knows whether there is one. */
export const ContinueLine = () => (
  <div className={styles.continue}>
    <Suspense>
      <LastSearch />
    </Suspense>
  </div>
)
