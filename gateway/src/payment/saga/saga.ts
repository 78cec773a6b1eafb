import type { Timings } from '../../ports/payments.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Intent } from '../../ports/records.ts'
import { isPaidLater } from '../../translate/money/payable.ts'
import { isRequest, type PaymentEvent } from './moves.ts'

/** Whether the booking is made without paying now, by bank transfer or later (decision 22.4). */
export const isUnpaid = ({ quote }: Intent) => isPaidLater(quote.method)

/**
 * What a card was charged as a deposit for a booking that was cancelled later. Undefined for all other payments. The
 * cancellation settles the charge. Such a payment is `lapsed`, or has an `arrived` transfer, because its remaining
 * amount might still arrive by transfer (decision 22.6).
 */
export const settledCharge = ({ quote, state, arrived }: Intent): Schemas['Money'] | undefined =>
  !isPaidLater(quote.method) && (state === 'lapsed' || arrived !== undefined) ? quote.installment.total : undefined

/** Whether the agency has made the booking and later withdrawn it, without cancellation terms (decision 22.6). */
export const isWithdrawn = ({ state, completion }: Intent): boolean =>
  (state === 'pending' || state === 'unsure') && completion?.status === 'errored'

/**
 * The properties of a booking that the agency has withdrawn. They keep the known amounts, and `commit: 'unknown'`
 * prevents that the booking is ever committed again.
 */
export const withdrawnFacts = (lastCompletion: Schemas['Completion']) =>
  ({ completion: { ...lastCompletion, status: 'errored' }, commit: 'unknown' }) as const satisfies Partial<Intent>

/** When a reserved, unpaid booking lapses, in epoch milliseconds; undefined for all others (decision 22.6). */
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

/** The next task of a payment, whether it is due or not. */
function taskOf(intent: Intent, now: number, timings: Timings): Exclude<Task, 'wait'> {
  switch (intent.state) {
    case 'started':
    case 'handed-off':
      return 'ask'
    case 'expired':
    case 'rejected':
      return needsCheck(intent, lateUntil(intent, timings)) ? 'ask' : 'end'
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
      return isTimeUp(intent, intent.since, now, timings) ? 'end' : 'watch'
    case 'refund-task':
      return intent.arrived && needsCheck(intent, intent.since + timings.unanswered) ? 'watch' : 'end'
    case 'lapsed':
      return needsCheck(intent, intent.since + timings.unanswered) ? 'watch' : 'end'
    default:
      return 'end'
  }
}

/** Whether an attempt has ended although its payment may still arrive. The visitor may start another attempt. */
export const isLate = ({ state }: Intent) => state === 'expired' || state === 'rejected'

/**
 * Whether an ended payment still needs a check, because money may arrive until `until` (epoch milliseconds). One check
 * always follows the end of this period, even after a long outage. A visitor who opens the page later triggers one
 * more.
 */
const needsCheck = ({ checks, checkedAt }: Intent, until: number | undefined): boolean =>
  until !== undefined && (checkedAt < until || checks === 0)

/**
 * Time until which an expired or rejected attempt is checked for a late payment, in epoch milliseconds. Undefined if
 * the agency certainly did not receive the attempt. If the last check got no response, the time is longer (`unanswered`
 * instead of `watch`).
 */
function lateUntil(
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

/** Whether a doubtful booking is left to a person, because checking it has taken too long. */
const isGivenUp = (intent: Intent, now: number, timings: Timings): boolean =>
  isTimeUp(intent, intent.paidAt ?? intent.startedAt, now, timings)

/**
 * Whether the time to give up has passed since the moment `since`, and enough checks were made. The number of checks
 * matters because the process may have been down for most of that time.
 */
export const isTimeUp = ({ checks }: Intent, since: number, now: number, { giveUp, backoff }: Timings): boolean =>
  now >= since + giveUp && checks >= backoff.length

/**
 * When the next task of a payment is due, in epoch milliseconds. A payment whose first call has no result yet is due
 * after the duration of a lease: until then the process of that call drives it. If another process gets the lease
 * afterwards, that process is dead.
 */
export function dueAt(intent: Intent, timings: Timings): number {
  const { state, action, startedAt, since, checks, checkedAt } = intent
  const { backoff, answers, lease } = timings
  const optionDate = heldUntil(intent)
  // A held booking is not checked before its option date, unless somebody opens its page.
  const isPageOpened = checks === 0 && checkedAt > since
  if (optionDate !== undefined && checkedAt < optionDate) return isPageOpened ? checkedAt : optionDate
  if (state === 'lapsed' || state === 'refund-task') return isPageOpened ? checkedAt : checkedAt + timings.late
  if (checks === 0) return state === 'started' && action === undefined ? startedAt + lease : checkedAt
  const waits = isRequest(state) ? answers : backoff
  return checkedAt + (waits[Math.min(checks, waits.length) - 1] ?? 0)
}

/**
 * Whether a call with an unknown outcome may be sent again: only if the record says that not one byte of its last
 * attempt was sent, and only until the doubt is left to a person, who may refund the payment. A call that may have
 * reached the agency is read back and never sent again (decision 6.3).
 */
const maySendAgain = ({ commit, paidAt, startedAt }: Intent, now: number, { giveUp }: Timings): boolean =>
  commit === 'not-sent' && now < (paidAt ?? startedAt) + giveUp

/** Whether a pending payment may be committed again. */
export const mayCommitAgain = (intent: Intent, now: number, timings: Timings) =>
  intent.state === 'pending' && maySendAgain(intent, now, timings)

/**
 * Whether a booking has been unfinished for so long, since its payment or else its last change, that people must know.
 */
export const isDoubtful = ({ paidAt, since }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? since) + doubt

/**
 * Whether a call could not be sent for so long, since the payment or else the start of the attempt, that people must
 * know.
 */
export const isUnsentTooLong = ({ paidAt, startedAt }: Intent, now: number, { doubt }: Timings) =>
  now >= (paidAt ?? startedAt) + doubt

/**
 * The event of an attempt that is neither paid nor refused and whose time is up. Undefined if there is time left.
 * @param isKnown whether the agency knows the attempt
 */
export function timeoutEvent(
  intent: Intent,
  isKnown: boolean,
  now: number,
  timings: Timings,
): PaymentEvent | undefined {
  const age = now - intent.startedAt
  if (intent.state === 'started' && !isKnown) return age >= timings.initializeSettles ? 'not-sent' : undefined
  const lifetime = intent.state === 'started' ? timings.formLost : timings.attempt
  return !isLate(intent) && age >= lifetime ? 'lapsed' : undefined
}
