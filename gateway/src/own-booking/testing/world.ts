import type { Context } from '../../ports/context.ts'
import type { Upstream, UpstreamCall } from '../../ports/upstream.ts'
import type { Intent, Records } from '../../ports/records.ts'
import type { Site } from '../../ports/site.ts'
import type { BodyOf, Schemas, UpstreamOperationId } from '../../ports/contract.ts'
import type { components } from '@rota/openapi/agency/upstream'
import { type Outcome, Problem, type ProblemName } from '../../ports/problem.ts'
import { createSealer } from '../../guards/seal.ts'
import { handle as bookingByToken } from '../../operations/own-booking/bookingByToken.ts'
import { handle as bookingCancel } from '../../operations/own-booking/bookingCancel.ts'
import { handle as bookingFind } from '../../operations/own-booking/bookingFind.ts'
import { handle as bookingPenalty } from '../../operations/own-booking/bookingPenalty.ts'
import { refuseLate, SITE, testContext } from '../../payment/testing/context.ts'
import { bookingKeyOf } from '../../booking/token.ts'
import { startPayments } from '../../payment/payments.ts'
import { resultWrites } from '../../booking/numbers.ts'

type AgencyBooking = components['schemas']['Booking']
type Line = Schemas['QuoteLine']

/**
 * What happens to a call: it is not sent, its response is lost, the request is lost, or it is refused with this
 * problem.
 */
type Fault = 'not-sent' | 'answer-lost' | 'lost' | ProblemName

/** The booking's own token. */
export const TOKEN = 'b'.repeat(22)
const KEY = await bookingKeyOf(TOKEN)
/** The payment that paid the booking. */
const PAYMENT = 'p'.repeat(22)
export const NUMBER = 'YLK 4827 196'
export const EMAIL = 'defne@example.test'
const BOOKING = 'b-00000001'
const PAID: Schemas['Money'] = { value: 24_850, currency: 'try' }

/** A line that can be cancelled for free until 14 May 2027, with some properties replaced. */
export const lineOf = (change: Partial<Line> = {}): Line => ({
  key: 'h12',
  type: 'hotel',
  title: [],
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 1,
  total: PAID,
  cancellation: { refundable: true, freeUntil: '2027-05-14T20:59:00Z' },
  ...change,
})

/** A flight booked at the provider. */
export const FLIGHT = lineOf({ key: 'f1', type: 'flight', total: { value: 5000, currency: 'try' } })

/** A provider reservation as the agency returns it. */
interface Reservation {
  status: 0 | 2 | 3
  beginDate: number
  policies: Schemas['ProviderCancellation'][]
}

/**
 * An agency with one completed booking. It records its calls. Unlike a real agency it never refuses a cancellation.
 */
function agencyOf(lines: Line[]) {
  return {
    asked: [] as string[],
    cancellations: [] as unknown[],
    reservation: { status: 0, beginDate: 20270521, policies: [] } as Reservation,
    reservationCancels: 0,
    refunded: false,
    /** Responds to a cancellation without performing it, like an agency that does not know our key. */
    ignoresCancellations: false,
    faults: {} as Partial<Record<string, Fault>>,
    booking: {
      _id: BOOKING,
      products: lines.map(({ key, type }) => ({ key, type })),
      customer: { name: 'Defne', surname: 'Aydın', email: EMAIL },
      completion: { status: 'confirmed', bookingNumber: NUMBER, paymentStatus: 4 },
    } as unknown as AgencyBooking,
  }
}

type FakeAgency = ReturnType<typeof agencyOf>

function answerOf(agency: FakeAgency, id: string, { sessionId, body }: UpstreamCall<UpstreamOperationId>): unknown {
  const { booking, reservation } = agency
  const summary = {
    reservationNumber: 'PX100001',
    beginDate: reservation.beginDate,
    reservationStatus: reservation.status,
    salePrice: FLIGHT.total,
  }
  const items = { summary, ...(reservation.policies.length > 0 ? { cancellationPolicies: reservation.policies } : {}) }
  if (id === 'siteView') return { site: {}, booking: sessionId === BOOKING ? booking : null }
  if (id === 'reservationDetail') return { items }
  if (id === 'orderQuery') return { kind: 'status', step: 2, status: agency.refunded ? 4 : 1 }
  if (id === 'reservationCancel') {
    agency.reservationCancels++
    reservation.status = 2
    return { items: { reservationNumber: 'PX100001', reservationStatus: 2 } }
  }
  const { value } = body as { value: { penalty: Schemas['Money']; refund: Schemas['Money'] } }
  agency.cancellations.push(value)
  if (agency.ignoresCancellations) return { booking }
  agency.booking = { ...booking, cancellation: { reservationStatus: 2, ...value, at: '2027-05-01T09:00:00Z' } }
  return { booking: agency.booking }
}

function upstreamOf(agency: FakeAgency, clock: Context['clock']): Upstream {
  const send = async (operationId: UpstreamOperationId, call: UpstreamCall<UpstreamOperationId>) => {
    refuseLate(operationId, call, clock)
    agency.asked.push(operationId)
    const fault = agency.faults[operationId]
    if (fault === 'not-sent') throw failed('upstream-unavailable', 'not-sent')
    if (fault === 'lost') throw failed('upstream-timeout', 'unknown')
    if (fault !== undefined && fault !== 'answer-lost') throw failed(fault, 'refused')
    const body = structuredClone(answerOf(agency, operationId, call))
    if (fault === 'answer-lost') throw failed('upstream-broken', 'unknown')
    return { status: 200, body, bytes: new Uint8Array() }
  }
  return send as Upstream
}

const failed = (name: ProblemName, outcome: Outcome) => new Problem(name, { outcome })

const tokenParams = (token: string) => ({ path: { token }, query: {}, header: {} }) as never
const requestOf = (site: Site) => ({
  site,
  session: undefined,
  requestId: 'r1',
  signal: undefined,
  idempotencyKey: 'key-0000000000001',
})

/**
 * A gateway with one stored booking of these lines, paid or not, and the calls that the booking's owner makes.
 * @param result properties that replace those of the default booking result
 */
export async function ownBookingWorld(lines: Line[] = [lineOf()], result: Partial<Schemas['BookingResult']> = {}) {
  const agency = agencyOf(lines)
  const base = testContext()
  let stepsLeft = Number.POSITIVE_INFINITY
  const step = () => {
    if (stepsLeft <= 0) throw new Error('killed')
    stepsLeft--
  }
  const upstream = upstreamOf(agency, base.context.clock)
  const context: Context = { ...base.context, upstream, sealer: createSealer([new Uint8Array(32)]) }
  const start = () => (context.payment = startPayments(context, { step }))
  start()
  const createdAt = '2027-04-30T09:00:00.000Z'
  const minor = lines.reduce((sum, { total }) => sum + total.value * 100, 0)
  const record: Records['bookings'] = {
    site: SITE.host,
    result: {
      state: 'booked',
      bookingNumber: NUMBER,
      lines,
      paid: { value: minor / 100, currency: 'try' },
      paidAt: createdAt,
      payAtHotel: [],
      createdAt,
      documents: [],
      ...result,
    },
    source: {
      booking: BOOKING,
      rates: { usd: 45.5, eur: 52.9, gbp: 60.1 },
      ...(result.method === 'transfer' ? { attempt: PAYMENT } : { payment: PAYMENT }),
      ...(lines.includes(FLIGHT) ? { reservation: 'PX100001' } : {}),
    },
  }
  await context.store.transact(resultWrites(KEY, record, context.clock.now()))
  const payment = paymentOf(record, context.clock.now())
  if (record.source?.payment) await context.store.insert('intents', PAYMENT, payment)
  const find = async (proof: Partial<BodyOf<'bookingFind'>> = {}, site = SITE) => {
    const body = { number: NUMBER, email: EMAIL, ...proof }
    return (await bookingFind({ ...requestOf(site), params: tokenParams(''), body }, context)).body.bookingToken
  }
  const penalty = async (token?: string, site = SITE) => {
    const params = tokenParams(token ?? (await find()))
    return (await bookingPenalty({ ...requestOf(site), params, body: undefined as never }, context)).body
  }
  const cancel = async (penaltyHash: string, token?: string, site = SITE) => {
    const params = tokenParams(token ?? (await find()))
    return (await bookingCancel({ ...requestOf(site), params, body: { penaltyHash } }, context)).body
  }
  const read = async (token = TOKEN, site = SITE) =>
    (await bookingByToken({ ...requestOf(site), params: tokenParams(token), body: undefined as never }, context)).body
  const settled = () => context.payment?.cancels.settled()
  return {
    ...base,
    context,
    agency,
    find,
    penalty,
    cancel,
    read,
    /** Cancels at the current penalty. */
    cancelNow: async () => cancel((await penalty()).hash),
    killAfter: (steps: number) => void (stepsLeft = steps),
    async restart() {
      await settled()
      stepsLeft = Number.POSITIVE_INFINITY
      start()
      await context.payment?.cancels.tick()
      await settled()
    },
    async pass(milliseconds: number) {
      await settled()
      base.time.now += milliseconds
      await context.payment?.cancels.tick()
      await settled()
    },
    record: () => context.store.read('cancellations', KEY),
    running: async () => (await context.store.list('cancelling')).length,
  }
}

/** The payment that published a result. */
function paymentOf({ site, result, source }: Records['bookings'], now: number): Intent {
  const { lines, total, payLater, payLaterBy, payAtHotel, paid, method = 'creditcard' } = result
  const installment = { num: result.installment ?? 1, total: paid }
  const rate = { rates: source?.rates }
  const quote = { method, lines, total, installment, payLater, payLaterBy, payAtHotel, rate }
  const completion = { status: 'confirmed', bookingNumber: NUMBER, paymentStatus: 4 }
  const facts = { site, origin: SITE.origin, booking: BOOKING, bookingKey: KEY, quote, completion }
  const times = { startedAt: now, since: now, paidAt: now, checkedAt: now, checks: 0 }
  return { token: PAYMENT, state: 'committed', ...facts, ...times } as unknown as Intent
}

/** The problem that a call fails with. */
export async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Problem) return error
  throw new Error(`It failed with ${String(error)}`)
}
