import { useId, useState } from 'react'
import { formatTyped, parseTyped, type DateInt } from './calendar.ts'
import { FieldError } from './Field.tsx'
import styles from './DatePicker.module.css'

type TypedDateProps = {
  label: string
  /** What a date looks like, in the language of the site: "DD.MM.YYYY". */
  format: string
  /** Said when the text is no day or a day before `min`. */
  invalid: string
  value: DateInt | null
  min: DateInt
  onDate: (date: DateInt | null) => void
}

/** A date by typing. The text is the visitor's own until the box is left; then it is put into the usual form. */
export function TypedDate({ label, format, invalid, value, min, onDate }: TypedDateProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const read = (text: string) => {
    const date = parseTyped(text)
    return date !== null && date >= min ? date : null
  }
  const typed = (text: string) => {
    const date = read(text)
    setDraft(text)
    setWrong(false)
    if (date !== null || text.trim() === '') onDate(date)
  }
  const left = () => {
    if (draft === null) return
    const fine = draft.trim() === '' || read(draft) !== null
    setWrong(!fine)
    if (fine) setDraft(null)
  }
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
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder={format}
        value={draft ?? (value === null ? '' : formatTyped(value))}
        onChange={(event) => typed(event.currentTarget.value)}
        onBlur={left}
      />
      <FieldError id={id} text={wrong ? invalid : undefined} />
    </span>
  )
}
