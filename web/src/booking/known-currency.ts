import { CURRENCIES } from '@rota/openapi/reference/currencies'
import type { ShownRates } from '../domain/money/shown-currency.ts'
import { currencyNamed } from '../domain/settings/offered.ts'

/** A currency of the whole reference list, which is not in the first load. */
export const knownCurrency = (code: string | undefined, rates: ShownRates) => currencyNamed(code, rates, CURRENCIES)
