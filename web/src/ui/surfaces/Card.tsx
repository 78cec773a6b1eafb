import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = {
  /** A `Picture`, perhaps with a notch and a keep button. */
  picture: ReactNode
  /** A link to the thing; its target covers the whole card. */
  title: ReactNode
  meta?: ReactNode
  /** At the foot, so that prices of a row stand in line. */
  children?: ReactNode
}

/** A picture with text beneath and no box around (design, principle 1). */
export function Card({ picture, title, meta, children }: CardProps) {
  return (
    <article className={styles.card} data-lift="">
      {picture}
      <h3 className={styles.title}>{title}</h3>
      {meta ? <div className={styles.meta}>{meta}</div> : null}
      {children ? <div className={styles.foot}>{children}</div> : null}
    </article>
  )
}
