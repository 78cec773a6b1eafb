import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Schema } from '../api/operations.ts'
import { useFormats } from '../i18n/use-locale.ts'
import { Price } from '../ui/Price.tsx'

type PriceTextProps = {
  amount: Schema<'Money'>
  size?: 's' | 'm' | 'l' | 'xl'
  /** The reference price of the contract, shown struck through. */
  was?: Schema<'Money'> | undefined
  /** Percent. */
  discount?: number | undefined
  /** What the amount covers. */
  per?: ReactNode
}

/** An amount of the contract as the loudest number of its block. */
export function PriceText({ amount, size, was, discount, per }: PriceTextProps) {
  const { money, number } = useFormats()
  const { formatMessage } = useIntl()
  const { sign, whole, fraction, text } = money(amount)
  return (
    <Price
      sign={sign}
      whole={whole}
      // The separator belongs to the small part; it is the character between whole and fraction.
      fraction={text.slice(-fraction.length - 1)}
      {...(size ? { size } : {})}
      was={was && { text: money(was).text, label: formatMessage({ id: 'price.was' }) }}
      cut={discount ? `\u2212${number(discount)}%` : undefined}
      per={per}
    />
  )
}

/** An amount within a sentence or a table, left to right in every language. */
export function Amount({ of }: { of: Schema<'Money'> }) {
  return <span className="ltr nums">{useFormats().money(of).text}</span>
}
