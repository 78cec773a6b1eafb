import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './Field.tsx'
import styles from './Choice.module.css'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** The text beside the box. */
  children: ReactNode
  /** A second line below the text: what the choice means, or why it is disabled. */
  note?: ReactNode
  /** At the end of the line: how many results remain if it is chosen. */
  aside?: ReactNode
  error?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" />
}

/** One of several that share a `name`; put them into a `<fieldset>` with a legend. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

function Choice({ children, note, aside, error, id, className, ...input }: ComponentProps<'input'> & ChoiceProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const descriptionIds = [error && `${inputId}-error`, note && `${inputId}-note`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...input}
          id={inputId}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
        />
        <span className={styles.words}>{children}</span>
        {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      </label>
      {note ? (
        <div id={`${inputId}-note`} className={styles.note}>
          {note}
        </div>
      ) : null}
      <FieldError id={`${inputId}-error`} text={error} />
    </div>
  )
}
