import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from '../icons/Icon.tsx'
import styles from './Field.module.css'

/** A native select; its children are the `<option>`s. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { label, labelHidden, note, hint, error, valid, span, half, id, className, ...select } = props
  return (
    <Field {...{ label, labelHidden, note, hint, error, valid, span, half, id }}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...select} {...wiring} className={classes(styles.control, className)} />
          <Icon name="down" size="s" />
        </span>
      )}
    </Field>
  )
}
