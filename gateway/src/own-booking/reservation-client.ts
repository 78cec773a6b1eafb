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

const CANCELLED_STATUSES: ReadonlySet<number | undefined> = new Set([
  ReservationStatus.Cancel,
  ReservationStatus.CancelX,
])

/** Calls the provider directly if the site does so, otherwise through the agency. */
export function reservationClient(context: Context, site: Site, requestId?: string): ReservationClient {
  const provider = providerFor(context, site)
  return provider ? direct(provider, context, site, requestId) : throughAgency(context, site, requestId)
}

/** Uses the provider's own calls (decision 17.11). The penalty includes the site's markup, as the price did. */
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
      const cheapest = await provider('cancellationPenaltyList', { ...call, body: { reservationNumber } })
        .then(({ body }) => cheapestOf(body))
        .catch(undefinedIfRefused)
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
      return CANCELLED_STATUSES.has(body.reservationData.reservationInfo.reservationStatus)
    },
  }
}

/** Uses the cancellation policies that the agency lists for a reservation, because it has no penalty call. */
function throughAgency({ upstream, clock }: Context, site: Site, requestId: string | undefined): ReservationClient {
  const detail = async (id: string) => {
    const { items } = (await upstream('reservationDetail', { site, requestId, params: { path: { id } } })).body
    checkSame(id, items.summary.reservationNumber)
    return items
  }
  return {
    async penalty(number) {
      const items = await detail(number).catch(undefinedIfRefused)
      if (items === undefined) return NOT_CANCELABLE
      const { summary, cancellationPolicies } = items
      const hasBegun = summary.beginDate <= todayAt(clock.now())
      if (hasBegun || CANCELLED_STATUSES.has(summary.reservationStatus)) return NOT_CANCELABLE
      const penalty = feeAt(cancellationPolicies, clock.now(), summary.salePrice.currency)
      return { cancelable: penalty !== undefined, penalty }
    },
    async cancel(id, _reason, recordedAt) {
      await upstream('reservationCancel', { site, requestId, recordedAt, params: { path: { id } } })
    },
    isCancelled: async (number) => CANCELLED_STATUSES.has((await detail(number)).summary.reservationStatus),
  }
}

/**
 * The cancellation fee at a moment (epoch milliseconds): zero before the first policy starts. Undefined if the agency
 * lists no policies.
 */
export function feeAt(
  policies: readonly Schemas['ProviderCancellation'][] = [],
  now: number,
  currency: Money['currency'],
): Money | undefined {
  if (policies.length === 0) return undefined
  const started = policies.filter(({ from }) => Date.parse(from) <= now)
  const current = started.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from)).at(-1)
  return current?.price ?? { value: 0, currency }
}

/** Returns undefined if the reservation is unknown or cannot be cancelled; rethrows every other error. */
function undefinedIfRefused(error: unknown): undefined {
  const isRefusal = error instanceof Problem && (error.name === 'wrong-step' || error.name === 'not-found')
  if (!isRefusal) throw error
}

/** Fails if the response is about another reservation (F15). */
function checkSame(requested: string, returned: string): void {
  if (requested !== returned) throw new Problem('upstream-contract', { outcome: 'unknown' })
}
