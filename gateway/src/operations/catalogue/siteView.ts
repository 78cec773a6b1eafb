import type { Context, Operation, OperationRequest } from '../../ports/context.ts'
import type { Session, Site } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Intent } from '../../ports/records.ts'
import { isOver, latestAttempt } from '../../booking/attempt.ts'
import { FIRST_VERSION, withVersion } from '../../booking/version.ts'
import { acceptsCallbacks, acceptsCorporateRequests } from '../../booking/letter.ts'
import { bankUrl } from '../../payment/bank/post-url.ts'
import { paymentOf } from '../../payment/status.ts'
import { staleMark } from '../../respond/stale.ts'

/**
 * Returns the data a storefront starts with. Site, rates and navigation are shared and cached; the booking belongs to
 * the caller and is only fetched if there is a session.
 */
export const handle: Operation<'siteView'> = async (request, context) => {
  const { site, session, paidBooking, signal } = request
  const [shared, ownBasket, endingPayment, latestPayment] = await Promise.all([
    context.upstream('siteView', { site, signal }),
    session === undefined ? undefined : ownBooking(request, session, context),
    paidBooking === undefined ? undefined : latestAttempt(context.store, paidBooking),
    session === undefined ? undefined : latestAttempt(context.store, session.booking),
  ])
  // Nothing else tells a new tab of a payment that still runs, and the booking cannot be changed before its end (H4).
  const runningPayment = latestPayment && !isOver(latestPayment.state) ? latestPayment : undefined
  const attempt = endingPayment ?? (ownBasket ? runningPayment : undefined)
  const payment = attempt && (await unansweredPayment(attempt, context))
  // `payment` is added by the gateway, so a property of that name from the agency is removed.
  const { payment: _, ...sharedBody }: typeof shared.body & { payment?: unknown } = shared.body
  const { partnerSite } = shared.body.site
  const formsOff = context.switches.stopsForms(site.host)
  const [takesCalls, takesCompanies] = [acceptsCallbacks(partnerSite), acceptsCorporateRequests(partnerSite)]
  const record = {
    ...shared.body.site,
    underMaintenance: shared.body.site.underMaintenance || context.switches.isClosed(site.host),
    options: safeOptions(shared.body.site.options, site),
    imageBase: `/images/${site.account}`,
    partnerSite: {
      ...partnerSite,
      takesNotifications: takesCalls && !formsOff,
      takesContact: takesCompanies && !formsOff,
      formsOff: formsOff && (takesCalls || takesCompanies),
    },
  }
  return {
    status: 200,
    body: { ...sharedBody, site: record, booking: ownBasket ?? null, ...(payment ? { payment } : {}) },
    headers: staleMark(shared),
    // The booking is null if it is completed or unknown to the agency. Its session is then cleared.
    ...(session !== undefined && ownBasket === null ? { session: { clear: true } } : {}),
  }
}

/** Removes a card page whose host is not one of the bank's, because it is shown in a frame (decision 21.7). */
function safeOptions(options: Schemas['SiteOptions'], { paymentHosts }: Site): Schemas['SiteOptions'] {
  const { cardPage, ...payment } = options.payment
  if (cardPage === undefined || bankUrl(cardPage, paymentHosts)) return options
  return { ...options, payment }
}

/**
 * The payment whose state the storefront polls, for a visitor who missed the response or has closed its tab (D12, H4).
 */
async function unansweredPayment(intent: Intent, context: Context): Promise<Schemas['UnansweredPayment']> {
  const { state, declineReason, bookingToken } = await paymentOf(intent, context)
  return {
    token: intent.token,
    state,
    ...(declineReason === undefined ? {} : { declineReason }),
    ...(bookingToken === undefined ? {} : { bookingToken }),
  }
}

/** The caller's booking with its version; null if the agency does not know it or it is completed. */
async function ownBooking(
  { site, signal }: OperationRequest<'siteView'>,
  session: Session,
  context: Context,
): Promise<Schemas['Booking'] | null> {
  const call = { site, sessionId: session.booking, signal, uses: 'booking' }
  const { booking } = (await context.upstream('siteView', call)).body
  if (booking === null || booking.completion !== undefined) return null
  return withVersion(booking, (await context.store.read('versions', session.booking)) ?? FIRST_VERSION)
}
