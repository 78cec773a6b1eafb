import { money, sum, toValue, type Currency, type Money } from './money.ts'

/** An amount as the contract writes it, in major units. */
export type Amount = { value: number; currency: Currency }

export const amountOf = (exact: Money): Amount => ({ value: toValue(exact), currency: exact.currency })
export const moneyOf = ({ value, currency }: Amount): Money => money(value, currency)

/**
 * Sums amounts per currency, in the order in which the currencies first appear: amounts paid at several hotels are each
 * in the hotel's currency.
 */
export function byCurrency(amounts: readonly (Amount | undefined)[]): Amount[] {
  const present = amounts.filter((amount) => amount !== undefined).map(moneyOf)
  const currencies = [...new Set(present.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const same = present.filter((amount) => amount.currency === currency)
    return amountOf(sum(same, currency))
  })
}

/** The difference between two amounts of the same currency; negative when `now` is less. */
export function difference(now: Amount, before: Amount): Amount {
  return amountOf({ minor: moneyOf(now).minor - moneyOf(before).minor, currency: now.currency })
}

/** The average share of an amount that covers several, such as the price per room of an offer for three rooms. */
export const shareOf = ({ value, currency }: Amount, count: number): number =>
  toValue({ minor: Math.round(money(value, currency).minor / count), currency })
