import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './Field.tsx'
import styles from './Segmented.module.css'

type SegmentedProps<Value extends string> = {
  label: string
  labelHidden?: boolean
  name: string
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value?: Value
  defaultValue?: Value | undefined
  onChange?: (value: Value) => void
  required?: boolean
  error?: string | undefined
  full?: boolean
  span?: 2 | 4 | 6
  id?: string
}

/** Two to four short choices side by side, built on radio buttons, so that arrow keys and forms work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const ownId = useId()
  const { label, labelHidden, name, options, value, defaultValue, onChange, required, error, full, span } = props
  const id = props.id ?? ownId
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      data-span={span}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={labelHidden ? 'sr' : styles.label}>{label}</legend>
      <div className={classes(styles.track, full && styles.full, error !== undefined && styles.bad)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              checked={value === undefined ? undefined : option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
