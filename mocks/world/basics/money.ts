import type { Schema } from './schemas.ts'

/** An amount in hundredths. All arithmetic is done here, in integers; the API has major units with two decimals. */
export type Cents = number

export type Currency = Schema<'Currency'>
export type Money = Schema<'Money'>

/** The amount in the format of the API. */
export const money = (cents: Cents, currency: Currency = 'try'): Money => ({ value: cents / 100, currency })

/** Converts an amount of the API to hundredths. */
export const centsOf = (value: number): Cents => Math.round(value * 100)

/** A share of an amount, given in thousandths and rounded half up (decision 19.2). */
export const share = (cents: Cents, perMille: number): Cents => Math.floor((cents * perMille + 500) / 1000)

/** Rounds half up to whole lira, because agencies sell nights at round prices. */
export const wholeLira = (cents: Cents): Cents => Math.floor((cents + 50) / 100) * 100
