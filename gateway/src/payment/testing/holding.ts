import { handle as reservationComplete } from '../../operations/booking/reservationComplete.ts'
import { handle as opsCaseList } from '../../operations/partner/opsCaseList.ts'
import { cancellationWrites } from '../../own-booking/run.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Money } from '../../translate/money/money.ts'
import { TIMINGS } from '../saga/timings.ts'
import { lineOf } from './agency.ts'
import { mortalWorld, only } from './mortal-world.ts'
import { booking, NO_PARAMS, pay, quote, requestOf, status } from './requests.ts'

/** Until when the booking is held. */
export const OPTION = '2027-05-04T23:59:00+03:00'
const UNTIL = Date.parse(OPTION)
export const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]

export type Held = Awaited<ReturnType<typeof holding>>

/** A visitor who has booked without a card, and a process that can be killed between any two steps. */
export const holding = async (term: 'full' | 'deposit' | 'later' = 'full') => hold(await shop(), term)

/** A visitor whose request the agency has confirmed: it is paid later, and no date ends it. */
export async function confirmed() {
  const shopping = await shop()
  shopping.agency.lines = [lineOf({ availability: 2, cancellation: { refundable: true } })]
  shopping.agency.takesAs = 'request'
  const w = await hold(shopping, 'later')
  w.agency.answersRequest('confirmed')
  await w.pass(60_000)
  return w
}

async function hold(w: World, term: 'full' | 'deposit' | 'later') {
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
  return { ...w, ...afterwards(w, body.token ?? '') }
}

/** A visitor who has paid by card: a deposit, which leaves a rest of 18,637.5 lira, or all of it. */
export async function deposited(term: 'deposit' | 'full' = 'deposit', line: Parameters<typeof lineOf>[0] = {}) {
  const w = await shop()
  w.agency.lines = w.agency.lines.map((known) => ({ ...known, ...line }))
  w.agency.card = 'frictionless'
  const { hash } = (await quote(w.context, { term })).body
  const { body } = await pay(w.context, hash)
  await w.payments().runner.settled()
  const payment = async () => (await status(w.context, body.paymentToken)).body
  const { bookingToken = '' } = await payment()
  return { ...w, ...afterwards(w, bookingToken), payment }
}

/** The agency's own word about what was paid, and what has come by transfer. */
export function says(
  { agency }: Pick<World, 'agency'>,
  paymentStatus: Schemas['PaymentStatus'],
  received?: Schemas['Money'],
): void {
  const { received: _before, ...rest } = agency.completion as Schemas['Completion']
  agency.completion = { ...rest, paymentStatus, ...(received ? { received } : {}) }
}

type World = Awaited<ReturnType<typeof mortalWorld>>

/** A shop that takes deposits, and holds what is not paid. */
async function shop(): Promise<World> {
  const w = await mortalWorld()
  w.agency.payment = { methods: ['creditcard', 'transfer', 'later'], banks: BANKS, depositPercent: 25, balanceDays: 3 }
  w.agency.lines = [lineOf({ optionDate: OPTION, cancellation: { refundable: true } })]
  return w
}

/** What may happen to a booking, and what is known of it. */
function afterwards(w: World, token: string) {
  /** The visitor's cancellation, which the agency has made: what was paid goes back, less the penalty. */
  const cancelled = async (paid: number, kept = 0) => {
    const { bookingKey, site, origin, booking: id, reference: number } = await only(w)
    const lira = (value: number): Money => ({ value, currency: 'try' })
    const sums = { penalty: lira(kept), refund: lira(Math.max(0, paid - kept)), paid: lira(paid) }
    const times = { askedAt: w.time.now, since: w.time.now, checkedAt: w.time.now, cancelledAt: w.time.now }
    const made = { site, origin, booking: id, number, ...sums, step: 'done', checks: 0 } as const
    const { store } = w.context
    await store.transact(await cancellationWrites(bookingKey, null, { ...made, ...times }, store, TIMINGS))
    w.agency.cancels(kept, sums.refund.value)
  }
  return {
    cancelled,
    /** @param context another gateway with the same store */
    result: async (context = w.context) => (await booking(context, token)).body,
    state: async () => (await w.intents())[0]?.state,
    cases: async () => {
      const as = { ...requestOf(null), by: 'back office', params: NO_PARAMS, body: undefined as never }
      return (await opsCaseList(as, w.context)).body
    },
    /** Moves the time to this offset from the option date. */
    passTo: (milliseconds: number) => w.pass(UNTIL + milliseconds - w.time.now),
  }
}
