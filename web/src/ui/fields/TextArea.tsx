import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Field.module.css'

type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Text of the character count: "38 of 500". Without it nothing is counted. */
    counter?: (used: number) => string
  }

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, note, hint, error, valid, span, half, counter, id, onChange, className, ...area } = props
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? '').length)
  const used = area.value === undefined ? typedLength : String(area.value).length
  return (
    <Field {...{ label, labelHidden, note, error, valid, span, half, id }} hint={counter ? counter(used) : hint}>
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          className={classes(styles.control, styles.area, className)}
          onChange={(event) => {
            setTypedLength(event.currentTarget.value.length)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}
