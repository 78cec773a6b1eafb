import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = {
  /** A `Picture`, optionally with a notch and a favourites button. */
  picture: ReactNode
  /** A link to the product; its target covers the whole card. */
  title: ReactNode
  meta?: ReactNode
  /** At the bottom, so that the prices of a row are aligned. */
  children?: ReactNode
}

/** A picture with text below and no box around it. */
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
