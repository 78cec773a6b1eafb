import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../i18n/FormattedMessage.tsx'
import type { Schema } from '../api/operations.ts'
import { useFormats } from '../i18n/use-locale.ts'
import { Price } from '../ui/figures/Price.tsx'

type PriceTextProps = {
  amount: Schema<'Money'>
  size?: 's' | 'm' | 'l' | 'xl'
  /** The reference price of the contract, shown struck through. */
  was?: Schema<'Money'> | undefined
  /** Percent. */
  discount?: number | undefined
  /** How much the amount has changed since the visitor last saw it, positive or negative. */
  changed?: Schema<'Money'> | undefined
  /** What the amount is for, such as "5 nights". */
  per?: ReactNode
}

/** A price of the contract, the most prominent number of its block. */
export function PriceText({ amount, size, was, discount, changed, per }: PriceTextProps) {
  const { money, stated, number } = useFormats()
  const { formatMessage } = useIntl()
  const { sign, whole, fraction, text } = money(amount)
  const statedAmount = stated(amount)
  return (
    <Price
      sign={sign}
      whole={whole}
      // The decimal separator belongs to the small part; it is the character before the fraction.
      fraction={fraction && text.slice(-fraction.length - 1)}
      {...(size ? { size } : {})}
      was={was && { text: money(was).text, label: formatMessage({ id: 'price.was' }) }}
      cut={discount ? `\u2212${number(discount)}%` : undefined}
      changed={changed && signed(changed.value, money({ ...changed, value: Math.abs(changed.value) }).text)}
      per={
        statedAmount ? (
          <>
            {per}
            <Approximate statedAmount={statedAmount} isBelow={per !== undefined} />
          </>
        ) : (
          per
        )
      }
    />
  )
}

/** The amount as the agency states it, below an approximate one (decision 19.10). */
function Approximate({ statedAmount, isBelow }: { statedAmount: string; isBelow: boolean }) {
  return (
    <>
      {isBelow ? <br /> : null}
      <FormattedMessage id="price.approximate" values={{ amount: <span className="ltr nums">{statedAmount}</span> }} />
    </>
  )
}

/** "+₺240,00", "−₺240,00" */
const signed = (value: number, text: string) => `${value < 0 ? '\u2212' : '+'}${text}`
