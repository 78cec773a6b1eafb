import type { Timings } from '../../ports/payments.ts'
import type { Intent, IntentState } from '../../ports/records.ts'
import { isHeld } from '../../translate/payable.ts'

/** What can happen to a payment. */
export type PaymentEvent =
  | 'handed-off' // the agency has taken the card: the bank asks, or nothing is left to ask
  | 'not-sent' // the agency never got the call, or knows nothing of it
  | 'declined' // the agency says that no money has moved and none will
  | 'lapsed' // nobody has paid in time, a card or what was held for it
  | 'captured' // the agency says that the money has moved
  | 'mischarged' // money has moved, but not the accepted amount
  | 'ticket' // what is held at the provider is about to be booked there: nobody may ask for that again either
  | 'ticketed'
  | 'ticket-not-sent'
  | 'push' // the reservation of a room is about to be sent to its hotel channel: nobody may send it again either
  | 'pushed'
  | 'push-not-sent'
  | 'commit' // the booking is about to be asked for: from now on nobody may ask for it again
  | 'commit-not-sent' // certainly nothing of it was handed to the network: it may be asked for after all
  | 'booked'
  | 'asked' // the agency has taken the booking as a request: who sells it has to say yes first
  | 'denied' // who sells it has said no, and nothing was paid
  | 'refused' // the agency will not book
  | 'release' // what was held unpaid for too long is about to be given up
  | 'release-not-sent'
  | 'kept' // it is paid after all, or was cancelled meanwhile
  | 'made' // a person has found the booking, or made it
  | 'unmade' // a person has found out that there is none, and nothing was paid
  | 'refunded' // a person has paid it back
  | 'unresolved' // nobody knows yet whether there is a booking, or there is none and it takes too long

/**
 * What leads where; everything else is illegal (decision 22.2). After `captured` every way ends in a booking, a refund
 * or a case for people: money is never forgotten. An expired attempt that is paid after all is paid back, for the
 * visitor may have paid another one since. What is held unpaid goes its own way, because there is no money to
 * give back: it is `reserved` until it is paid, cancelled or has lapsed. A request that nothing is paid for is `requested`, one that was paid before the agency asked is `awaited`
 * (decision 24.3).
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
  lapsed: {},
  'refund-task': { refunded: 'refunded' },
  refunded: {},
  declined: {},
  rejected: {},
}

/** The state after an event, or undefined when the event cannot happen in this state. */
export const stateAfter = (state: IntentState, event: PaymentEvent): IntentState | undefined => MOVES[state][event]

/** The states after each of several events, or undefined when one of them cannot happen. */
export function statesAfter(first: IntentState, events: readonly PaymentEvent[]): IntentState[] | undefined {
  const states: IntentState[] = []
  for (const event of events) {
    const state = stateAfter(states.at(-1) ?? first, event)
    if (state === undefined) return undefined
    states.push(state)
  }
  return states
}

/** Doubt that only people can resolve when it lasts (decision 22.5). */
const DOUBTS: ReadonlySet<IntentState> = new Set(['pending', 'unsure', 'unticketed', 'unpushed', 'unplaced', 'overdue'])

export const isDoubt = (state: IntentState) => DOUBTS.has(state)

/** Doubt that nobody has resolved in time. */
export const isLeftToPeople = (state: IntentState) => isDoubt(state) || isAsked(state)

/** Whether the agency has to ask who sells it, and has not answered yet. */
export const isAsked = (state: IntentState) => state === 'requested' || state === 'awaited'

/** Whether a basket is booked without being paid now (decision 22.4, `held`). */
export const isUnpaid = ({ quote }: Intent) => isHeld(quote.method)

/** Until when a booking is held that is not paid yet, in epoch milliseconds; undefined for any other one (decision 22.6). */
export const heldUntil = ({ state, quote }: Intent): number | undefined =>
  state === 'reserved' && quote.optionDate !== undefined ? Date.parse(quote.optionDate) : undefined

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** What production waits (decision 22.3, E4). */
export const TIMINGS: Timings = {
  backoff: [1, 2, 5, 10, 20].map((seconds) => seconds * SECOND),
  lease: 5 * SECOND,
  initializeSettles: 35 * SECOND,
  formLost: 2 * MINUTE,
  attempt: 15 * MINUTE,
  watch: 60 * MINUTE,
  doubt: 30 * SECOND,
  giveUp: 15 * MINUTE,
  answers: [10 * SECOND, 30 * SECOND, MINUTE, 5 * MINUTE],
  unanswered: 7 * 24 * HOUR,
}

/**
 * What is to be done about a payment now. `ask`: is it paid? `find-ticket`: is there a reservation at the provider?
 * `read-back`: is there a booking? `hear`: is the request answered? `check-rooms`, `push` and
 * `find-push`: does the hotel channel have the room, and the reservation? `watch`: is what was held paid, or given up?
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
    default:
      return 'end'
  }
}

/** An expired attempt is watched for an hour, and until somebody has answered after it; not for ever. */
const watchedUntil = ({ startedAt, isUnheard }: Intent, { watch, unanswered }: Timings) =>
  startedAt + (isUnheard === true ? unanswered : watch)

/** How many rooms are to be sent to hotel channels (decision 15.9). */
export const channelRooms = ({ quote }: Intent): number =>
  quote.lines.reduce((sum, { channel, count }) => sum + (channel === undefined ? 0 : count), 0)

/** What is to be done for a room of a channel before the booking is made; undefined when nothing is left. */
function channelTask(intent: Intent): 'check-rooms' | 'push' | undefined {
  const { checked = false, done = 0 } = intent.channel ?? {}
  if (done >= channelRooms(intent)) return undefined
  return checked ? 'push' : 'check-rooms'
}

/** Doubt ends by the clock, but not before it has been asked about: the process may have been down in between. */
const isGivenUp = (intent: Intent, now: number, timings: Timings): boolean =>
  isTooLate(intent, intent.paidAt ?? intent.startedAt, now, timings)

/** Whether nothing has been learnt since a moment, although it was asked often enough. */
export const isTooLate = ({ checks }: Intent, since: number, now: number, { giveUp, backoff }: Timings): boolean =>
  now >= since + giveUp && checks >= backoff.length

/**
 * When the next task of a payment is due, in epoch milliseconds. A start whose end nobody has heard is the call's that
 * makes it for as long as a lease lasts; who then takes it over finds that call's process dead.
 */
export function dueAt(intent: Intent, timings: Timings): number {
  const { state, action, startedAt, since, checks, checkedAt } = intent
  const { backoff, answers, lease } = timings
  const until = heldUntil(intent)
  // Nothing is asked before it lapses, unless somebody looks at it.
  if (until !== undefined && checkedAt < until) return checks === 0 && checkedAt > since ? checkedAt : until
  if (checks === 0) return state === 'started' && action === undefined ? startedAt + lease : checkedAt
  const waits = isAsked(state) ? answers : backoff
  return checkedAt + (waits[Math.min(checks, waits.length) - 1] ?? 0)
}

/**
 * Whether a payment in doubt may still be committed: only when the record says that nothing of the last try was handed to
 * the network. Whatever may have reached the agency is read back and never sent again (decision 6.3).
 */
export const isUnsent = ({ state, commit }: Intent) => state === 'pending' && commit === 'not-sent'

/** Whether people have to know that a paid booking is not made yet. */
export const isDoubtful = ({ paidAt, since }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? since) + doubt

/** What silence means: the event for an attempt that is neither paid nor refused by now, if any. */
export function afterSilence(
  intent: Intent,
  isKnown: boolean,
  now: number,
  timings: Timings,
): PaymentEvent | undefined {
  const age = now - intent.startedAt
  if (intent.state === 'started' && !isKnown) return age >= timings.initializeSettles ? 'not-sent' : undefined
  const life = intent.state === 'started' ? timings.formLost : timings.attempt
  return intent.state !== 'expired' && age >= life ? 'lapsed' : undefined
}
