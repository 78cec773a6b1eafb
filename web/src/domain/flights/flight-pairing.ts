import type { Amount } from '../money/amounts.ts'

/** The fields of a fare that the pairing rules use (decision 17.3). */
export type Fare = {
  offerId?: string
  offerIds: readonly { groupKey: string; offerId: string }[]
  groupKeys: readonly string[]
  isPackageOffer: boolean
  price: Amount
}

/** Two fares that are sold together, with the offer ids to book. */
export type Pair = { out: string; home: string; total: Amount }

const offerIdFor = ({ offerIds }: Fare, key: string) => offerIds.find(({ groupKey }) => groupKey === key)?.offerId

/**
 * The pair that two fares make, undefined if they are not sold together. "Outbound and return may be sold together only
 * under a common group key" (decision 17.3), and both need an offer id for that key. Fares in two currencies are no
 * pair, because their prices cannot be added.
 */
export function pairOf(out: Fare, home: Fare): Pair | undefined {
  const pairs = out.groupKeys.flatMap((key) => {
    const [outId, homeId] = [offerIdFor(out, key), offerIdFor(home, key)]
    return home.groupKeys.includes(key) && outId !== undefined && homeId !== undefined
      ? [{ out: outId, home: homeId }]
      : []
  })
  const [pair] = pairs
  const isOneCurrency = out.price.currency === home.price.currency
  return pair && isOneCurrency ? { ...pair, total: pairTotal(out, home) } : undefined
}

/** "A package costs the higher price of its legs, not their sum" (decision 17.3). */
function pairTotal(out: Fare, home: Fare): Amount {
  const { currency } = out.price
  const [a, b] = [out.price.value, home.price.value]
  if (out.isPackageOffer && home.isPackageOffer) return { value: Math.max(a, b), currency }
  return { value: Math.round(a * 100 + b * 100) / 100, currency }
}
