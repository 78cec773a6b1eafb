import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Panel.module.css'

/** A surface that floats: the search card, the booking panel, the summary of the checkout. Only what floats has a shadow. */
export function Panel({ flush, className, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return <div {...rest} className={classes(styles.panel, !flush && styles.padded, className)} />
}
