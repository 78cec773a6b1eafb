import { share, type Cents } from '../basics/money.ts'

/** A price of the provider with the site's markup, given in percent; rounded half up once (decision 19.7). */
export const withMarkup = (cents: Cents, percent: number): Cents => share(cents, 1000 + Math.round(percent * 10))
