import type { Schemas, UpstreamAnswerBody } from './contract.ts'
import type { ProblemName } from './problem.ts'
import type { SwitchRecord } from './switches.ts'

/** The states of a payment. `payment/saga/moves.ts` has the transitions (decision 22.1). */
export type IntentState =
  | 'started'
  | 'held'
  | 'holding'
  | 'unsure'
  | 'handed-off'
  | 'paid'
  | 'ticketing'
  | 'unticketed'
  | 'pushing'
  | 'unpushed'
  | 'placing'
  | 'unplaced'
  | 'committing'
  | 'committed'
  | 'reserved'
  | 'releasing'
  | 'overdue'
  | 'lapsed'
  | 'pending'
  | 'refund-task'
  | 'refunded'
  | 'requested'
  | 'awaited'
  | 'denied'
  | 'declined'
  | 'expired'
  | 'rejected'

/** One attempt to pay one quote. Contains neither card data nor personal data. */
export interface Intent {
  token: string
  site: string
  /** Origin of the site's pages, with scheme and port. */
  origin: string
  /** `_id` of the booking; never shown. */
  booking: string
  /** The visitor's language, for the hand-off document. */
  language: Schemas['Language']
  /** The accepted quote. It is charged, committed and shown in the result. */
  quote: Schemas['Quote']
  contracts: AcceptedContract[]
  state: IntentState
  startedAt: number
  /** When the state was reached; epoch milliseconds. */
  since: number
  /** Number of checks in this state. It determines the wait before the next one. */
  checks: number
  /** Time of the last check; epoch milliseconds. */
  checkedAt: number
  idempotencyKey: string
  /** The generation to which this payment raised the session. Absent in records of earlier versions. */
  generation?: number
  returnToken: string
  /** Hash of the booking token: the key of the result in `bookings`. */
  bookingKey: string
  /** The booking token, sealed. */
  sealedToken: string
  /** A reference for the visitor as long as there is no booking number. */
  reference: string
  /** The action that the agency requested; undefined while its response is unknown. */
  action?: Schemas['PaymentAction']
  /** The token of the hand-off document. */
  handoffToken?: string
  /** When the bank first sent the visitor back. */
  returnedAt?: number
  paidAt?: number
  /** The hold at the provider, which has to be booked before the agency's booking. */
  hold?: Pick<Hold, 'transactionId' | 'reference'>
  /** Set once the hold is booked, with the reservation number if the provider returned one. */
  ticket?: { number?: string }
  /** Rooms of hotel channels: whether they were checked, and how many have been sent. */
  channel?: { checked: boolean; done: number }
  /** Accounts for a bank transfer. */
  banks?: Schemas['BankAccount'][]
  /** Why the agency refused to book, as the name of a problem. */
  refusal?: ProblemName
  /** Why the bank declined the card. */
  declineReason?: Schemas['DeclineReason']
  /** The agency did not know the attempt when it was rejected, but the call that starts it may still arrive there. */
  mayArrive?: true
  /** The last check of an expired or rejected attempt got no response. */
  isUnheard?: boolean
  /** When a person refunded the payment. */
  refundedAt?: number
  /** Outcome of the commit: `unknown` from just before the commit is sent until its response arrives. */
  commit?: CommitEnd
  completion?: Schemas['Completion']
  /**
   * The agency has received the remaining amount of a deposit or of a held booking in a way that it does not report,
   * such as by telephone.
   */
  isRestSettled?: true
  /** A person has been alerted that the agency's sums contradict each other, although they agreed before. */
  isContradicted?: true
  /** Money that arrived by bank transfer after the booking had lapsed or was cancelled. A person pays it back. */
  arrived?: Schemas['Money']
}

/** Outcome of a commit without a booking: not sent, unknown, or refused by the agency. */
export type CommitEnd = 'not-sent' | 'unknown' | 'refused'

/** A contract with the time of its acceptance (RFC 3339). */
type AcceptedContract = Schemas['AcceptedContract'] & { acceptedAt: string }

/** The form for the bank: its target and its inputs. */
export interface BankForm {
  postUrl: string
  inputs: { name: string; value: string }[]
}

/** A page that the agency wrote, with the scripts that it loads and the sources that its policy allows. */
export interface BankPage {
  html: string
  scripts: string[]
  sources: string[]
}

/** How the visitor gets to the bank: by a form, a link, or a page. */
export type HandoffContent = BankForm | { url: string } | BankPage

/** A transaction that a booking has started at the provider. Contains no personal data. */
export interface Hold {
  transactionId: string
  offerIds: string[]
  currency: Schemas['ProviderCurrency']
  culture: Schemas['Culture']
  /** Epoch milliseconds. */
  expiresAt: number
  /** All travellers have been named. */
  isNamed: boolean
  /** Extras were added to the offers. */
  hasExtras?: true
  /** Our own number for the transaction at the provider. */
  reference: string
  /** The share of the price that the provider takes at booking, in per cent. */
  firstPaymentPercent?: number
}

/** A quote with the contracts accepted for it. */
export interface StoredQuote {
  booking: string
  site: string
  quote: Schemas['Quote']
  contracts: AcceptedContract[]
  /** First eight digits of the card whose instalment plan was accepted. */
  bin?: string
}

/** Where a stored result comes from. */
export interface BookingSource {
  /** `_id` of the booking; never shown. */
  booking: string
  /** Exchange rates used for the booking. */
  rates: Schemas['Rates']
  /** Token of the payment that paid it. */
  payment?: string
  /** For an unpaid booking, the token of the attempt that made it. */
  attempt?: string
  /** Number of its provider reservation. */
  reservation?: string
}

/**
 * The current step of a cancellation, or how it ended. `unsent` and `refused`: nothing is cancelled. `unresolved`: the
 * outcome is unknown, or only a part is cancelled, and a person has to handle it.
 */
export type CancelStep = 'provider' | 'agency' | 'refund' | 'done' | 'unsent' | 'refused' | 'unresolved'

/** A cancellation by somebody who has proved ownership. Contains no personal data. */
export interface Cancellation {
  site: string
  /** Origin of the site's pages, with scheme and port. */
  origin: string
  /** `_id` of the booking; never shown. */
  booking: string
  payment?: string
  /** The booking number; it gives no access to anything. */
  number: string
  /** The accepted penalty. */
  penalty: Schemas['Money']
  refund: Schemas['Money']
  /** The part of the refund that a person pays back by bank transfer, because the card was charged less. */
  byTransfer?: Schemas['Money']
  /** The money that the refund was calculated from; records of earlier versions lack it. */
  paid?: Schemas['Money']
  /** The provider reservation, with the cancellation reason that the accepted penalty applies to. */
  reservation?: { number: string; reason?: string }
  step: CancelStep
  /** Outcome of this step's call: `unknown` from just before the call is sent until its response arrives. */
  call?: CommitEnd
  askedAt: number
  /** When the step was reached; epoch milliseconds. */
  since: number
  /** Number of checks in this step. `checkedAt`: time of the last check, or when the call was recorded. */
  checks: number
  checkedAt: number
  cancelledAt?: number
  /** The cancellation was made at the agency and found there, so the agency pays back by itself. */
  isFound?: true
  /** The agency's bank has refunded the card; money that came by bank transfer still has to be paid back. */
  isCardRefunded?: true
  /** The agency's bank has refunded the payment, or a person has paid it back. */
  refunded?: true
}

/** A call with an Idempotency-Key: its fingerprint, and its response once there is one. */
interface Idempotent {
  fingerprint: string
  answer?: { status: number; headers: Record<string, string>; body: string }
}

/** The areas of the store, with the type of their records. Most comments begin with the key: "By payment token". */
export interface Records {
  /** By payment token. */
  intents: Intent
  /** Payments that have not ended: when each is due next (epoch milliseconds). */
  running: { dueAt: number }
  /** By booking `_id`: the latest attempt to pay it. At most one per booking is active. */
  attempts: { token: string }
  /** By one-time token of the bank's return: the payment it belongs to. */
  returns: { token: string; site: string }
  /** By token of a hand-off document: the payment it belongs to. */
  handoffs: { token: string; site: string }
  /** By payment token: the content of its hand-off document. */
  forms: HandoffContent
  /**
   * By booking `_id`: the session's generation, when and by which Idempotency-Key it was raised, and whether the
   * booking has been committed.
   */
  generations: { current: number; raisedAt: number; by?: string; committed: boolean }
  /** By booking `_id`: the number of accepted changes, which is the ETag, and the prices that were last accepted. */
  versions: { version: number; prices: Record<string, { value: number; currency: Schemas['Currency'] }> }
  /** By name: the holder of a lease or a lock. */
  leases: { by: string }
  /** By booking `_id`: its latest transaction at the provider. */
  holds: Hold
  /** By transaction id of the provider: the booking that started it. */
  transactions: { booking: string }
  /** By transaction id of the provider: its travellers, sealed, for as long as the hold lasts. */
  travellers: { sealed: string }
  /** By site, session and key. */
  idempotency: Idempotent
  /** By quote hash and booking. */
  quotes: StoredQuote
  /**
   * By site and SHA-256: a contract text. It is kept as long as the quote that offered it or, once accepted, as long as
   * its bookings. Sealed, because it names people.
   */
  contracts: { sealed: string }
  /** By hash of the booking token, like everything stored about a result: what the token's holder may read. */
  bookings: { site: string; result: Schemas['BookingResult']; source?: BookingSource }
  /** By site and booking number: the key of the booking in `bookings`. */
  numbers: { bookingKey: string }
  /**
   * By site: the key of its latest booking. A search for an unknown booking number reads this booking instead, so that
   * it takes the same work as a search for a known one.
   */
  decoys: { bookingKey: string }
  /** By hash of a token from `bookingFind`: the key of the booking in `bookings`. */
  found: { bookingKey: string; site: string }
  /** By booking and hash: a penalty that was shown. */
  penalties: { penalty: Schemas['Money'] }
  /** By booking key: its cancellation. */
  cancellations: Cancellation
  /** Cancellations that have not ended: when each is due next (epoch milliseconds). */
  cancelling: { dueAt: number }
  /** By id of the case: a payment or a cancellation that waits for a person. `token` is the payment's. */
  cases: { site: string; token?: string }
  /** By time and case: what people have decided, and who. */
  audit: { site: string; entry: Schemas['OpsAudit'] }
  /** A single record: what operators have switched off. */
  switches: SwitchRecord
  /** A single record that tests whether the store can be written. */
  probes: { filler: string }
  /** By site: its last good record as the agency sent it, and when. */
  sites: { status: number; text: string; keptAt: number }
  /** By the `_id` of an ended booking: the empty booking that was started in its place. */
  starts: UpstreamAnswerBody<'reservationStart'>['booking'] & { _id: string }
  /** By site: the anonymous booking used for shared calls. */
  anonymous: { booking: string; startedAt: number }
}
