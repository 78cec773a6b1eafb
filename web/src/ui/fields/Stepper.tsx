import { useId, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Stepper.module.css'

type StepperProps = {
  label: string
  note?: string
  /** Labels of the two buttons: "One adult fewer", "One adult more". */
  less: string
  more: string
  /**
   * Id of an element that names what is counted, for pages that count several: the names of the buttons end with it.
   */
  of?: string
  min: number
  max: number
  /** Shown when `max` is reached, to explain the inactive button. */
  limit?: string | undefined
  name?: string
  value?: number
  defaultValue?: number
  /** While a change is on its way, both buttons are inactive but keep the focus. */
  busy?: boolean | undefined
  onChange?: (value: number) => void
}

/** A small count with two buttons. At a limit the button stays focusable and is only marked as disabled. */
export function Stepper(props: StepperProps) {
  const id = useId()
  const { label, note, less, more, of, min, max, limit, name, busy, onChange } = props
  const [ownCount, setOwnCount] = useState(props.defaultValue ?? min)
  const count = props.value ?? ownCount
  const labelledBy = (button: string) => (of === undefined ? {} : { id: button, 'aria-labelledby': `${button} ${of}` })
  const changeTo = (to: number) => {
    if (busy || to < min || to > max) return
    setOwnCount(to)
    onChange?.(to)
  }
  return (
    <fieldset className={styles.row} aria-labelledby={id}>
      <span className={styles.label}>
        <span id={id}>{label}</span>
        {note ? <small>{note}</small> : null}
        <small className={styles.limit} aria-live="polite">
          {count >= max ? limit : null}
        </small>
      </span>
      <span className={styles.stepper}>
        <IconButton
          icon="minus"
          kind="ring"
          label={less}
          {...labelledBy(`${id}-less`)}
          aria-disabled={busy || count <= min}
          onClick={() => changeTo(count - 1)}
        />
        <output aria-live="polite">{count}</output>
        <IconButton
          icon="plus"
          kind="ring"
          label={more}
          {...labelledBy(`${id}-more`)}
          aria-disabled={busy || count >= max}
          onClick={() => changeTo(count + 1)}
        />
      </span>
      {name ? <input type="hidden" name={name} value={count} /> : null}
    </fieldset>
  )
}
