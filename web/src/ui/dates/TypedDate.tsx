import { useId, useState, type KeyboardEvent } from 'react'
import { formatTyped, type DateInt } from './calendar.ts'
import { FieldError } from '../fields/Field.tsx'
import styles from './DatePicker.module.css'

type TypedDateProps = {
  label: string
  /** The date format, in the site's language: "DD.MM.YYYY". */
  format: string
  /** Error message when the text is not a date. */
  invalid: string
  value: DateInt | null
  read: (text: string) => DateInt | undefined
  /** Error message for a day. */
  check: (date: DateInt) => string | undefined
  /** Receives a typed day, even if `check` refuses it; `isLeft` when the box has been left. */
  onDate: (date: DateInt | null, isLeft: boolean) => void
  /** Enter was pressed: the visitor is done. */
  onEnter: () => void
}

/**
 * The year of a complete date. A text without four digits in a row may be the beginning of another date, so it is read
 * only when the box is left.
 */
const WHOLE_YEAR = /\p{Nd}{4}/u

/** Selector of a box whose text is not an acceptable day. */
export const REFUSED = '[data-refused]'

/** A text box for a date. The text is left alone while typing and formatted on blur. */
export function TypedDate({ label, format, invalid, value, read, check, onDate, onEnter }: TypedDateProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const handleTyping = (text: string) => {
    const date = WHOLE_YEAR.test(text) ? read(text) : undefined
    setDraft(text)
    setLeft(false)
    if (date !== undefined || text.trim() === '') onDate(date ?? null, false)
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    const date = read(text)
    return date === undefined ? invalid : check(date)
  }
  const problem = draft === null ? undefined : problemOf(draft)
  const short = draft === null || WHOLE_YEAR.test(draft) ? undefined : read(draft)
  const leave = () => {
    setLeft(true)
    if (short !== undefined) onDate(short, true)
    if (problem === undefined) setDraft(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form around the box.
    event.preventDefault()
    leave()
    // A date that is read only now has not reached the parent yet, so the next Enter ends the choice.
    if (short === undefined) onEnter()
  }
  const wrong = left ? problem : undefined
  return (
    <span className={styles.typed}>
      <input
        className={styles.date}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={10}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder={format}
        value={draft ?? (value === null ? '' : formatTyped(value))}
        onChange={(event) => handleTyping(event.currentTarget.value)}
        data-refused={problem === undefined ? undefined : ''}
        onBlur={leave}
        onKeyDown={keyDown}
      />
      <FieldError id={id} text={wrong} />
    </span>
  )
}
