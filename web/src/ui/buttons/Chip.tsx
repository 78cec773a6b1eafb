import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Chip.module.css'

type ChipProps = ComponentProps<'button'> & {
  /** Active; with `aria-pressed` it is a toggle. */
  on?: boolean
  /** Label of a removable chip ("Remove: All inclusive"), which shows a cross. */
  remove?: string
}

/** A small pill: an active filter, a date to choose, the button for the filters. */
export function Chip({ on, remove, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={remove ?? rest['aria-label']}
      className={classes(styles.chip, (on || remove !== undefined) && styles.on, className)}
    >
      {children}
      {remove === undefined ? null : <Icon name="close" size="s" />}
    </button>
  )
}
