import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './list.module.css'

/** A placeholder of the list's final size while it loads; `children` is one placeholder entry. */
export function ListSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.listing} aria-hidden="true">
      <div className="desktop stack">
        {['2.75rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem'].map((height, line) => (
          <Skeleton key={line} height={height} width={line % 3 === 1 ? '45%' : '100%'} />
        ))}
      </div>
      <div className={styles.results}>
        <div className={styles.bar} />
        <div>
          {children}
          {children}
          {children}
          {children}
        </div>
      </div>
    </div>
  )
}
