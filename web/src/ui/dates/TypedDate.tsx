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
  /** Receives a typed day, even if `check` refuses it. `isLeft`: whether the box has lost the focus. */
  onDate: (date: DateInt | null, isLeft: boolean) => void
  /** Called when Enter is pressed to finish. */
  onEnter: () => void
}

/**
 * The year of a complete date: four digits in a row. A text without one may still be incomplete, so it is parsed only
 * when the box loses the focus.
 */
const WHOLE_YEAR = /\p{Nd}{4}/u

/** Selector of a box whose text is not an acceptable day. */
export const REFUSED = '[data-refused]'

/** A text box for a date. The text is left alone while typing and formatted on blur. */
export function TypedDate({ label, format, invalid, value, read, check, onDate, onEnter }: TypedDateProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const handleTyping = (text: string) => {
    const date = WHOLE_YEAR.test(text) ? read(text) : undefined
    setDraft(text)
    setIsLeft(false)
    if (date !== undefined || text.trim() === '') onDate(date ?? null, false)
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    const date = read(text)
    return date === undefined ? invalid : check(date)
  }
  const problem = draft === null ? undefined : problemOf(draft)
  const dateWithoutYear = draft === null || WHOLE_YEAR.test(draft) ? undefined : read(draft)
  const leave = () => {
    setIsLeft(true)
    if (dateWithoutYear !== undefined) onDate(dateWithoutYear, true)
    if (problem === undefined) setDraft(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the form around the box.
    event.preventDefault()
    leave()
    // A date without a year has just been parsed and is new to the parent: only the next Enter finishes.
    if (dateWithoutYear === undefined) onEnter()
  }
  const shownProblem = isLeft ? problem : undefined
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
        aria-invalid={shownProblem ? true : undefined}
        aria-describedby={shownProblem ? id : undefined}
        placeholder={format}
        value={draft ?? (value === null ? '' : formatTyped(value))}
        onChange={(event) => handleTyping(event.currentTarget.value)}
        data-refused={problem === undefined ? undefined : ''}
        onBlur={leave}
        onKeyDown={keyDown}
      />
      <FieldError id={id} text={shownProblem} />
    </span>
  )
}
