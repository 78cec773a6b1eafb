import type { Timings } from '../../ports/payments.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Intent } from '../../ports/records.ts'
import { isPaidLater } from '../../translate/money/payable.ts'
import { isAsked, type PaymentEvent } from './moves.ts'

/** Whether the basket is booked without paying now (decision 22.4, `held`). */
export const isUnpaid = ({ quote }: Intent) => isPaidLater(quote.method)

/**
 * What a card was charged for a booking that was cancelled since. Such a payment is `lapsed` or has an `arrived`
 * transfer only because its rest was watched (decision 22.6): the charge itself is settled by the cancellation.
 * Undefined for all other payments.
 */
export const settledCharge = ({ quote, state, arrived }: Intent): Schemas['Money'] | undefined =>
  !isPaidLater(quote.method) && (state === 'lapsed' || arrived !== undefined) ? quote.installment.total : undefined

/** Whether the agency had made the booking and gave it up without terms (decision 22.6). */
export const isWithdrawn = ({ state, completion }: Intent): boolean =>
  (state === 'pending' || state === 'unsure') && completion?.status === 'errored'

/** The facts of such a booking: what is known of the money stays, and nothing is ever sent again for it. */
export const withdrawnFacts = (known: Schemas['Completion']) =>
  ({ completion: { ...known, status: 'errored' }, commit: 'unknown' }) as const satisfies Partial<Intent>

/** When an unpaid booking lapses, in epoch milliseconds; undefined for all others (decision 22.6). */
export const heldUntil = ({ state, quote }: Intent): number | undefined =>
  state === 'reserved' && quote.optionDate !== undefined ? Date.parse(quote.optionDate) : undefined

/**
 * The next thing to do about a payment. `ask`: has it been paid? `find-ticket`: does the provider have a reservation?
 * `read-back`: is there a booking? `read-decision`: has the request been decided? `check-rooms`, `push` and
 * `find-push`: does the hotel channel have the room, and the reservation? `watch`: has the held booking been paid or
 * given up, or the lapsed one been paid after all?
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
  | 'read-decision'
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
      return isWatched(intent, watchedUntil(intent, timings)) ? 'ask' : 'end'
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
      return (maySendAgain(intent, now, timings) ? channelTask(intent) : undefined) ?? 'find-push'
    case 'ticketing':
      return 'find-ticket'
    case 'unticketed':
      if (isGivenUp(intent, now, timings)) return 'end'
      return maySendAgain(intent, now, timings) ? 'ticket' : 'find-ticket'
    case 'committing':
    case 'holding':
      return 'read-back'
    case 'pending':
    case 'unsure':
      return isGivenUp(intent, now, timings) ? 'end' : 'read-back'
    case 'requested':
    case 'awaited':
      return now >= intent.since + timings.unanswered && intent.checks > 0 ? 'end' : 'read-decision'
    case 'reserved':
      return heldUntil(intent) === undefined ? 'end' : 'watch'
    case 'releasing':
      return 'watch'
    case 'overdue':
      return isTooLate(intent, intent.since, now, timings) ? 'end' : 'watch'
    case 'refund-task':
      return intent.arrived && isWatched(intent, intent.since + timings.unanswered) ? 'watch' : 'end'
    case 'lapsed':
      return isWatched(intent, intent.since + timings.unanswered) ? 'watch' : 'end'
    default:
      return 'end'
  }
}

/** Whether an attempt has ended although what was sent may still have an effect. The visitor may pay again. */
export const isLate = ({ state }: Intent) => state === 'expired' || state === 'rejected'

/**
 * Whether an ended payment still needs a check. One check always follows the end of the watch period, even after a
 * long outage. A visitor who opens the page later triggers one more.
 */
const isWatched = ({ checks, checkedAt }: Intent, until: number | undefined): boolean =>
  until !== undefined && (checkedAt < until || checks === 0)

/**
 * A late attempt is watched for an hour, unless nothing was sent: then this is undefined. If its last check got no
 * response, it is watched for longer, but not forever.
 */
function watchedUntil(
  { state, startedAt, isUnheard, mayArrive }: Intent,
  { watch, unanswered }: Timings,
): number | undefined {
  if (state === 'rejected' && mayArrive !== true) return undefined
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
  if (state === 'lapsed' || state === 'refund-task') return isLookedAt ? checkedAt : checkedAt + timings.late
  if (checks === 0) return state === 'started' && action === undefined ? startedAt + lease : checkedAt
  const waits = isAsked(state) ? answers : backoff
  return checkedAt + (waits[Math.min(checks, waits.length) - 1] ?? 0)
}

/**
 * Whether what is in doubt may still be sent: only if the record says that not one byte of the last attempt was sent,
 * and until the doubt is left to a person, who may have refunded the payment since. Anything that may have reached the
 * agency is read back and never sent again (decision 6.3).
 */
const maySendAgain = ({ commit, paidAt, startedAt }: Intent, now: number, { giveUp }: Timings): boolean =>
  commit === 'not-sent' && now < (paidAt ?? startedAt) + giveUp

/** Whether a payment in doubt may still be committed. */
export const isUnsent = (intent: Intent, now: number, timings: Timings) =>
  intent.state === 'pending' && maySendAgain(intent, now, timings)

/** Whether a paid booking has been unfinished for so long that people have to know. */
export const isDoubtful = ({ paidAt, since }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? since) + doubt

/** The same for an unpaid booking of which a part could not be sent, counted from its beginning. */
export const isLongUnsent = ({ paidAt, startedAt }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? startedAt) + doubt

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
