import type { SoldIn } from '../../world/provider/supply/currency.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'

const NAMES: Readonly<Record<SoldIn, string>> = {
  TRY: 'Turkish lira',
  EUR: 'Euro',
  USD: 'US dollar',
  GBP: 'Pound sterling',
}

/** A currency in the provider's format. */
export const currency = (code: SoldIn): Wire<'CurrencyInfo'> => ({
  code,
  internationalCode: code,
  iconText: code,
  name: NAMES[code],
})
