import { useId, useState, type KeyboardEvent } from 'react'
import { formatTyped, parseTyped, type DateInt } from './calendar.ts'
import { FieldError } from '../fields/Field.tsx'
import styles from './DatePicker.module.css'

type TypedDateProps = {
  label: string
  /** What a date looks like, in the language of the site: "DD.MM.YYYY". */
  format: string
  /** Said when the text is no day. */
  invalid: string
  value: DateInt | null
  /** What is wrong with a day. */
  check: (date: DateInt) => string | undefined
  /** A day that has been typed, whatever `check` says about it. */
  onDate: (date: DateInt | null) => void
  /** Enter has been pressed: the visitor is done. */
  onEnter: () => void
}

/** Marks a box whose text is no day that can be taken. */
export const REFUSED = '[data-refused]'

/** A date by typing. The text is the visitor's own until the box is left; then it is put into the usual form. */
export function TypedDate({ label, format, invalid, value, check, onDate, onEnter }: TypedDateProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const typed = (text: string) => {
    const date = parseTyped(text)
    setDraft(text)
    setLeft(false)
    if (date !== null || text.trim() === '') onDate(date)
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    const date = parseTyped(text)
    return date === null ? invalid : check(date)
  }
  const problem = draft === null ? undefined : problemOf(draft)
  const leave = () => {
    setLeft(true)
    if (problem === undefined) setDraft(null)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The box stands in a form, which Enter would send.
    event.preventDefault()
    leave()
    onEnter()
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
        onChange={(event) => typed(event.currentTarget.value)}
        data-refused={problem === undefined ? undefined : ''}
        onBlur={leave}
        onKeyDown={keyDown}
      />
      <FieldError id={id} text={wrong} />
    </span>
  )
}
