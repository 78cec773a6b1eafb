import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './SearchBar.module.css'

type SearchBarProps = {
  /** `SearchField`s and `Combobox`es, or popovers around them. */
  children: ReactNode
  /** The only button, a `Button` with `full`. */
  action: ReactNode
  /**
   * `card` is the part below the tabs of a floating `Panel`. `strip` is the compact bar above results; below 768 px it
   * shows only its first field, which must summarise the search.
   */
  kind?: 'card' | 'strip'
}

/** Fields in a row, separated by hairlines, with the button at the end; two columns below 1024 px. */
export function SearchBar({ children, action, kind = 'card' }: SearchBarProps) {
  return (
    <div className={classes(styles.bar, styles[kind])}>
      {children}
      <div className={styles.go}>{action}</div>
    </div>
  )
}
