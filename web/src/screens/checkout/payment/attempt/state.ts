import type { Answer, Schema } from '../../../../api/operations.ts'

type Money = Schema<'Money'>
type Quote = Answer<'quoteCreate'>

/**
 * Why the form is shown again. `declined` includes the bank's reason if it is known. `expired`: the visitor did not
 * finish at the bank in time. `lost`: the gateway does not know the attempt. `notTaken`: the agency refused the
 * request. `givenUp`: the visitor cancelled at the bank. `reworded`: the terms have changed, but not the amounts.
 * `error`: a call failed.
 */
export type Failure =
  | { kind: 'declined'; reason?: Schema<'DeclineReason'> }
  | { kind: 'expired' | 'offline' | 'lost' | 'notTaken' | 'givenUp' | 'reworded' }
  | { kind: 'error'; error: unknown }

/**
 * The state of a payment on the page. The gateway is the source of truth: in `challenge` and `verifying`, the token
 * identifies the attempt there, and `status` events report its state.
 * - `form`: the visitor can submit, for the first time or after `failure`.
 * - `starting`: the order is being sent.
 * - `repriced`: the price has changed, and the visitor decides about the new one.
 * - `challenge`: the bank asks the visitor to confirm (3-D Secure). `handoffUrl` opens the bank's page; `frame` is the
 *   same URL while its dialog is open; `since` is the start in milliseconds of the browser's clock; `opened` counts how
 *   often the page was opened; `tab`: the bank needs the whole tab instead of a frame (decision 23.7).
 * - `verifying`: the gateway is determining the result. `opens`: if the bank asks after all, its page is opened at
 *   once, because the visitor has just pressed Pay on this page (E3).
 * - `ended`: the booking exists. `made`: it was ordered without a card, as a request (`asked`, decision 24.3) or as a
 *   booking held unpaid (`held`).
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
 * What happens to a payment. `now` is the browser's clock in milliseconds, `tab` whether the bank needs the whole tab.
 */
export type PaymentEvent =
  /** The visitor has submitted the order. */
  | { type: 'pressed' }
  | { type: 'failed'; failure: Failure }
  | { type: 'repriced'; before: Money; now: Money; quote: Quote }
  /** The quote has changed, but not what is to pay: its terms and contracts have to be read again (E8). */
  | { type: 'reworded'; quote: Quote }
  /** The visitor has accepted or rejected the new price. */
  | { type: 'answered' }
  /** The gateway has taken the order and returned its next step. */
  | { type: 'stepped'; step: Schema<'OrderStep'>; now: number; tab?: boolean }
  /** Another tab pays for this basket: this page follows that payment. */
  | { type: 'joined'; token: string }
  /** An earlier page of this tab began a payment, and was left before the response came (D12). */
  | { type: 'missed'; token: string }
  /** The order without a card has become a booking. */
  | { type: 'made'; bookingToken: string; as: 'asked' | 'held' }
  /** Another tab has booked this basket. */
  | { type: 'elsewhere'; bookingToken: string }
  /** A poll has returned the payment's state. */
  | { type: 'status'; payment: Schema<'Payment'>; now: number; tab?: boolean }
  /** The gateway does not know the attempt. */
  | { type: 'gone' }
  /** The visitor has cancelled at the bank; `payment` is the state after that. */
  | { type: 'givenUp'; payment: Schema<'Payment'>; now: number }
  /** The dialog with the bank's page was closed or opened again. */
  | { type: 'closed' }
  | { type: 'reopened' }

/**
 * An attempt is valid for 15 minutes (decision 22.3). If it seems older, or started in the future, the clock of this
 * browser is wrong.
 */
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
      // This tab polls its own payment until the end.
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
 * The state after the gateway has taken an order. With a hand-off URL the bank asks the visitor. Without one the
 * attempt continues by itself, or its next step is not known yet (action 0).
 */
function afterStep({ step, now, tab }: Extract<PaymentEvent, { type: 'stepped' }>): PaymentState {
  const { paymentToken: token, handoffUrl } = step
  if (!handoffUrl) return { at: 'verifying', token, opens: true }
  const challenge: Challenge = { at: 'challenge', token, since: now, opened: 0, handoffUrl, ...(tab ? { tab } : {}) }
  return withFrame(challenge, handoffUrl)
}

type Unfinished = Extract<PaymentState, { at: 'challenge' | 'verifying' }>
type Challenge = Extract<PaymentState, { at: 'challenge' }>

/** The gateway's report on a payment. */
type Report = { payment: Schema<'Payment'>; now: number; tab?: boolean }

/** The state after the gateway has reported the payment. */
function afterReport(state: Unfinished, { payment, now, tab = false }: Report): PaymentState {
  switch (payment.state) {
    case 'booked':
    case 'pending':
    case 'refund':
    case 'requested':
    case 'refused':
      return payment.bookingToken ? { at: 'ended', bookingToken: payment.bookingToken } : state
    case 'declined':
      return { at: 'form', failure: declinedFailure(payment) }
    case 'expired':
      return { at: 'form', failure: { kind: 'expired' } }
    case 'verifying':
      return { at: 'verifying', token: state.token }
    case 'started':
    case 'challenge':
      return payment.handoffUrl ? toChallenge(state, payment.handoffUrl, { payment, now, tab }) : state
  }
}

const declinedFailure = ({ declineReason: reason }: Schema<'Payment'>): Failure => ({
  kind: 'declined',
  ...(reason === undefined ? {} : { reason }),
})

/** The state while the bank asks. If its page is open, it stays open, and only the URL for reopening is updated. */
function toChallenge(state: Unfinished, handoffUrl: string, { payment, now, tab }: Report): PaymentState {
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
