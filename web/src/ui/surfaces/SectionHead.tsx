import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  title: ReactNode
  text?: ReactNode
  /** What stands at the end of the line, such as a link to the whole list. */
  children?: ReactNode
}

/** The heading of a section of a page, a line below it, and what belongs to both. */
export function SectionHead({ title, text, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </div>
  )
}
