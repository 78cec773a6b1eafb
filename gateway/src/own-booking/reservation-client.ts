import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import { todayAt } from '../translate/today.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Provider } from '../ports/provider.ts'
import { cheapestOf } from '../translate/provider/bookings/cancellation.ts'
import { priceOf } from '../translate/provider/price.ts'
import type { Money } from '../translate/money/money.ts'
import { providerFor } from '../upstream/inventory.ts'

/** The current penalty of a provider reservation, and the cancellation reason it applies to. */
interface ReservationPenalty {
  cancelable: boolean
  penalty: Money | undefined
  reason?: string
}

/** A reservation at the provider. All calls throw a Problem on failure. */
export interface ReservationClient {
  penalty(number: string): Promise<ReservationPenalty>
  /** @param recordedAt as in `UpstreamCall` */
  cancel(number: string, reason: string | undefined, recordedAt: number): Promise<void>
  isCancelled(number: string): Promise<boolean>
}

const NOT_CANCELABLE: ReservationPenalty = { cancelable: false, penalty: undefined }

const GONE: ReadonlySet<number | undefined> = new Set([ReservationStatus.Cancel, ReservationStatus.CancelX])

/** Calls the provider directly if the site does so, otherwise through the agency. */
export function reservationClient(context: Context, site: Site, requestId?: string): ReservationClient {
  const provider = providerFor(context, site)
  return provider ? direct(provider, context, site, requestId) : throughAgency(context, site, requestId)
}

/** Uses the provider's own penalty call (decision 17.11). The penalty includes the site's markup, as the price did. */
function direct(
  provider: Provider,
  { upstream }: Context,
  site: Site,
  requestId: string | undefined,
): ReservationClient {
  const call = { site, requestId }
  return {
    async penalty(reservationNumber) {
      const { body: view } = await upstream('siteView', call)
      const asked = provider('cancellationPenaltyList', { ...call, body: { reservationNumber } })
      const cheapest = await asked.then(({ body }) => cheapestOf(body)).catch(nothingWhenRefused)
      if (cheapest === undefined) return NOT_CANCELABLE
      const penalty = priceOf(cheapest.price, view.site.markupRate ?? 0)
      return { cancelable: penalty !== undefined, penalty, reason: cheapest.reason.id }
    },
    async cancel(reservationNumber, reason = '', recordedAt) {
      await provider('reservationCancel', { ...call, recordedAt, body: { reservationNumber, reason } })
    },
    async isCancelled(reservationNumber) {
      const { body } = await provider('reservationView', { ...call, body: { reservationNumber } })
      checkSame(reservationNumber, body.reservationNumber)
      return GONE.has(body.reservationData.reservationInfo.reservationStatus)
    },
  }
}

/** Uses the cancellation steps that the agency lists for a reservation, because it has no penalty call. */
function throughAgency({ upstream, clock }: Context, site: Site, requestId: string | undefined): ReservationClient {
  const detail = async (id: string) => {
    const { items } = (await upstream('reservationDetail', { site, requestId, params: { path: { id } } })).body
    checkSame(id, items.summary.reservationNumber)
    return items
  }
  return {
    async penalty(number) {
      const found = await detail(number).catch(nothingWhenRefused)
      if (found === undefined) return NOT_CANCELABLE
      const { summary, cancellationPolicies } = found
      const hasBegun = summary.beginDate <= todayAt(clock.now())
      if (hasBegun || GONE.has(summary.reservationStatus)) return NOT_CANCELABLE
      const penalty = dueAt(cancellationPolicies, clock.now(), summary.salePrice.currency)
      return { cancelable: penalty !== undefined, penalty }
    },
    async cancel(id, _reason, recordedAt) {
      await upstream('reservationCancel', { site, requestId, recordedAt, params: { path: { id } } })
    },
    isCancelled: async (number) => GONE.has((await detail(number)).summary.reservationStatus),
  }
}

/** The fee that applies at a moment: nothing before the first step. Undefined if no steps are listed. */
export function dueAt(
  policies: readonly Schemas['ProviderCancellation'][] = [],
  now: number,
  currency: Money['currency'],
): Money | undefined {
  if (policies.length === 0) return undefined
  const begun = policies.filter(({ from }) => Date.parse(from) <= now)
  const last = begun.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)).at(-1)
  return last?.price ?? { value: 0, currency }
}

/** Treats a reservation that is unknown or cannot be cancelled as one without a penalty; other errors are rethrown. */
function nothingWhenRefused(error: unknown): undefined {
  const isNo = error instanceof Problem && (error.name === 'wrong-step' || error.name === 'not-found')
  if (!isNo) throw error
}

/** Fails if the response is about another reservation (F15). */
function checkSame(asked: string, answered: string): void {
  if (asked !== answered) throw new Problem('upstream-contract', { outcome: 'unknown' })
}
