import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { handle as opsCaseList } from '../../operations/partner/opsCaseList.ts'
import { cancellationWrites } from '../../own-booking/run.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Money } from '../../translate/money/money.ts'
import { TIMINGS } from '../saga/timings.ts'
import { lineOf } from './agency.ts'
import { killableWorld, onlyAttempt } from './killable-world.ts'
import { booking, NO_PARAMS, pay, quote, requestOf, status } from './requests.ts'

/** The option date: until when the booking is held. */
export const OPTION = '2027-05-04T23:59:00+03:00'
const OPTION_MS = Date.parse(OPTION)
export const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]

export type Held = Awaited<ReturnType<typeof heldBookingWorld>>

/** A visitor who has booked without a card, and a process that can be killed between any two steps. */
export const heldBookingWorld = async (term: 'full' | 'deposit' | 'later' = 'full') =>
  bookUnpaid(await shopWorld(), term)

/** A visitor whose request the agency has confirmed. The booking is paid later and has no option date. */
export async function confirmedRequestWorld() {
  const shop = await shopWorld()
  shop.agency.lines = [lineOf({ availability: 2, cancellation: { refundable: true } })]
  shop.agency.completionStatus = 'request'
  const w = await bookUnpaid(shop, 'later')
  w.agency.decideRequest('confirmed')
  await w.pass(60_000)
  return w
}

/** Books without a card. */
async function bookUnpaid(w: World, term: 'full' | 'deposit' | 'later') {
  const method = term === 'later' ? 'later' : 'transfer'
  const { hash: quoteHash } = (await quote(w.context, { method, term })).body
  const { body } = await reservationComplete(
    {
      ...requestOf(),
      params: { path: {}, query: { term }, header: {} } as never,
      idempotencyKey: 'key-0000000000009',
      body: { quoteHash, method, toCurrency: 'try' },
    },
    w.context,
  )
  return { ...w, ...afterBooking(w, body.token ?? '') }
}

/** A visitor who has paid by card: a deposit, which leaves 18,637.5 lira to pay, or the whole price. */
export async function cardPaymentWorld(term: 'deposit' | 'full' = 'deposit', line: Parameters<typeof lineOf>[0] = {}) {
  const w = await shopWorld()
  w.agency.lines = w.agency.lines.map((original) => ({ ...original, ...line }))
  w.agency.card = 'frictionless'
  const { hash } = (await quote(w.context, { term })).body
  const { body } = await pay(w.context, hash)
  await w.payments().runner.settled()
  const payment = async () => (await status(w.context, body.paymentToken)).body
  const { bookingToken = '' } = await payment()
  return { ...w, ...afterBooking(w, bookingToken), payment }
}

/** Sets what the agency reports: the payment status, and the money received by transfer. */
export function reportPayment(
  { agency }: Pick<World, 'agency'>,
  paymentStatus: Schemas['PaymentStatus'],
  received?: Schemas['Money'],
): void {
  const { received: _previous, ...completion } = agency.completion as Schemas['Completion']
  agency.completion = { ...completion, paymentStatus, ...(received ? { received } : {}) }
}

type World = Awaited<ReturnType<typeof killableWorld>>

/** A shop that accepts deposits and holds unpaid bookings. */
async function shopWorld(): Promise<World> {
  const w = await killableWorld()
  w.agency.payment = { methods: ['creditcard', 'transfer', 'later'], banks: BANKS, depositPercent: 25, balanceDays: 3 }
  w.agency.lines = [lineOf({ optionDate: OPTION, cancellation: { refundable: true } })]
  return w
}

/** Helpers for a finished booking: its cancellation, its result, its state and the list of cases. */
function afterBooking(w: World, token: string) {
  /** The visitor cancels, and the agency has made the cancellation: what was paid goes back, less the penalty. */
  const cancelByVisitor = async (paid: number, penalty = 0) => {
    const { bookingKey, site, origin, booking: id, reference: number } = await onlyAttempt(w)
    const lira = (value: number): Money => ({ value, currency: 'try' })
    const sums = { penalty: lira(penalty), refund: lira(Math.max(0, paid - penalty)), paid: lira(paid) }
    const times = { askedAt: w.time.now, since: w.time.now, checkedAt: w.time.now, cancelledAt: w.time.now }
    const cancellation = { site, origin, booking: id, number, ...sums, step: 'done', checks: 0 } as const
    const { store } = w.context
    await store.transact(await cancellationWrites(bookingKey, null, { ...cancellation, ...times }, store, TIMINGS))
    w.agency.cancelByTelephone(penalty, sums.refund.value)
  }
  return {
    cancelByVisitor,
    /** @param context another gateway with the same store */
    result: async (context = w.context) => (await booking(context, token)).body,
    state: async () => (await w.intents())[0]?.state,
    cases: async () => {
      const request = { ...requestOf(null), by: 'back office', params: NO_PARAMS, body: undefined as never }
      return (await opsCaseList(request, w.context)).body
    },
    /** Moves the time to this offset from the option date. */
    passTo: (milliseconds: number) => w.pass(OPTION_MS + milliseconds - w.time.now),
  }
}
