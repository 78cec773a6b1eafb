import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas, UpstreamBody } from '../../ports/contract.ts'

type Line = Schemas['CartLine']
type FakeOperation =
  | 'pageView'
  | 'siteView'
  | 'orderQuery'
  | 'orderInitialize'
  | 'reservationComplete'
  | 'reservationPatch'
  | 'channelReservationCheck'
  | 'channelReservationPush'
  | 'channelReservationView'
  | 'transactionCommit'
  | 'reservationList'

export interface FakeCall {
  operationId: string
  sessionId: string
  body: unknown
}

export interface FakeAnswer {
  status: number
  body: unknown
}

/** How the bank treats a card. */
export type CardKind = 'challenge' | 'frictionless' | 'declined'

interface Attempt {
  token: string
  booking: string
  status: 'open' | 'captured' | 'declined'
  amount: Schemas['Money']
}

const MONEY: Schemas['Money'] = { value: 24_850, currency: 'try' }
const NOTHING: Schemas['Money'] = { value: 0, currency: 'try' }
const { UnPaid: UNPAID, PartlyPaid: PARTLY_PAID, Paid: PAID } = PaymentStatus

/**
 * A fake agency with one booking. It is less careful than a real agency, to make mistakes of the gateway visible: it
 * books at every request, captures whenever the bank approves, and records each booking and each capture.
 */
export class FakeAgency {
  captures: string[] = []
  commits: string[] = []
  /** Transactions committed at the provider, one entry per call. */
  tickets: string[] = []
  /** The provider's response to a commit; 2 is an error. */
  ticketStatus: 0 | 1 | 2 = 1
  initializations: UpstreamBody<'orderInitialize'>[] = []
  /** Operation of each call, in order. */
  calledOperations: string[] = []
  attempts = new Map<string, Attempt>()
  completion: Schemas['Completion'] | undefined
  /** Bookings that the gateway cancelled after their option date, one entry per call. */
  releases: string[] = []
  isCancelled = false
  /** Penalty and refund of the booking's cancellation. */
  terms = { penalty: NOTHING, refund: NOTHING }
  /** Reservations that the agency's hotel channel received, one entry per call. */
  pushes: UpstreamBody<'channelReservationPush'>[] = []
  /** Whether the channel has the room and accepts the reservation. */
  channel: 'free' | 'gone' | 'refuses' = 'free'
  completed: UpstreamBody<'reservationComplete'> | undefined
  card: CardKind = 'challenge'
  /** The bank's own code for declining. */
  bankReason: string | undefined
  step: Record<string, unknown> = {}
  lines: Line[] = [lineOf()]
  guests: Schemas['Guest'][] = [guestOf('Defne'), guestOf('Deniz')]
  customer: Schemas['Customer'] | undefined = customerOf()
  payment: Schemas['SiteOptions']['payment'] = { methods: ['creditcard'] }
  plans: Schemas['OrderAnswerInstallments']['options'] = []
  /** First digits of the cards for which instalment plans were requested. */
  readonly bins: (string | undefined)[] = []
  /** What the agency makes of a completed basket: a booking, or a request that the seller has to confirm. */
  completionStatus: 'confirmed' | 'request' = 'confirmed'
  /** The text of its contracts. */
  contract = TEXT
  /** Languages that its site offers. */
  languages: string[] = ['en']
  /** Contract pages that it provides; all if undefined. */
  pages: readonly string[] | undefined

  /** Responds to a call of a session. */
  answer({ operationId, sessionId, body }: FakeCall): FakeAnswer {
    this.calledOperations.push(operationId)
    if (operationId in this.calls) return this.calls[operationId as FakeOperation](sessionId, body)
    return refusal(404, 'not-found')
  }

  /** The visitor enters the right code, and the bank captures. */
  bankSaysYes(token = this.lastToken()): void {
    const attempt = this.attempts.get(token)
    if (attempt?.status !== 'open') return
    attempt.status = 'captured'
    this.captures.push(token)
  }

  /** The bank declines the card. */
  bankSaysNo(token = this.lastToken()): void {
    const attempt = this.attempts.get(token)
    if (attempt?.status === 'open') attempt.status = 'declined'
  }

  /** The customer cancels by telephone. */
  cancelByTelephone(penalty: number, refund: number): void {
    this.isCancelled = true
    this.terms = { penalty: { ...NOTHING, value: penalty }, refund: { ...NOTHING, value: refund } }
  }

  /** The seller decides about the request. */
  decideRequest(status: 'confirmed' | 'errored'): void {
    if (this.completion !== undefined) this.completion = { ...this.completion, status }
  }

  /** A bank transfer arrives. `value` is all that has arrived so far. */
  receiveTransfer(value: number): void {
    if (this.completion === undefined) return
    const paymentStatus = value >= MONEY.value ? PAID : PARTLY_PAID
    this.completion = { ...this.completion, paymentStatus, received: { value, currency: MONEY.currency } }
  }

  lastToken(): string {
    return this.initializations.at(-1)?.token ?? ''
  }

  private readonly calls: Record<FakeOperation, (sessionId: string, body: unknown) => FakeAnswer> = {
    pageView: (_sessionId, query) => {
      const { url } = query as { url: string }
      if (this.pages?.includes(url) === false) return refusal(404, 'not-found')
      return { status: 200, body: { record: pageOf(url, this.contract) } }
    },
    siteView: (sessionId) => ({ status: 200, body: this.view(sessionId) }),
    orderQuery: (_sessionId, body) => this.query(body as UpstreamBody<'orderQuery'>),
    orderInitialize: (sessionId, body) => this.initialize(sessionId, body as UpstreamBody<'orderInitialize'>),
    transactionCommit: () => {
      if (this.ticketStatus !== 2) this.tickets.push(TRANSACTION)
      const status = { 0: 3, 1: 1, 2: 0 }[this.ticketStatus]
      const number = this.ticketStatus === 1 ? { reservationNumber: 'PX1' } : {}
      return { status: 200, body: { transactionId: TRANSACTION, processStatus: this.ticketStatus, status, ...number } }
    },
    reservationList: () => {
      const row = { reservationNumber: 'PX1', agencyReservationNumber: 'HOLDREF1' }
      return { status: 200, body: { items: { totalCount: 1, reservations: this.tickets.length > 0 ? [row] : [] } } }
    },
    channelReservationCheck: () => ({
      status: 200,
      body: { status: this.channel === 'gone' ? 'unchecked' : 'checked' },
    }),
    channelReservationPush: (_sessionId, body) => {
      if (this.channel === 'refuses') return refusal(409, 'wrong-step')
      this.pushes.push(body as UpstreamBody<'channelReservationPush'>)
      return { status: 200, body: { status: 'completed', bookingNumber: 'CH 1' } }
    },
    channelReservationView: (_sessionId, params) => {
      const { id } = params as { id: string }
      const isFound = this.pushes.some(({ Booking }) => Booking.id === id)
      return isFound ? { status: 200, body: { status: 'completed' } } : refusal(404, 'not-found')
    },
    reservationPatch: (sessionId) => {
      this.releases.push(sessionId)
      const isPaid = this.completion?.paymentStatus !== UNPAID
      if (isPaid || this.isCancelled) return refusal(409, 'wrong-step')
      this.isCancelled = true
      return { status: 200, body: { booking: this.view(sessionId).booking } }
    },
    reservationComplete: (sessionId, body) => {
      this.commits.push(sessionId)
      this.completed = body as UpstreamBody<'reservationComplete'>
      this.completion = {
        status: this.completionStatus,
        bookingNumber: `YLK 4827 ${195 + this.commits.length}`,
        paymentStatus: this.completed.method === 'creditcard' ? PAID : UNPAID,
      }
      return { status: 200, body: this.completion }
    },
  }

  private view(sessionId: string) {
    const { completion, customer, guests, lines: products } = this
    const cancellation = this.isCancelled
      ? { reservationStatus: 2, at: '2027-05-03T09:00:00Z', ...this.terms }
      : undefined
    const optional = {
      ...(completion ? { completion } : {}),
      ...(customer ? { customer } : {}),
      ...(cancellation ? { cancellation } : {}),
    }
    const booking = { _id: sessionId, products, guests, totalAmount: MONEY, created: { date: '2027-05-01T09:00:00Z' } }
    return {
      site: {
        name: 'Yelkovan',
        elements: {},
        callcenter: {},
        partnerSite: { status: false },
        options: { languages: this.languages, payment: this.payment },
      },
      booking: sessionId === BOOKING ? { ...booking, ...optional } : null,
      rates: { usd: 45.5, eur: 52.9, gbp: 60.1 },
      nav: [],
    }
  }

  private query(body: UpstreamBody<'orderQuery'>): FakeAnswer {
    if (body.kind === 'installments') {
      this.bins.push(body.bin)
      return { status: 200, body: { kind: 'installments', options: this.plans } }
    }
    const attempt = this.attempts.get(body.token)
    if (!attempt) return refusal(404, 'not-found')
    const status = { open: 0, captured: 1, declined: 2 }[attempt.status]
    const { value: amount, currency } = attempt.amount
    const why = status === 2 && this.bankReason !== undefined ? { bankReason: this.bankReason } : {}
    return {
      status: 200,
      body: { kind: 'status', step: 1, status, amount, currency, transactionId: 'secret-1', ...why },
    }
  }

  private initialize(booking: string, body: UpstreamBody<'orderInitialize'>): FakeAnswer {
    this.initializations.push(body)
    const { token = '', amount = MONEY } = body
    this.attempts.set(token, { token, booking, status: 'open', amount })
    if (this.card === 'frictionless') this.bankSaysYes(token)
    if (this.card === 'declined') this.bankSaysNo(token)
    if (this.card !== 'challenge') return { status: 200, body: { action: 4, responseType: 1, ...this.step } }
    const html = `<input type="hidden" name="threeDSSessionData" value="${token}">`
    return { status: 200, body: { action: 2, postUrl: 'http://bank.localhost:4002/3ds', html, ...this.step } }
  }
}

const TEXT = 'Between the seller and the buyer.'

/** A contract page of the agency, with the texts of the contract's example. */
export const pageOf = (url: string, value = TEXT) => ({
  url,
  version: '2027-01-15',
  title: [{ lang: 'en', value: 'Distance sales contract' }],
  body: [{ lang: 'en', value }],
})

/** The one booking's transaction at the provider, if it has one. */
export const TRANSACTION = 't-7f3c1a90b24d4e6f'

/** `_id` of the one booking. */
export const BOOKING = 'b-00000001'

const refusal = (status: number, name: string): FakeAnswer => ({
  status,
  body: { type: `/problems/${name}`, title: name, status },
})

/** The line of the one basket, with some properties replaced. */
export function lineOf(change: Partial<Line> = {}): Line {
  const stay = { checkIn: 20270521, checkOut: 20270526, pax: { adults: 2, children: [] }, count: 1 }
  const price = { price: MONEY.value, currency: MONEY.currency, total: MONEY }
  return { key: 'h12-r1-p1', type: 'hotel', id: '12', ...stay, ...price, ...change }
}

const guestOf = (name: string): Schemas['Guest'] => ({ name, surname: 'Aydın', type: 'adult' })

function customerOf(): Schemas['Customer'] {
  const person = { name: 'Defne', surname: 'Aydın', email: 'defne@example.test' }
  return { ...person, phone: '532-000-0000', countryCode: '90', country: 'TR' }
}
