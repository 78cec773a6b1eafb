import { money, sum, toValue, type Currency, type Money } from './money.ts'

/** An amount as the contract writes it, in major units. */
export type Amount = { value: number; currency: Currency }

export const amountOf = (exact: Money): Amount => ({ value: toValue(exact), currency: exact.currency })
export const moneyOf = ({ value, currency }: Amount): Money => money(value, currency)

/**
 * Amounts added up, one sum for each currency in the order in which the currencies appear: what is paid at several
 * hotels is paid in each one's own money.
 */
export function byCurrency(amounts: readonly (Amount | undefined)[]): Amount[] {
  const given = amounts.filter((amount) => amount !== undefined).map(moneyOf)
  const currencies = [...new Set(given.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const same = given.filter((amount) => amount.currency === currency)
    return amountOf(sum(same, currency))
  })
}

/** How far one amount is from another of the same currency; negative when it is less. */
export function difference(now: Amount, before: Amount): Amount {
  return amountOf({ minor: moneyOf(now).minor - moneyOf(before).minor, currency: now.currency })
}
