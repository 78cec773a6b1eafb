import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Chip.module.css'

type ChipProps = ComponentProps<'button'> & {
  /** In force; with `aria-pressed` it is a choice that can be taken back. */
  on?: boolean
  /** Pressing it takes it away: shows a cross, and this is its name ("Remove: All inclusive"). */
  remove?: string
}

/** A small pill: a filter in force, a date to choose, the way to the filters. */
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
