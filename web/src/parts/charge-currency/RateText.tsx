import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import type { Currency } from '../../domain/money/money.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Amount } from '../Amount.tsx'

type RateTextProps = {
  currency: Currency
  rates: Schema<'Rates'>
  /** When the rates were read; without it they are today's. */
  at?: string | undefined
}

/** "€1,00 = ₺48,10, read on 22.11.2026 at 14:05": the exchange rate of the charge. Renders nothing for lira. */
export function RateText({ currency, rates, at }: RateTextProps) {
  const { rate, instantDate, time } = useFormats()
  if (currency === 'try') return null
  const values = {
    one: <Amount of={{ value: 1, currency }} />,
    lira: <span className="ltr nums">₺{rate(rates[currency])}</span>,
    date: at === undefined ? '' : instantDate(at),
    time: <span className="ltr nums">{at === undefined ? '' : time(at)}</span>,
  }
  return <FormattedMessage id={at === undefined ? 'charge.rate.today' : 'charge.rate'} values={values} />
}
