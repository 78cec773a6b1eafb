import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import { todayAt } from '../translate/today.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Provider } from '../ports/provider.ts'
import { cheapestOf } from '../translate/provider/bookings/cancellation.ts'
import { priceOf } from '../translate/provider/price.ts'
import type { Money } from '../translate/money.ts'
import { providerFor } from '../upstream/inventory.ts'

/** What giving back a reservation of the provider costs now, and the reason that this is the price of. */
interface ReservationPenalty {
  cancelable: boolean
  penalty: Money | undefined
  reason?: string
}

/** A reservation at the provider; every question fails with a Problem. */
export interface ProviderDesk {
  penalty(number: string): Promise<ReservationPenalty>
  cancel(number: string, reason: string | undefined): Promise<void>
  isCancelled(number: string): Promise<boolean>
}

const NOT_CANCELABLE: ReservationPenalty = { cancelable: false, penalty: undefined }

const GONE: ReadonlySet<number | undefined> = new Set([ReservationStatus.Cancel, ReservationStatus.CancelX])

/** The provider itself where the site asks it, else the agency that stands in between. */
export function providerDesk(context: Context, site: Site, requestId?: string): ProviderDesk {
  const provider = providerFor(context, site)
  return provider ? direct(provider, context, site, requestId) : throughAgency(context, site, requestId)
}

/** By the provider's own penalty call (decision 17.11); the site's markup is on it, as it was on the price. */
function direct(provider: Provider, { upstream }: Context, site: Site, requestId: string | undefined): ProviderDesk {
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
    async cancel(reservationNumber, reason = '') {
      await provider('reservationCancel', { ...call, body: { reservationNumber, reason } })
    },
    async isCancelled(reservationNumber) {
      const { body } = await provider('reservationView', { ...call, body: { reservationNumber } })
      checkSame(reservationNumber, body.reservationNumber)
      return GONE.has(body.reservationData.reservationInfo.reservationStatus)
    },
  }
}

/** By the steps that the agency tells of a reservation, for it has no penalty call. */
function throughAgency({ upstream, clock }: Context, site: Site, requestId: string | undefined): ProviderDesk {
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
    async cancel(id) {
      await upstream('reservationCancel', { site, requestId, params: { path: { id } } })
    },
    isCancelled: async (number) => GONE.has((await detail(number)).summary.reservationStatus),
  }
}

/** The step that holds at a moment; before the first one it is free. Undefined where no steps are told. */
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

/** A reservation that the other side does not know, or does not let go, cannot be cancelled here. */
function nothingWhenRefused(error: unknown): undefined {
  const isNo = error instanceof Problem && (error.name === 'wrong-step' || error.name === 'not-found')
  if (!isNo) throw error
}

/** An answer about another reservation is none (F15). */
function checkSame(asked: string, answered: string): void {
  if (asked !== answered) throw new Problem('upstream-contract', { outcome: 'unknown' })
}
