import type { Schema } from '../../api/operations.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'

type Details = Schema<'OfferDetails'>

/** A cancellation fee and when it starts to apply (ISO 8601); without `from` it already does. */
export type Fee = { from?: string; amount: Amount }

/**
 * What cancelling costs, in order of time. A fee that has begun has no start, and of several such only the last counts.
 * @param now milliseconds since 1970 UTC
 */
export function feesOf({ cancellationPolicies }: Pick<Details, 'cancellationPolicies'>, now: number): Fee[] {
  const steps = cancellationPolicies.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))
  const begun = steps.findLastIndex(({ from }) => Date.parse(from) <= now)
  return steps
    .slice(Math.max(0, begun))
    .map(({ from, price }, at) => (begun >= 0 && at === 0 ? { amount: price } : { from, amount: price }))
}

/** The price of each room for the whole stay, with its number of nights, in the order of the search. */
export function roomSums({ priceBreakdowns = [] }: Pick<Details, 'priceBreakdowns'>) {
  const rooms = Map.groupBy(priceBreakdowns, ({ room }) => room)
  return [...rooms]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([room, nights]) =>
      byCurrency(nights.map(({ price }) => price)).map((amount) => ({ room, nights: nights.length, amount })),
    )
}
