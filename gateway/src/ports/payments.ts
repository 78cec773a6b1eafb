import type { Schemas } from './contract.ts'
import type { Clock } from './clock.ts'
import type { Documents } from './documents.ts'
import type { Log } from './log.ts'
import type { ProblemName } from './problem.ts'
import type { CommitEnd, Intent } from './records.ts'
import type { Sealer } from './sealer.ts'
import type { Lease, Store } from './store.ts'

/** How long things may take, in milliseconds. */
export interface Timings {
  /** Waits before the first, second ... question; the last one repeats. A closed tab is booked within 60 s. */
  backoff: readonly number[]
  /** An open payment outlives the process that drives it by so long; then another one takes it over. */
  lease: number
  /** No call to start a payment is under way any more. */
  initializeSettles: number
  /** A form that never reached the browser cannot be paid: the attempt need not block the visitor any longer. */
  formLost: number
  /** Life of an attempt whose form was shown. */
  attempt: number
  /** An expired attempt is asked about until now, so that a late capture is paid back. */
  watch: number
  /** Doubt about a booking is shown to the visitor and to people; both know within 60 s. */
  doubt: number
  /** Doubt is left to people. */
  giveUp: number
  /** Waits between questions about a request; the last one repeats. */
  answers: readonly number[]
  /** A request without an answer is left to people; the agency has promised one within 24 hours. */
  unanswered: number
}

/** Takes to their end what is on record step by step, whatever becomes of the process meanwhile. */
export interface MarkedRun {
  /**
   * Takes one as far as it goes now, unless another process is at it; calls for the same one at the same time share the
   * work.
   */
  advance(token: string): Promise<void>
  /** Looks after every one for which something is due; at start-up too, which is how a crash is survived. */
  tick(): Promise<void>
  /** Resolves when no work is under way. */
  settled(): Promise<void>
}

export interface RunTools {
  store: Store
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'event' | 'fault'>
  /** Called between any two steps; tests end the process there. */
  step: (name: string) => void
}

/** How booking a hold has ended: booked, certainly not, or nobody knows. */
export type TicketOutcome =
  | { kind: 'booked'; ticket: NonNullable<Intent['ticket']> }
  | { kind: 'refused'; why: ProblemName }
  | { kind: 'not-sent' }
  | { kind: 'unknown' }

/** What the agency says of an attempt; `unheard`: it does not know it; `silent`: it gave no answer that counts. */
export type Truth = 'open' | 'captured' | 'mischarged' | 'declined' | 'unheard' | 'silent'

/** What the agency says, with the bank's reason where it has declined. */
export interface Told {
  truth: Truth
  declineReason?: Schemas['DeclineReason']
}

export type CommitOutcome =
  | { kind: 'booked'; completion: Schemas['Completion'] }
  | { kind: CommitEnd; why?: ProblemName }

export type ReadBack = { kind: 'booked'; completion: Schemas['Completion'] } | { kind: 'open' | 'silent' }

/** What has become of a request. */
export type Heard = { kind: 'booked' | 'refused'; completion: Schemas['Completion'] } | { kind: 'open' }

/**
 * How an unpaid booking stands at the agency; `part`: some of the money has arrived; `gone`: it is given up or cancelled;
 * `silent`: nobody answers.
 */
export type HeldBooking =
  | { kind: 'open' | 'part' | 'paid' | 'gone'; completion: Schemas['Completion'] }
  | { kind: 'silent' }

/** How sending a reservation to a channel has ended. */
export type PushOutcome = { kind: 'done' } | { kind: CommitEnd; why?: ProblemName }

/** What the saga asks of the agency. Nothing here fails: every failure is one of the answers. */
export interface PaymentDesk {
  ask(intent: Intent): Promise<Told>
  /** Books what is held at the provider. */
  ticket(intent: Intent): Promise<TicketOutcome>
  /** The reservation at the provider, if there is one. */
  findTicket(intent: Intent): Promise<Intent['ticket']>
  commit(intent: Intent): Promise<CommitOutcome>
  readBack(intent: Intent): Promise<ReadBack>
  /** The answer to a request (decision 24.2). */
  hear(intent: Intent): Promise<Heard>
  /** Whether the channels still have the rooms that they sell. */
  checkRooms(intent: Intent): Promise<'free' | 'gone' | 'silent'>
  /** Sends a channel the reservation of a room, counted from 0. */
  push(intent: Intent, room: number): Promise<PushOutcome>
  /** What the channel says of that reservation. */
  findPush(intent: Intent, room: number): Promise<'done' | 'open'>
  /** How a booking stands that is held unpaid. */
  held(intent: Intent): Promise<HeldBooking>
  /** Gives up what is held, after its option date. */
  release(intent: Intent): Promise<'done' | CommitEnd>
}

export interface PaymentRun extends MarkedRun {
  /** Goes on where the call that has begun an attempt ends, with the lease that it began with. */
  goOn(token: string, lease: Lease): Promise<void>
  /** The bank has sent the visitor back: asks at once the first time, then by the usual waits again. */
  wake(token: string): Promise<void>
  /** Somebody looks at a request: asks now whether it is answered, unless it was asked a moment ago. */
  look(token: string): Promise<void>
  /** A person wants to know how something in doubt stands: asks again, as often as at the start. */
  readBack(token: string): Promise<void>
  /** The visitor does not want it any more: ends an attempt that the bank is still asking about. */
  giveUp(token: string): Promise<void>
}

/** Drives cancellations. */
export interface CancelRun extends MarkedRun {
  /** A person wants to know what became of one that nobody could resolve: looks once, and asks for nothing. */
  readBack(key: string): Promise<void>
}

export interface PaymentTools extends RunTools {
  desk: PaymentDesk
  sealer: Sealer
  timings: Timings
}

/** The room's door: the documents that the app mounts, the driver, and what the operations work with. */
export interface Payments {
  documents: Documents
  run: PaymentRun
  /** What is taken back goes the same way: recorded, asked for once, read back. */
  cancels: CancelRun
  tools: PaymentTools
  /** Ends the timer and resolves when what is under way has been recorded. */
  stop(): Promise<void>
}
