import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Field.module.css'

/** The label, hint and messages around a control. */
export type FieldProps = {
  label: ReactNode
  /** Visually hides the label. */
  labelHidden?: boolean | undefined
  /** Short text at the end of the label: "optional". */
  note?: ReactNode
  hint?: ReactNode
  /** The error and how to fix it; makes the field invalid. */
  error?: string | undefined
  /** A positive result of validation: "Number checks out". */
  valid?: string | undefined
  /** Columns of six in a `.form`; three by default. */
  span?: 2 | 4 | 6 | undefined
  /** Stays beside its neighbour on mobile. */
  half?: boolean | undefined
}
/** Attributes that connect a control to its label, hint and error. */
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** The frame of a field; `children` renders the control and spreads the given id and ARIA attributes on it. */
export function Field(props: FieldProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const generatedId = useId()
  const id = props.id ?? generatedId
  const { label, labelHidden, note, hint, error, valid, span, half, children } = props
  const descriptionIds = [error && `${id}-error`, valid && `${id}-valid`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field} data-span={span} data-half={half || undefined} data-bad={error ? '' : undefined}>
      <label htmlFor={id} className={classes(styles.label, labelHidden && 'sr')}>
        <span>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': descriptionIds || undefined })}
      <FieldError id={`${id}-error`} text={error} />
      {valid ? (
        <span id={`${id}-valid`} className={classes(styles.hint, styles.valid)}>
          <Icon name="check" size="s" />
          {valid}
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      ) : null}
    </div>
  )
}

/** An error below a control, with icon and text; renders nothing without a text. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <span id={id} className={styles.error}>
      <Icon name="warn" size="s" />
      {text}
    </span>
  )
}
