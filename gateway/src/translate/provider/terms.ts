import { ProviderId } from '@rota/openapi/provider/enums'
import type { Schemas } from '../../ports/contract.ts'
import type { Wire } from '../../ports/provider.ts'
import { momentOf } from './days.ts'
import { present } from './present.ts'
import { priceOf } from './price.ts'
import type { Conversion } from './conversion.ts'

type Terms = Schemas['ProviderCancellation'][]

/**
 * Cancellation fees, step by step. Undefined if a step is invalid, because incomplete terms would look better than the
 * real ones. The operator's own steps start at `beginDate`, others at `dueDate` (decision 17.5).
 */
export function termsOf(
  policies: readonly Wire['CancellationPolicy'][] | undefined,
  conversion: Conversion,
): Terms | undefined {
  const steps = (policies ?? []).map((policy) => stepOf(policy, conversion))
  return steps.every((step) => step !== undefined) ? steps.slice(0, 40) : undefined
}

/**
 * Whether an offer can be cancelled free of charge now. The provider also says so of offers whose first fee applies
 * already (decision 17.5).
 */
export const isFree = (isRefundable: boolean | undefined, terms: Terms, now: number): boolean =>
  isRefundable === true && !terms.some(({ from, price }) => price.value > 0 && Date.parse(from) <= now)

function stepOf({ beginDate, dueDate, price, provider }: Wire['CancellationPolicy'], { markup }: Conversion) {
  const isOwn = provider === ProviderId.TourVisio
  const from = momentOf(isOwn ? beginDate : dueDate) ?? momentOf(dueDate) ?? momentOf(beginDate)
  const told = priceOf(price, markup)
  if (from === undefined || told === undefined) return undefined
  const percent = price?.percent
  const isShare = percent !== undefined && percent >= 0 && percent <= 100
  return present({ from, percent: isShare ? percent : undefined, price: told })
}

/** Whether an offer can be held unpaid, and until when. */
export function reservableOf(info: Wire['ReservableInfo'] | undefined): Schemas['ReservableInfo'] {
  const reservable = info?.reservable === true
  return present({ reservable, optionDate: reservable ? momentOf(info?.optionDate) : undefined })
}
