import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentProps<'button'>, 'children' | 'value'> & {
  icon: IconName
  label: string
  value: string
  hint?: string | undefined
  /** Shown instead of the value when a value must be chosen first. */
  missing?: string | undefined
  /** Spans a whole row below 1024 px. */
  wide?: boolean
}

/** One field of a `SearchBar`: small label, large value, hint. Spread a `PopoverTrigger` on it. */
export function SearchField({ icon, label, value, hint, missing, wide, className, ...rest }: SearchFieldProps) {
  return (
    <button type="button" {...rest} className={classes(styles.field, wide && styles.wide, className)}>
      <span className={styles.label}>
        <Icon name={icon} size="s" />
        {label}
      </span>
      <span className={classes(styles.value, missing !== undefined && styles.missing)}>{missing ?? value}</span>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </button>
  )
}
