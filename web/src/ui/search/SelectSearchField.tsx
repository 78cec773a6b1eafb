import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './SearchField.module.css'

type SelectSearchFieldProps = Omit<ComponentProps<'select'>, 'size' | 'value'> & { icon: IconName; label: string }

/** A field of a `SearchBar` that is a native list: it looks like `SearchField` and works without scripts. */
export function SelectSearchField({ icon, label, className, ...select }: SelectSearchFieldProps) {
  return (
    <label className={classes(styles.field, className)}>
      <span className={styles.label}>
        <Icon name={icon} size="s" />
        {label}
      </span>
      <select {...select} className={classes(styles.value, styles.select)} />
    </label>
  )
}
