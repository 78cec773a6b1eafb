import type { Schema } from './schemas.ts'

/** A sum in hundredths. All arithmetic happens here, in integers; the wire has major units with two decimals. */
export type Cents = number

export type Currency = Schema<'Currency'>
export type Money = Schema<'Money'>

/** The amount as the wire has it. */
export const money = (cents: Cents, currency: Currency = 'try'): Money => ({ value: cents / 100, currency })

/** The hundredths of a wire amount. */
export const centsOf = (value: number): Cents => Math.round(value * 100)

/** A share of a sum in thousandths, rounded half up (decision 19.2). */
export const share = (cents: Cents, perMille: number): Cents => Math.floor((cents * perMille + 500) / 1000)

/** Rounded half up to whole lira: agencies sell nights at round prices. */
export const wholeLira = (cents: Cents): Cents => Math.floor((cents + 50) / 100) * 100
