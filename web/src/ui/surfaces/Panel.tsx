import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './Panel.module.css'

/**
 * A floating surface: the search card, the booking panel, the checkout summary. Only floating surfaces have a shadow.
 */
export function Panel({ flush, className, ...rest }: ComponentProps<'div'> & { flush?: boolean }) {
  return <div {...rest} className={classes(styles.panel, !flush && styles.padded, className)} />
}
