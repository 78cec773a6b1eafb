import type { Answer, Schema } from '../../../../api/operations.ts'

type Money = Schema<'Money'>
type Quote = Answer<'quoteCreate'>

/**
 * Why the form is shown again. `declined` includes the bank's reason if known. `lost`: the gateway does not know the
 * attempt. `notTaken`: the agency refused the request. `reworded`: the terms have changed, but not what is to pay.
 * `error`: a call did not return a 200.
 */
export type Failure =
  | { kind: 'declined'; reason?: Schema<'DeclineReason'> }
  | { kind: 'expired' | 'offline' | 'lost' | 'notTaken' | 'givenUp' | 'reworded' }
  | { kind: 'error'; error: unknown }

/**
 * The state of a payment on the page. The gateway is the source of truth: from `challenge` on, the token names an
 * attempt there, and `status` events report its state. `handoffUrl` opens the bank's page; `frame` is the same URL
 * while the dialog is open; `since` is the start time in milliseconds of the browser's clock; `opened` counts the
 * openings. `opens`: the response to this page's own press was lost, so the bank's page must be opened as soon as its
 * URL is known (E3). `tab`: the bank needs the whole tab instead of a frame (decision 23.7). `made`: the order ended
 * without a card, as a request (`asked`, decision 24.3) or as a booking held unpaid.
 */
export type PaymentState =
  | { at: 'form'; failure?: Failure }
  | { at: 'starting' }
  | { at: 'repriced'; before: Money; now: Money; quote: Quote }
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

/**
 * What happens to a payment. `answered`: the visitor has decided about a new price. `stepped`: the gateway has returned
 * the next step of an order. `gone`: it does not know the attempt. `closed` and `reopened` are about the bank's dialog.
 */
export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'failed'; failure: Failure }
  | { type: 'repriced'; before: Money; now: Money; quote: Quote }
  /** The quote has changed, but not what is to pay: its terms and contracts have to be read again (E8). */
  | { type: 'reworded'; quote: Quote }
  | { type: 'answered' }
  | { type: 'stepped'; step: Schema<'OrderStep'>; now: number; tab?: boolean }
  | { type: 'joined'; token: string }
  /** The page before this one has begun a payment, and left before the response came (D12). */
  | { type: 'missed'; token: string }
  | { type: 'made'; bookingToken: string; as: 'asked' | 'held' }
  /** Another tab has booked this basket. */
  | { type: 'elsewhere'; bookingToken: string }
  | { type: 'status'; payment: Schema<'Payment'>; now: number; tab?: boolean }
  | { type: 'gone' }
  | { type: 'givenUp'; payment: Schema<'Payment'>; now: number }
  | { type: 'closed' }
  | { type: 'reopened' }

/** An attempt lives for 15 minutes (decision 22.3). An older start, or one in the future, means a wrong clock here. */
const MAX_AGE_MS = 15 * 60_000

/** The initial state: the form, or the attempt that was in progress before a reload. */
export function resume(token: string | undefined): PaymentState {
  return token === undefined ? { at: 'form' } : { at: 'verifying', token }
}

/** Whether an attempt exists, so that no second one may be started (E1, H4). */
export function isLive(
  state: PaymentState,
): state is Extract<PaymentState, { at: 'challenge' | 'verifying' | 'ended' }> {
  return state.at === 'challenge' || state.at === 'verifying' || state.at === 'ended'
}

/** Whether an attempt has just ended without a charge. */
export const isUnpaid = (state: PaymentState): boolean =>
  state.at === 'form' && ['declined', 'expired', 'givenUp'].includes(state.failure?.kind ?? '')

/**
 * The next state. An event that does not fit the state is ignored, because responses may arrive late and presses may
 * repeat.
 */
export function reduce(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'pressed':
      return state.at === 'form' ? { at: 'starting' } : state
    case 'failed':
      return state.at === 'starting' ? { at: 'form', failure: event.failure } : state
    case 'repriced':
      return state.at === 'starting'
        ? { at: 'repriced', before: event.before, now: event.now, quote: event.quote }
        : state
    case 'reworded':
      return state.at === 'starting' ? { at: 'form', failure: { kind: 'reworded' } } : state
    case 'answered':
      return state.at === 'repriced' ? { at: 'form' } : state
    case 'stepped':
      return state.at === 'starting' ? afterStep(event) : state
    case 'joined':
      // Another tab has opened the bank's page.
      return state.at === 'starting' ? { at: 'verifying', token: event.token } : state
    case 'missed':
      return state.at === 'form' && !state.failure ? { at: 'verifying', token: event.token } : state
    case 'made':
      return state.at === 'starting' ? { at: 'ended', bookingToken: event.bookingToken, made: event.as } : state
    case 'elsewhere':
      // A payment of this tab's own is asked about until its end.
      return isLive(state) ? state : { at: 'ended', bookingToken: event.bookingToken }
    case 'status':
      return state.at === 'challenge' || state.at === 'verifying' ? afterReport(state, event) : state
    case 'givenUp':
      if (state.at !== 'challenge' && state.at !== 'verifying') return state
      // The bank may have finished before the cancellation.
      return event.payment.state === 'expired'
        ? { at: 'form', failure: { kind: 'givenUp' } }
        : afterReport(state, event)
    case 'gone':
      return state.at === 'challenge' || state.at === 'verifying' ? { at: 'form', failure: { kind: 'lost' } } : state
    case 'closed':
      return state.at === 'challenge' ? withoutFrame(state) : state
    case 'reopened':
      return state.at === 'challenge' ? withFrame(state, state.handoffUrl) : state
  }
}

/**
 * With a hand-off URL the bank asks the visitor; without one the attempt continues by itself or its next step is
 * unknown (action 0).
 */
function afterStep({ step, now, tab }: Extract<PaymentEvent, { type: 'stepped' }>): PaymentState {
  const { paymentToken: token, handoffUrl } = step
  if (!handoffUrl) return { at: 'verifying', token, opens: true }
  const challenge: Challenge = { at: 'challenge', token, since: now, opened: 0, handoffUrl, ...(tab ? { tab } : {}) }
  return withFrame(challenge, handoffUrl)
}

type Asking = Extract<PaymentState, { at: 'challenge' | 'verifying' }>
type Challenge = Extract<PaymentState, { at: 'challenge' }>

/** The gateway's report on a payment. */
type Report = { payment: Schema<'Payment'>; now: number; tab?: boolean }

function afterReport(state: Asking, { payment, now, tab = false }: Report): PaymentState {
  switch (payment.state) {
    case 'booked':
    case 'pending':
    case 'refund':
    case 'requested':
    case 'refused':
      return payment.bookingToken ? { at: 'ended', bookingToken: payment.bookingToken } : state
    case 'declined':
      return { at: 'form', failure: declineOf(payment) }
    case 'expired':
      return { at: 'form', failure: { kind: 'expired' } }
    case 'verifying':
      return { at: 'verifying', token: state.token }
    case 'started':
    case 'challenge':
      return payment.handoffUrl ? challengeOf(state, payment.handoffUrl, { payment, now, tab }) : state
  }
}

const declineOf = ({ declineReason: reason }: Schema<'Payment'>): Failure => ({
  kind: 'declined',
  ...(reason === undefined ? {} : { reason }),
})

/** An open bank page stays open: only the URL for reopening is updated. */
function challengeOf(state: Asking, handoffUrl: string, { payment, now, tab }: Report): PaymentState {
  if (state.at === 'challenge') return { ...state, handoffUrl }
  const started = Date.parse(payment.startedAt)
  const isPlausible = started <= now && now - started < MAX_AGE_MS
  const since = isPlausible ? started : now
  const challenge: Challenge = {
    at: 'challenge',
    token: state.token,
    since,
    opened: 0,
    handoffUrl,
    ...(tab ? { tab } : {}),
  }
  return state.opens ? withFrame(challenge, handoffUrl) : challenge
}

function withFrame(state: Challenge, frame: string): Challenge {
  return { ...state, ...(state.tab ? {} : { frame }), opened: state.opened + 1 }
}

function withoutFrame({ frame: _closed, ...state }: Challenge): Challenge {
  return state
}
