import { useState, type KeyboardEvent } from 'react'
import { digitsOf, latinDigits } from '../../../domain/text/digits.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import styles from '../list-filters.module.css'

type RangeInputProps = {
  label: string
  /** "₺"; absent for plain counts. */
  sign?: string | undefined
  value: number
  /** Receives the typed number on blur or Enter. */
  onValue: (value: number) => void
}

/** The decimals of a typed number, which are dropped: prices are filtered in whole units. */
const DECIMALS = /[.,\u066b][0-9]{1,2}[^0-9]*$/

/**
 * A text box for one end of a range. It accepts grouping separators, decimals and any of the digit sets; an empty box
 * changes nothing.
 */
export function RangeInput({ label, sign, value, onValue }: RangeInputProps) {
  const { number } = useFormats()
  const [typed, setTyped] = useState<string>()
  const applyTyped = () => {
    const digits = digitsOf(latinDigits(typed ?? '').replace(DECIMALS, '')).slice(0, 9)
    setTyped(undefined)
    if (digits !== '' && Number(digits) !== value) onValue(Number(digits))
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') applyTyped()
  }
  return (
    <label className={styles.end}>
      <span className="sr">{label}</span>
      {sign ? <span aria-hidden="true">{sign}</span> : null}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? number(value)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={applyTyped}
        onKeyDown={applyOnEnter}
      />
    </label>
  )
}
