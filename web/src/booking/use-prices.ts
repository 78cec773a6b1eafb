import { useMemo } from 'react'
import { SIGNS } from '@rota/openapi/reference/signs'
import { useSite } from '../api/use-site.ts'
import { useShownCurrency, useShownFormats } from './currency/shown-currency.ts'
import type { Range } from '../domain/listing/filters.ts'
import type { PriceIn } from '../domain/listing/price-currency.ts'

/** What a list needs to filter by price in the visitor's currency; its URL may name another one. */
export type Prices = {
  /** The sign of the currency of the price filter. */
  sign: string
  /** The value of a price in that currency. */
  priceIn: PriceIn
  /** The filters of a URL, with the price in the visitor's currency. */
  shown: <Filters extends { price: Range }>(filters: Filters) => Filters
  /** A range that the visitor chose, as the URL has it. */
  chosen: (range: Range) => Range
}

/**
 * The price filter of a list, in the currency in which its visitor sees prices (decision 36.13). The code that converts is loaded only if the visitor has chosen a currency, or the URL names one.
 */
export function usePrices(agencyCurrency: keyof typeof SIGNS = 'try'): Prices {
  const { rates } = useSite()
  const formats = useShownFormats()
  const currency = useShownCurrency()
  return useMemo(() => {
    const { code, sign } = (formats && currency) ?? { code: agencyCurrency, sign: SIGNS[agencyCurrency] }
    const into = { code, own: agencyCurrency, rates }
    return {
      sign,
      priceIn: formats?.pricesIn(into) ?? ((price) => price?.value),
      shown: (filters) => (formats ? { ...filters, price: formats.rangeIn(filters.price, into) } : filters),
      chosen: (range) => formats?.namedRange(range, into) ?? range,
    }
  }, [formats, currency, agencyCurrency, rates])
}
