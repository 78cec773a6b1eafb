import type { ReactNode } from 'react'
import styles from './OfferPage.module.css'

/** A section of the page with its heading. */
export function Block({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
