import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

type TextFieldProps = FieldProps & {
  /** Before the box on the same line, such as the country code of a phone number. */
  before?: ReactNode
  /** After the box, such as the button that applies a code. */
  after?: ReactNode
} & ComponentProps<'input'>

/** One line of text. `<input>` attributes are passed on, except the ARIA ones that `Field` sets. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, note, hint, error, valid, span, half, before, after, id, className, ...input } = props
  return (
    <Field {...{ label, labelHidden, note, hint, error, valid, span, half, id }}>
      {(wiring) => {
        const box = <input type="text" {...input} {...wiring} className={classes(styles.control, className)} />
        if (!before && !after) return box
        return (
          <span className={styles.line}>
            {before}
            {box}
            {after}
          </span>
        )
      }}
    </Field>
  )
}
