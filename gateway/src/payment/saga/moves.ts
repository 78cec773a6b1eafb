import type { IntentState } from '../../ports/records.ts'

/** What can happen to a payment, or to a booking without payment now. */
export type PaymentEvent =
  | 'handed-off' // the agency has accepted the card: the visitor goes to the bank, or nothing is left to do
  | 'not-sent' // the agency never received the call, or does not know the payment
  | 'declined' // the agency says that no money has moved and none will
  | 'lapsed' // not paid in time: a card payment, or a held booking, which its visitor may also have cancelled
  | 'captured' // the agency says that the money has moved
  | 'mischarged' // money has moved, but not the accepted amount
  | 'ticket' // the provider transaction is about to be booked, which must not be sent twice
  | 'ticketed'
  | 'ticket-not-sent'
  | 'push' // a room reservation is about to be sent to its hotel channel, which must not be sent twice
  | 'pushed'
  | 'push-not-sent'
  | 'commit' // the booking is about to be committed, which must not be sent twice
  | 'commit-not-sent' // not one byte of the commit was sent, so it may be sent after all
  | 'booked'
  | 'asked' // the agency treats the booking as a request that the seller has to confirm
  | 'denied' // the seller has refused the request, and nothing was paid
  | 'refused' // the agency refuses the booking
  | 'release' // a held booking that was not paid in time is about to be given up
  | 'release-not-sent'
  | 'arrived' // money has arrived for a booking that has lapsed or was cancelled
  | 'kept' // the held booking was paid after all
  | 'cancelled' // a booking that needed no more checks was cancelled; penalty and refund settle the money received before
  | 'withdrawn' // the agency says that a booking it has made does not exist, and names no cancellation terms
  | 'made' // an operator has found the booking, or made it
  | 'unmade' // an operator has found that there is no booking, and nothing was paid
  | 'refunded' // an operator has refunded the payment
  | 'unresolved' // it has been unknown for too long whether there is a booking, or making it takes too long

/**
 * The transitions of the state machine: for each state, the events that are legal and the state after each (decision
 * 22.2).
 * - After `captured` every path ends in a booking, a refund or a case for operators, so money is never forgotten.
 * - Money for an expired or rejected attempt or a lapsed booking is refunded, because the visitor may have paid another
 *   attempt since.
 * - Unpaid bookings have states of their own, because there is no money to refund. A booking stays `reserved` until it
 *   is paid, cancelled or lapsed.
 * - A cancelled booking becomes `lapsed` if a transfer may still arrive: it was held unpaid, or only a deposit was paid
 *   by card. Other cancelled bookings keep their state.
 * - A request is `requested` if nothing was paid, and `awaited` if it was paid before the agency made it a request
 *   (decision 24.3).
 */
const TRANSITIONS: Record<IntentState, Partial<Record<PaymentEvent, IntentState>>> = {
  started: {
    'handed-off': 'handed-off',
    'not-sent': 'rejected',
    declined: 'declined',
    lapsed: 'expired',
    captured: 'paid',
    mischarged: 'refund-task',
  },
  'handed-off': { declined: 'declined', lapsed: 'expired', captured: 'paid', mischarged: 'refund-task' },
  paid: {
    ticket: 'ticketing',
    push: 'pushing',
    commit: 'committing',
    refused: 'refund-task',
    unresolved: 'unpushed',
  },
  ticketing: { ticketed: 'paid', 'ticket-not-sent': 'paid', refused: 'refund-task', unresolved: 'unticketed' },
  unticketed: {
    ticket: 'ticketing',
    ticketed: 'paid',
    refused: 'refund-task',
    made: 'committed',
    refunded: 'refunded',
  },
  pushing: { pushed: 'paid', 'push-not-sent': 'paid', refused: 'refund-task', unresolved: 'unpushed' },
  unpushed: { push: 'pushing', pushed: 'paid', refused: 'refund-task', made: 'committed', refunded: 'refunded' },
  committing: {
    'commit-not-sent': 'paid',
    booked: 'committed',
    asked: 'awaited',
    refused: 'refund-task',
    unresolved: 'pending',
  },
  pending: {
    commit: 'committing',
    booked: 'committed',
    asked: 'awaited',
    refused: 'refund-task',
    cancelled: 'lapsed',
    made: 'committed',
    refunded: 'refunded',
  },
  awaited: { booked: 'committed', refused: 'refund-task', made: 'committed', refunded: 'refunded' },
  held: { push: 'placing', commit: 'holding', declined: 'declined', 'not-sent': 'rejected' },
  placing: {
    pushed: 'held',
    'push-not-sent': 'held',
    'not-sent': 'rejected',
    declined: 'declined',
    unresolved: 'unplaced',
  },
  unplaced: { push: 'placing', pushed: 'held', declined: 'declined', made: 'reserved', unmade: 'declined' },
  holding: {
    'not-sent': 'rejected',
    'commit-not-sent': 'held',
    booked: 'reserved',
    asked: 'requested',
    declined: 'declined',
    unresolved: 'unsure',
  },
  unsure: {
    booked: 'reserved',
    asked: 'requested',
    declined: 'declined',
    cancelled: 'lapsed',
    made: 'reserved',
    unmade: 'declined',
  },
  requested: { booked: 'reserved', denied: 'denied' },
  denied: {},
  expired: { captured: 'refund-task', mischarged: 'refund-task' },
  committed: { cancelled: 'lapsed', withdrawn: 'pending' },
  reserved: {
    release: 'releasing',
    lapsed: 'lapsed',
    cancelled: 'lapsed',
    kept: 'committed',
    withdrawn: 'unsure',
    unresolved: 'overdue',
  },
  releasing: { lapsed: 'lapsed', 'release-not-sent': 'reserved', kept: 'committed', unresolved: 'overdue' },
  overdue: { lapsed: 'lapsed', cancelled: 'lapsed', kept: 'committed', made: 'committed', unmade: 'lapsed' },
  lapsed: { arrived: 'refund-task' },
  'refund-task': { arrived: 'refund-task', refunded: 'refunded' },
  refunded: {},
  declined: {},
  rejected: { captured: 'refund-task', mischarged: 'refund-task' },
}

/** The state after an event; undefined if the event is illegal in this state. */
export const stateAfter = (state: IntentState, event: PaymentEvent): IntentState | undefined =>
  TRANSITIONS[state][event]

/** The states after each of several events; undefined if one of them is illegal. */
export function statesAfter(first: IntentState, events: readonly PaymentEvent[]): IntentState[] | undefined {
  const states: IntentState[] = []
  for (const event of events) {
    const state = stateAfter(states.at(-1) ?? first, event)
    if (state === undefined) return undefined
    states.push(state)
  }
  return states
}

/** States with an unknown outcome that only a person can resolve if they last (decision 22.5). */
const DOUBTFUL_STATES: ReadonlySet<IntentState> = new Set([
  'pending',
  'unsure',
  'unticketed',
  'unpushed',
  'unplaced',
  'overdue',
])

export const isDoubt = (state: IntentState) => DOUBTFUL_STATES.has(state)

/** Whether a payment is left to a person if it stays in this state for too long. */
export const isLeftToPeople = (state: IntentState) => isDoubt(state) || isRequest(state)

/** Whether the booking is a request that the seller has not decided yet. */
export const isRequest = (state: IntentState) => state === 'requested' || state === 'awaited'
