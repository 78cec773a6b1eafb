import { money, type Cents, type Currency, type Money } from '../basics/money.ts'
import type { SoldIn } from '../provider/supply/currency.ts'

const WIRE: Readonly<Record<SoldIn, Currency>> = { TRY: 'try', EUR: 'eur', USD: 'usd', GBP: 'gbp' }

/** An amount in a currency, in the agency's format. */
export const moneyIn = (cents: Cents, code: SoldIn): Money => money(cents, WIRE[code])
