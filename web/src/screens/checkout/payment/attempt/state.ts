import type { Answer, Schema } from '../../../../api/operations.ts'

type Money = Schema<'Money'>
type Quote = Answer<'quoteCreate'>

/**
 * Why the form is shown again. `declined` has the bank's reason where it has told one. `lost`: the gateway does not know the attempt. `notTaken`: the agency refused a request.
 * `error`: a call that did not end in a 200.
 */
export type Failure =
  | { kind: 'declined'; reason?: Schema<'DeclineReason'> }
  | { kind: 'expired' | 'offline' | 'lost' | 'notTaken' | 'givenUp' }
  | { kind: 'error'; error: unknown }

/**
 * A payment as the page presents it. The truth is the gateway's: from `challenge` on, the token names an attempt there,
 * and `status` events say how it stands. `handoffUrl` is where the bank is opened, `frame` the same while its dialog is
 * open; `since` when it began, in milliseconds of the browser's clock; `opened` counts the openings. `opens`: the answer to
 * this page's own press was lost, so that the bank has to be opened as soon as it is known where it asks (E3).
 * `tab`: the bank wants the whole tab, so there is no frame (decision 23.7). `made`: it ended without a card, with a request (`asked`, decision 24.3) or with a booking that is held unpaid.
 */
export type PaymentState =
  | { at: 'form'; failure?: Failure }
  | { at: 'starting' }
  | { at: 'repriced'; before: Money; quote: Quote }
  | {
      at: 'challenge'
      token: string
      since: number
      opened: number
      frame?: string
      handoffUrl: string
      tab?: true
    }
  | { at: 'verifying'; token: string; opens?: true }
  | { at: 'ended'; bookingToken: string; made?: 'asked' | 'held' }

export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'failed'; failure: Failure }
  | { type: 'repriced'; before: Money; quote: Quote }
  | { type: 'answered' }
  | { type: 'stepped'; step: Schema<'OrderStep'>; now: number; tab?: boolean }
  | { type: 'joined'; token: string }
  | { type: 'made'; bookingToken: string; as: 'asked' | 'held' }
  | { type: 'status'; payment: Schema<'Payment'>; now: number; tab?: boolean }
  | { type: 'gone' }
  | { type: 'givenUp'; payment: Schema<'Payment'>; now: number }
  | { type: 'closed' }
  | { type: 'reopened' }

/** "15 min -> expired": what is older than that, or not begun yet, is a clock that is wrong. */
const LONGEST = 15 * 60_000

/** Where a page begins: with the form, or with the attempt that was under way before a reload. */
export function resume(token: string | undefined): PaymentState {
  return token === undefined ? { at: 'form' } : { at: 'verifying', token }
}

/** Whether an attempt exists that no second one may be made beside (E1, H4). */
export function isLive(
  state: PaymentState,
): state is Extract<PaymentState, { at: 'challenge' | 'verifying' | 'ended' }> {
  return state.at === 'challenge' || state.at === 'verifying' || state.at === 'ended'
}

/** Whether an attempt has just ended of which nothing was charged. */
export const isUnpaid = (state: PaymentState): boolean =>
  state.at === 'form' && ['declined', 'expired', 'givenUp'].includes(state.failure?.kind ?? '')

/** An event that the state has no use for leaves it as it is: answers may come late, presses twice. */
export function reduce(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'pressed':
      return state.at === 'form' ? { at: 'starting' } : state
    case 'failed':
      return state.at === 'starting' ? { at: 'form', failure: event.failure } : state
    case 'repriced':
      return state.at === 'starting' ? { at: 'repriced', before: event.before, quote: event.quote } : state
    case 'answered':
      return state.at === 'repriced' ? { at: 'form' } : state
    case 'stepped':
      return state.at === 'starting' ? stepped(event) : state
    case 'joined':
      // Another tab has the bank open.
      return state.at === 'starting' ? { at: 'verifying', token: event.token } : state
    case 'made':
      return state.at === 'starting' ? { at: 'ended', bookingToken: event.bookingToken, made: event.as } : state
    case 'status':
      return state.at === 'challenge' || state.at === 'verifying' ? told(state, event) : state
    case 'givenUp':
      if (state.at !== 'challenge' && state.at !== 'verifying') return state
      // The bank may have been quicker.
      return event.payment.state === 'expired' ? { at: 'form', failure: { kind: 'givenUp' } } : told(state, event)
    case 'gone':
      return state.at === 'challenge' || state.at === 'verifying' ? { at: 'form', failure: { kind: 'lost' } } : state
    case 'closed':
      return state.at === 'challenge' ? withoutFrame(state) : state
    case 'reopened':
      return state.at === 'challenge' ? openedAt(state, state.handoffUrl) : state
  }
}

/** With a hand-off the bank asks first; without one the attempt goes on by itself, or nobody knows yet (action 0). */
function stepped({ step, now, tab }: Extract<PaymentEvent, { type: 'stepped' }>): PaymentState {
  const { paymentToken: token, handoffUrl } = step
  if (!handoffUrl) return { at: 'verifying', token, opens: true }
  const challenge: Challenge = { at: 'challenge', token, since: now, opened: 0, handoffUrl, ...(tab ? { tab } : {}) }
  return openedAt(challenge, handoffUrl)
}

type Asking = Extract<PaymentState, { at: 'challenge' | 'verifying' }>
type Challenge = Extract<PaymentState, { at: 'challenge' }>

/** What the gateway says of a payment. */
type Told = { payment: Schema<'Payment'>; now: number; tab?: boolean }

function told(state: Asking, { payment, now, tab = false }: Told): PaymentState {
  switch (payment.state) {
    case 'booked':
    case 'pending':
    case 'refund':
    case 'requested':
    case 'refused':
      return payment.bookingToken ? { at: 'ended', bookingToken: payment.bookingToken } : state
    case 'declined':
      return { at: 'form', failure: declined(payment) }
    case 'expired':
      return { at: 'form', failure: { kind: 'expired' } }
    case 'verifying':
      return { at: 'verifying', token: state.token }
    case 'started':
    case 'challenge':
      return payment.handoffUrl ? waiting(state, payment.handoffUrl, { payment, now, tab }) : state
  }
}

const declined = ({ declineReason: reason }: Schema<'Payment'>): Failure => ({
  kind: 'declined',
  ...(reason === undefined ? {} : { reason }),
})

/** The page that is open stays open: only the address for another opening is news. */
function waiting(state: Asking, handoffUrl: string, { payment, now, tab }: Told): PaymentState {
  if (state.at === 'challenge') return { ...state, handoffUrl }
  const started = Date.parse(payment.startedAt)
  const isPlausible = started <= now && now - started < LONGEST
  const since = isPlausible ? started : now
  const challenge: Challenge = {
    at: 'challenge',
    token: state.token,
    since,
    opened: 0,
    handoffUrl,
    ...(tab ? { tab } : {}),
  }
  return state.opens ? openedAt(challenge, handoffUrl) : challenge
}

function openedAt(state: Challenge, frame: string): Challenge {
  return { ...state, ...(state.tab ? {} : { frame }), opened: state.opened + 1 }
}

function withoutFrame({ frame: _closed, ...state }: Challenge): Challenge {
  return state
}
