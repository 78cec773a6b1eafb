import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type SectionHeadProps = {
  title: ReactNode
  text?: ReactNode
  /** The end of the line, such as a link to the whole list. */
  children?: ReactNode
}

/** The heading of a section of a page, with a line of text below it and a link or button beside both. */
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
