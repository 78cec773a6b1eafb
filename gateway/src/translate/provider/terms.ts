import { ProviderId } from '@rota/openapi/provider/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { Wire } from '../../ports/provider.ts'
import { momentOf } from './days.ts'
import { withoutUndefined } from './present.ts'
import { priceOf } from './price.ts'
import type { Conversion } from './conversion.ts'

type Terms = Schemas['ProviderCancellation'][]
type Policy = Wire['CancellationPolicy']

/** A usable step, with the provider's price because sums are rounded only once (decision 19.7). */
interface Step {
  from: string
  percent: number | undefined
  price: Wire['Price']
}

/** Maximum number of steps in our contract. */
const MAX_STEPS = 40

/**
 * Cancellation fees of a whole offer, step by step. Undefined if a step is invalid, because incomplete terms would look
 * better than the real ones (decision 17.5).
 */
export const termsOf = (policies: readonly Policy[] | undefined, conversion: Conversion): Terms | undefined =>
  termsOfAll([policies], conversion)

/**
 * Cancellation fees of several services that are cancelled together. Every room of every service has its own fees, so
 * the fee of the whole is their sum (decision 17.5). Undefined as in `termsOf`.
 */
export function termsOfAll(
  services: readonly (readonly Policy[] | undefined)[],
  { markup }: Conversion,
): Terms | undefined {
  const rooms = services.flatMap((policies = []) => [...Map.groupBy(policies, ({ roomNumber }) => roomNumber).values()])
  const converted = rooms.map((policies) => policies.map((policy) => stepOf(policy, markup)))
  const groups = converted.map((steps) => steps.filter((step) => step !== undefined))
  if (groups.flat().length < converted.flat().length) return undefined
  const [firstGroup = []] = groups
  const terms = (groups.length > 1 ? sumOf(groups) : firstGroup)?.map(({ from, percent, price }) => {
    const fee = priceOf(price, markup)
    return fee && withoutUndefined({ from, percent, price: fee })
  })
  return terms?.every((step) => step !== undefined) ? terms.slice(0, MAX_STEPS) : undefined
}

/**
 * Whether an offer can be cancelled free of charge now. The provider also says so of offers whose first fee applies
 * already (decision 17.5).
 */
export const isFree = (isRefundable: boolean | undefined, terms: Terms, now: number): boolean =>
  isRefundable === true && !terms.some(({ from, price }) => price.value > 0 && Date.parse(from) <= now)

function stepOf({ beginDate, dueDate, price, provider }: Policy, markup: number): Step | undefined {
  const from = startOf(momentOf(beginDate), momentOf(dueDate), provider === ProviderId.TourVisio)
  if (from === undefined || price === undefined || priceOf(price, markup) === undefined) return undefined
  const { percent } = price
  const isPercentage = percent !== undefined && percent >= 0 && percent <= 100
  return { from, percent: isPercentage ? percent : undefined, price }
}

/**
 * When a step starts: a step of the operator's own at the earlier of its two dates, any other at `dueDate` (decision
 * 17.5). Our timestamps can be compared as texts.
 */
function startOf(begin: string | undefined, due: string | undefined, isOwn: boolean): string | undefined {
  if (begin === undefined || due === undefined) return due ?? begin
  return isOwn && begin < due ? begin : due
}

/**
 * Adds up the steps of several groups. The result has a step whenever the fee of one group changes, with the sum of the
 * fees that apply from then on. Undefined if there is no sum in one currency, or if it changes too often for our
 * contract.
 */
function sumOf(groups: readonly (readonly Step[])[]): Step[] | undefined {
  const all = groups.flat()
  const [currency, ...others] = new Set(all.map(({ price }) => price.currency))
  const moments = [...new Set(all.map(({ from }) => from))].toSorted()
  if (currency === undefined || others.length > 0 || moments.length > MAX_STEPS) return undefined
  const timelines = groups.map((steps) => steps.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)))
  return moments.map((moment) => {
    const current = timelines.map((steps) => steps.findLast(({ from }) => from <= moment))
    // The percentage holds for the sum only if it is the same for every price.
    const [percent, ...unequal] = new Set(current.map((step) => step?.percent))
    const amount = current.reduce((sum, step) => sum + (step?.price.amount ?? 0), 0)
    return { from: moment, percent: unequal.length > 0 ? undefined : percent, price: { amount, currency } }
  })
}

/** Whether an offer can be held unpaid, and until when. */
export function reservableOf(info: Wire['ReservableInfo'] | undefined): Schemas['ReservableInfo'] {
  const reservable = info?.reservable === true
  return withoutUndefined({ reservable, optionDate: reservable ? momentOf(info?.optionDate) : undefined })
}
