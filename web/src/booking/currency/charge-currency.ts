import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import { SIGNS } from '@rota/openapi/reference/signs'
import { useSite } from '../../api/use-site.ts'
import { chargeable, type Currency } from '../../domain/money/money.ts'
import { chooseCurrency } from './choose-currency.ts'
import { useShownCurrency } from './shown-currency.ts'

const choose = (currency: Currency): void =>
  chooseCurrency({ code: currency, sign: SIGNS[currency], digits: MINOR_UNITS[currency] })

/**
 * The currency that the visitor is charged in: the one in which prices are shown, if the site charges it, else lira
 * (decision 19.9). `offered` lists all that the site charges, and `choose` selects one of them.
 */
export function useChargeCurrency() {
  const offered = chargeable(useSite().site.options.payment.currencies)
  const wanted = useShownCurrency()?.code
  const currency = offered.find((it) => it === wanted) ?? 'try'
  return { currency, offered, choose }
}
