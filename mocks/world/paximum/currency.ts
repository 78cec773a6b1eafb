import { money, type Cents, type Currency, type Money } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import { EXCHANGE } from '../seed/exchange.ts'

export type Code = Schema<'ProviderCurrency'>

const LIRA: Readonly<Record<Code, number>> = { TRY: 1, EUR: EXCHANGE.eur, USD: EXCHANGE.usd, GBP: EXCHANGE.gbp }
const WIRE: Readonly<Record<Code, Currency>> = { TRY: 'try', EUR: 'eur', USD: 'usd', GBP: 'gbp' }

/** Hundredths of a lira as hundredths of a currency, rounded half up. */
export const centsIn = (lira: Cents, code: Code): Cents => Math.round(lira / LIRA[code])

/** A sum in a currency as the wire has it. */
export const moneyIn = (cents: Cents, code: Code): Money => money(cents, WIRE[code])

/** Hundredths of a currency as hundredths of a lira, rounded half up. */
export const liraFrom = (cents: Cents, code: Code): Cents => Math.round(cents * LIRA[code])
