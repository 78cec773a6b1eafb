import type { Schemas } from './contract.ts'
import type { Clock } from './clock.ts'
import type { Documents } from './documents.ts'
import type { Log } from './log.ts'
import type { ProblemName } from './problem.ts'
import type { CommitEnd, Intent } from './records.ts'
import type { Sealer } from './sealer.ts'
import type { Lease, Store } from './store.ts'

/** Time limits of payments and cancellations, in milliseconds. */
export interface Timings {
  /** Waits before each check of a payment; the last one repeats. A payment whose tab was closed is booked within 60 s. */
  backoff: readonly number[]
  /** How long the lease of a payment lasts after its process has died. Then another process takes over. */
  lease: number
  /** Time after which no call that starts a payment can still be running. */
  initializeSettles: number
  /**
   * Time after which an attempt whose form never reached the browser no longer blocks the visitor, because nobody can
   * pay with that form.
   */
  formLost: number
  /** Lifetime of an attempt whose form was shown. */
  attempt: number
  /** How long an expired attempt is still checked, so that a late capture is refunded. */
  watch: number
  /** Time after which a doubtful booking is shown to the visitor and to operators; both learn of it within 60 s. */
  doubt: number
  /** Time after which a doubtful booking is left to a person. */
  giveUp: number
  /** Waits between checks of a booking request that the agency has to decide; the last one repeats. */
  answers: readonly number[]
  /** Time after which an undecided request is left to a person. The agency promises a decision within 24 hours. */
  unanswered: number
  /**
   * Wait between checks of a lapsed booking, which is checked for the time `unanswered`: bank transfers arrive days
   * after they were sent.
   */
  late: number
}

/** Drives recorded work, such as payments, to its end step by step, even if processes die meanwhile. */
export interface DurableRunner {
  /**
   * Drives one item as far as possible now, unless another process does. Concurrent calls for the same item share the
   * work.
   */
  advance(key: string): Promise<void>
  /** Advances every item that is due. Also runs at start, which resumes the work after a crash. */
  tick(): Promise<void>
  /**
   * Skips an item in the next tick, because another process may get the response that this one did not get. If there is
   * no other process, this one continues a tick later.
   */
  skipNextTick(key: string): void
  /** Resolves when no work is running. */
  settled(): Promise<void>
}

/** Runs work as an activity of its own, so that its log lines and calls have a trace. `name` names the work. */
export type AsActivity = (name: string, work: () => Promise<void>) => Promise<void>

/** What every durable runner uses. */
export interface RunnerDeps {
  store: Store
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'event' | 'fault'>
  asActivity: AsActivity
  /** Called between any two steps. Tests kill the process there. */
  step: (name: string) => void
}

/** Outcome of booking a hold: booked, certainly not booked, or unknown. */
export type TicketOutcome =
  | { kind: 'booked'; ticket: NonNullable<Intent['ticket']> }
  | { kind: 'refused'; why: ProblemName }
  | { kind: 'not-sent' }
  | { kind: 'unknown' }

/**
 * The state of an attempt as the agency reports it. `unknown-attempt`: the agency does not know the attempt;
 * `no-response`: it gave no usable response.
 */
export type ReportedPaymentState = 'open' | 'captured' | 'mischarged' | 'declined' | 'unknown-attempt' | 'no-response'

/** What the agency says, with the bank's reason if it declined. */
export interface PaymentReport {
  state: ReportedPaymentState
  declineReason?: Schemas['DeclineReason']
}

/** Outcome of booking at the agency: booked, or why not. */
export type CommitOutcome =
  | { kind: 'booked'; completion: Schemas['Completion'] }
  | { kind: CommitEnd; why?: ProblemName }

/** What reading a commit back shows: the booking, no booking yet, or no response. */
export type ReadBack = { kind: 'booked'; completion: Schemas['Completion'] } | { kind: 'open' | 'no-response' }

/** The agency's decision about a request. */
export type RequestDecision = { kind: 'booked' | 'refused'; completion: Schemas['Completion'] } | { kind: 'open' }

/** What a cancellation keeps, and what it pays back. */
export type CancellationTerms = Readonly<Record<'penalty' | 'refund', Schemas['Money']>>

/** A cancellation as the agency reports it. */
export interface AgencyCancellation extends CancellationTerms {
  /** RFC 3339. */
  at: string
}

/**
 * The state of a booking at the agency. `part`: some of the money has arrived; `gone`: it was given up or cancelled,
 * and on which terms; `no-response`: no response.
 */
export type HeldBooking =
  | { kind: 'open' | 'part' | 'paid'; completion: Schemas['Completion'] }
  | { kind: 'gone'; completion: Schemas['Completion']; terms?: AgencyCancellation }
  | { kind: 'no-response' }

/** Outcome of sending a reservation to a channel. */
export type PushOutcome = { kind: 'done' } | { kind: CommitEnd; why?: ProblemName }

/** The saga's calls to the agency. They never throw a Problem: every failure is a result. */
export interface PaymentClient {
  /** Asks for the state of an attempt. */
  ask(intent: Intent): Promise<PaymentReport>
  /** Books the provider hold of a payment. */
  ticket(intent: Intent): Promise<TicketOutcome>
  /** Finds the reservation at the provider, if there is one. */
  findTicket(intent: Intent): Promise<Intent['ticket']>
  commit(intent: Intent): Promise<CommitOutcome>
  readBack(intent: Intent): Promise<ReadBack>
  /** Reads the decision about a request (decision 24.2). */
  readDecision(intent: Intent): Promise<RequestDecision>
  /** Checks whether the channels still have the rooms of the basket. */
  checkRooms(intent: Intent): Promise<'free' | 'gone' | 'no-response'>
  /** Sends a channel the reservation of a room, counted from 0. */
  push(intent: Intent, room: number): Promise<PushOutcome>
  /** Looks for that reservation at the channel. */
  findPush(intent: Intent, room: number): Promise<'done' | 'open'>
  /** Reads the state of a booking that is held unpaid or is active. */
  readHeldBooking(intent: Intent): Promise<HeldBooking>
  /** Gives up a held booking after its option date. */
  release(intent: Intent): Promise<'done' | CommitEnd>
}

/** Drives payments. */
export interface PaymentRunner extends DurableRunner {
  /** Continues an attempt after the call that started it, with the lease of that call. */
  continueAttempt(token: string, lease: Lease): Promise<void>
  /**
   * Called when the bank has sent the visitor back. The first return triggers a check at once, and the waits start over.
   * @param read the payment, if the caller has just read it
   */
  wake(token: string, read?: Intent): Promise<void>
  /** Checks a request or a held booking whose page has been opened, unless it was checked a moment ago. */
  checkNow(token: string): Promise<void>
  /** Checks a doubtful booking now for an operator, and the waits start over. */
  readBack(token: string): Promise<void>
  /** Ends an attempt whose bank page is still open, because the visitor gives up. */
  giveUp(token: string): Promise<void>
}

/** Asks the agency about active bookings, which no runner watches. */
export interface ActiveBookingChecks {
  /** Checks a booking whose page has been opened, unless it was checked a moment ago. */
  checkNow(token: string): Promise<void>
}

/** Drives cancellations. */
export interface CancellationRunner extends DurableRunner {
  /** Reads a doubtful cancellation back once for an operator, and sends nothing. */
  readBack(key: string): Promise<void>
}

/** What the payment saga uses. */
export interface PaymentTools extends RunnerDeps {
  client: PaymentClient
  sealer: Sealer
  timings: Timings
}

/** The interface of the payment module: the documents that the app serves, the drivers, and what operations use. */
export interface Payments {
  documents: Documents
  runner: PaymentRunner
  /** Drives cancellations in the same way: recorded, sent once, read back. */
  cancels: CancellationRunner
  activeBookings: ActiveBookingChecks
  tools: PaymentTools
  /**
   * Stops picking up due work; another process or the next start takes it over. Work started or woken by requests
   * continues.
   */
  stopPolling(): void
  /** Stops polling. Resolves when running work has been recorded. */
  stop(): Promise<void>
}
