import { useState, type KeyboardEvent } from 'react'
import { digitsOf } from '../../domain/digits.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import styles from './Filters.module.css'

type PriceInputProps = {
  label: string
  /** "₺" */
  sign: string
  value: number
  /** Gets what was typed when the box is left or Enter is pressed. */
  onPrice: (price: number) => void
}

/** One end of the price by typing; grouping points and any digits are understood. An empty box changes nothing. */
export function PriceInput({ label, sign, value, onPrice }: PriceInputProps) {
  const { number } = useFormats()
  const [typed, setTyped] = useState<string>()
  const take = () => {
    const digits = typed === undefined ? '' : digitsOf(typed).slice(0, 9)
    setTyped(undefined)
    if (digits !== '' && Number(digits) !== value) onPrice(Number(digits))
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
  }
  return (
    <label className={styles.price}>
      <span className="sr">{label}</span>
      <span aria-hidden="true">{sign}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? number(value)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={enter}
      />
    </label>
  )
}
