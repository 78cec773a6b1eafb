import type { ReactNode } from 'react'
import styles from './Dock.module.css'

/**
 * The bar at the bottom of the screen below 1024 px: price at the start, button at the end. It never permanently covers
 * content.
 */
export function Dock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.dock} data-dock="" aria-label={label}>
      <div className={`page ${styles.row}`}>{children}</div>
    </aside>
  )
}
