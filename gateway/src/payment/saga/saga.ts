import type { Timings } from '../../ports/payments.ts'
import type { Intent, IntentState } from '../../ports/records.ts'
import { isPaidLater } from '../../translate/money/payable.ts'

/** What can happen to a payment. */
export type PaymentEvent =
  | 'handed-off' // the agency has accepted the card: the visitor goes to the bank, or nothing is left to do
  | 'not-sent' // the agency never received the call, or does not know the payment
  | 'declined' // the agency says that no money has moved and none will
  | 'lapsed' // not paid in time: a card payment, or a held booking
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
  | 'arrived' // money has arrived for a booking that has lapsed
  | 'kept' // the held booking was paid after all, or was cancelled meanwhile
  | 'made' // a person has found the booking, or made it
  | 'unmade' // a person has found that there is no booking, and nothing was paid
  | 'refunded' // a person has refunded the payment
  | 'unresolved' // it has been unknown for too long whether there is a booking, or making it takes too long

/**
 * The state machine; every transition not listed is illegal (decision 22.2). After `captured` every path ends in a
 * booking, a refund or a case for people, so money is never forgotten. Money for an expired or a rejected attempt or a lapsed
 * booking is refunded, because the visitor may have paid another attempt since. Unpaid holds have states of their own, because there is no
 * money to refund: a booking stays `reserved` until it is paid, cancelled or lapsed. A request is `requested` if
 * nothing was paid, and `awaited` if it was paid before the agency made it a request (decision 24.3).
 */
const MOVES: Record<IntentState, Partial<Record<PaymentEvent, IntentState>>> = {
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
    booked: 'reserved',
    asked: 'requested',
    declined: 'declined',
    unresolved: 'unsure',
  },
  unsure: { booked: 'reserved', asked: 'requested', declined: 'declined', made: 'reserved', unmade: 'declined' },
  requested: { booked: 'reserved', denied: 'denied' },
  denied: {},
  expired: { captured: 'refund-task', mischarged: 'refund-task' },
  committed: {},
  reserved: { release: 'releasing', lapsed: 'lapsed', kept: 'committed', unresolved: 'overdue' },
  releasing: { lapsed: 'lapsed', 'release-not-sent': 'reserved', kept: 'committed', unresolved: 'overdue' },
  overdue: { lapsed: 'lapsed', kept: 'committed', made: 'committed', unmade: 'lapsed' },
  lapsed: { arrived: 'refund-task' },
  'refund-task': { refunded: 'refunded' },
  refunded: {},
  declined: {},
  rejected: { captured: 'refund-task', mischarged: 'refund-task' },
}

/** The state after an event; undefined if the event is illegal in this state. */
export const stateAfter = (state: IntentState, event: PaymentEvent): IntentState | undefined => MOVES[state][event]

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
const DOUBTS: ReadonlySet<IntentState> = new Set(['pending', 'unsure', 'unticketed', 'unpushed', 'unplaced', 'overdue'])

export const isDoubt = (state: IntentState) => DOUBTS.has(state)

/** States that are left to a person if they last too long. */
export const isLeftToPeople = (state: IntentState) => isDoubt(state) || isAsked(state)

/** Whether the agency has passed the booking on as a request and has no decision yet. */
export const isAsked = (state: IntentState) => state === 'requested' || state === 'awaited'

/** Whether the basket is booked without paying now (decision 22.4, `held`). */
export const isUnpaid = ({ quote }: Intent) => isPaidLater(quote.method)

/** When an unpaid booking lapses, in epoch milliseconds; undefined for all others (decision 22.6). */
export const heldUntil = ({ state, quote }: Intent): number | undefined =>
  state === 'reserved' && quote.optionDate !== undefined ? Date.parse(quote.optionDate) : undefined

/**
 * The next thing to do about a payment. `ask`: has it been paid? `find-ticket`: does the provider have a reservation?
 * `read-back`: is there a booking? `hear`: has the request been decided? `check-rooms`, `push` and `find-push`: does
 * the hotel channel have the room, and the reservation? `watch`: has the held booking been paid or given up, or the
 * lapsed one been paid after all?
 */
export type Task =
  | 'ask'
  | 'ticket'
  | 'find-ticket'
  | 'check-rooms'
  | 'push'
  | 'find-push'
  | 'commit'
  | 'read-back'
  | 'hear'
  | 'watch'
  | 'wait'
  | 'end'

/** The next task of a payment. `now` in epoch milliseconds. */
export function nextTask(intent: Intent, now: number, timings: Timings): Task {
  const task = taskOf(intent, now, timings)
  if (task === 'end') return 'end'
  return now >= dueAt(intent, timings) ? task : 'wait'
}

function taskOf(intent: Intent, now: number, timings: Timings): Exclude<Task, 'wait'> {
  switch (intent.state) {
    case 'started':
    case 'handed-off':
      return 'ask'
    case 'expired':
    case 'rejected':
      return now < watchedUntil(intent, timings) ? 'ask' : 'end'
    case 'paid':
      return intent.hold && !intent.ticket ? 'ticket' : (channelTask(intent) ?? 'commit')
    case 'held':
      return channelTask(intent) ?? 'commit'
    case 'pushing':
    case 'placing':
      return 'find-push'
    case 'unpushed':
    case 'unplaced':
      if (isGivenUp(intent, now, timings)) return 'end'
      return (intent.commit === 'not-sent' ? channelTask(intent) : undefined) ?? 'find-push'
    case 'ticketing':
      return 'find-ticket'
    case 'unticketed':
      if (isGivenUp(intent, now, timings)) return 'end'
      return intent.commit === 'not-sent' ? 'ticket' : 'find-ticket'
    case 'committing':
    case 'holding':
      return 'read-back'
    case 'pending':
    case 'unsure':
      return isGivenUp(intent, now, timings) ? 'end' : 'read-back'
    case 'requested':
    case 'awaited':
      return now >= intent.since + timings.unanswered && intent.checks > 0 ? 'end' : 'hear'
    case 'reserved':
      return heldUntil(intent) === undefined ? 'end' : 'watch'
    case 'releasing':
      return 'watch'
    case 'overdue':
      return isTooLate(intent, intent.since, now, timings) ? 'end' : 'watch'
    case 'lapsed':
      return now < intent.since + timings.unanswered ? 'watch' : 'end'
    default:
      return 'end'
  }
}

/** Whether an attempt has ended although what was sent may still have an effect. The visitor may pay again. */
export const isLate = ({ state }: Intent) => state === 'expired' || state === 'rejected'

/**
 * A late attempt is watched for an hour, unless nothing was sent. If its last check got no response, it is watched for
 * longer, but not forever.
 */
function watchedUntil({ state, startedAt, isUnheard, mayArrive }: Intent, { watch, unanswered }: Timings): number {
  if (state === 'rejected' && mayArrive !== true) return 0
  return startedAt + (isUnheard === true ? unanswered : watch)
}

/** Number of rooms to send to hotel channels (decision 15.9). */
export const channelRooms = ({ quote }: Intent): number =>
  quote.lines.reduce((sum, { channel, count }) => sum + (channel === undefined ? 0 : count), 0)

/** The next task for channel rooms before the booking is made; undefined if none is left. */
function channelTask(intent: Intent): 'check-rooms' | 'push' | undefined {
  const { checked = false, done = 0 } = intent.channel ?? {}
  if (done >= channelRooms(intent)) return undefined
  return checked ? 'push' : 'check-rooms'
}

/**
 * Whether to stop checking: time is up, and enough checks were made, because the process may have been down meanwhile.
 */
const isGivenUp = (intent: Intent, now: number, timings: Timings): boolean =>
  isTooLate(intent, intent.paidAt ?? intent.startedAt, now, timings)

/** Whether time is up since a moment, and enough checks were made without learning anything. */
export const isTooLate = ({ checks }: Intent, since: number, now: number, { giveUp, backoff }: Timings): boolean =>
  now >= since + giveUp && checks >= backoff.length

/**
 * When the next task of a payment is due, in epoch milliseconds. For as long as a lease lasts, a payment without a
 * result belongs to the call that started it. If another process gets the lease after that, the caller's process is
 * dead.
 */
export function dueAt(intent: Intent, timings: Timings): number {
  const { state, action, startedAt, since, checks, checkedAt } = intent
  const { backoff, answers, lease } = timings
  const until = heldUntil(intent)
  // No checks until it lapses, unless somebody opens its page.
  const isLookedAt = checks === 0 && checkedAt > since
  if (until !== undefined && checkedAt < until) return isLookedAt ? checkedAt : until
  if (state === 'lapsed') return isLookedAt ? checkedAt : checkedAt + timings.late
  if (checks === 0) return state === 'started' && action === undefined ? startedAt + lease : checkedAt
  const waits = isAsked(state) ? answers : backoff
  return checkedAt + (waits[Math.min(checks, waits.length) - 1] ?? 0)
}

/**
 * Whether a payment in doubt may still be committed: only if the record says that not one byte of the last attempt was
 * sent. Anything that may have reached the agency is read back and never sent again (decision 6.3).
 */
export const isUnsent = ({ state, commit }: Intent) => state === 'pending' && commit === 'not-sent'

/** Whether a paid booking has been unfinished for so long that people have to know. */
export const isDoubtful = ({ paidAt, since }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? since) + doubt

/** The event, if any, for an attempt that by now is neither paid nor refused. */
export function afterSilence(
  intent: Intent,
  isKnown: boolean,
  now: number,
  timings: Timings,
): PaymentEvent | undefined {
  const age = now - intent.startedAt
  if (intent.state === 'started' && !isKnown) return age >= timings.initializeSettles ? 'not-sent' : undefined
  const life = intent.state === 'started' ? timings.formLost : timings.attempt
  return !isLate(intent) && age >= life ? 'lapsed' : undefined
}
