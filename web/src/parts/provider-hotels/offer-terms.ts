import type { Schema } from '../../api/operations.ts'
import { byCurrency, difference, type Amount } from '../../domain/money/amounts.ts'

type Details = Schema<'OfferDetails'>

/** A cancellation fee and when it starts to apply (ISO 8601); without `from` it already does. */
export type Fee = { from?: string; amount: Amount }

/**
 * The fees for cancelling, in order of time. The first fee has no `from` if it applies already; earlier steps that it
 * has replaced are left out.
 * @param now milliseconds since 1970 UTC
 */
export function feesOf({ cancellationPolicies }: Pick<Details, 'cancellationPolicies'>, now: number): Fee[] {
  const steps = cancellationPolicies.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
  const currentStep = steps.findLastIndex(({ from }) => Date.parse(from) <= now)
  return steps
    .slice(Math.max(0, currentStep))
    .map(({ from, price }, at) => (currentStep >= 0 && at === 0 ? { amount: price } : { from, amount: price }))
}

/**
 * The price of each room for the whole stay, with its number of nights, in the order of the search. Each night is
 * rounded, so the sum may differ from the price of the offer by up to 0.01 per night. That difference is added to the
 * last room (decision 19.4).
 */
export function roomSums({ price, priceBreakdowns = [] }: Pick<Details, 'price' | 'priceBreakdowns'>) {
  const rooms = Map.groupBy(priceBreakdowns, ({ room }) => room)
  const sums = [...rooms]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([room, nights]) =>
      byCurrency(nights.map((night) => night.price)).map((amount) => ({ room, nights: nights.length, amount })),
    )
  const [sum, ...others] = byCurrency(sums.map(({ amount }) => amount))
  const last = sums.at(-1)
  if (!last || sum?.currency !== price.currency || others.length > 0) return sums
  const roundingDifference = difference(price, sum)
  const [amount = last.amount] = byCurrency([last.amount, roundingDifference])
  return Math.abs(roundingDifference.value) * 100 <= priceBreakdowns.length
    ? [...sums.slice(0, -1), { ...last, amount }]
    : sums
}
