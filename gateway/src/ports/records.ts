import type { Schemas } from './contract.ts'
import type { ProblemName } from './problem.ts'

/** The steps of a payment; what leads from one to the next is in payment/saga/saga.ts (decision 22.1). */
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

/** One attempt to pay one quote. Holds no card data and no personal data. */
export interface Intent {
  token: string
  site: string
  /** Origin of the site's pages, with scheme and port. */
  origin: string
  /** `_id` of the booking; never shown. */
  booking: string
  /** Language of the visitor, for the page that leads to the bank. */
  language: Schemas['Language']
  /** What was accepted; it is charged, committed and shown in the result. */
  quote: Schemas['Quote']
  contracts: AcceptedContract[]
  state: IntentState
  startedAt: number
  /** When the state was reached; epoch milliseconds. */
  since: number
  /** Times the truth was asked for since; decides how long to wait for the next time. */
  checks: number
  /** When the truth was asked for last; epoch milliseconds. */
  checkedAt: number
  idempotencyKey: string
  returnToken: string
  /** The booking token's hash, by which its result is kept, and the token itself, sealed. */
  bookingKey: string
  sealedToken: string
  /** What a caller may quote while there is no booking number. */
  reference: string
  /** What the agency said to do; absent while its answer is not known. */
  action?: Schemas['PaymentAction']
  /** The token of the hand-off document. */
  handoffToken?: string
  /** When the bank sent the visitor back. */
  returnedAt?: number
  paidAt?: number
  /** What is held at the provider, and has to be booked there before the booking is made. */
  hold?: Pick<Hold, 'transactionId' | 'reference'>
  /** The hold is booked; the number of the reservation, where the provider has told it. */
  ticket?: { number?: string }
  /** Rooms of hotel channels: whether they were checked, and how many of them the channel has. */
  channel?: { checked: boolean; done: number }
  /** Of a bank transfer, where it goes. */
  banks?: Schemas['BankAccount'][]
  /** Why the agency would not book, by the name of the problem. */
  refusal?: ProblemName
  /** Why the bank declined the card. */
  declineReason?: Schemas['DeclineReason']
  /** Nobody has answered the last question about an expired attempt. */
  isUnheard?: boolean
  /** When a person has paid it back. */
  refundedAt?: number
  /** What is known of the commit call; `unknown` from before it is sent until its sender has heard. */
  commit?: CommitEnd
  completion?: Schemas['Completion']
}

/** How a commit call without a booking ended: nothing was handed to the network, nobody knows, or the agency said no. */
export type CommitEnd = 'not-sent' | 'unknown' | 'refused'

/** A contract with the moment it was agreed to (RFC 3339). */
type AcceptedContract = Schemas['AcceptedContract'] & { acceptedAt: string }

/** The form for the bank: where it goes and what it carries. */
export interface BankForm {
  postUrl: string
  inputs: { name: string; value: string }[]
}

/** A page that the agency wrote, with the scripts that it loads and the sources that it may use. */
export interface BankPage {
  html: string
  scripts: string[]
  sources: string[]
}

/** What leads to the bank: a form, an address, or a page. */
export type HandoffContent = BankForm | { url: string } | BankPage

/** What a booking has begun at the provider. Holds no personal data. */
export interface Hold {
  transactionId: string
  offerIds: string[]
  currency: Schemas['ProviderCurrency']
  culture: Schemas['Culture']
  /** Epoch milliseconds. */
  expiresAt: number
  /** Everybody who travels has been named. */
  isNamed: boolean
  /** Something was added to the offers. */
  hasExtras?: true
  /** Our number of it at the provider. */
  reference: string
}

export interface StoredQuote {
  booking: string
  site: string
  quote: Schemas['Quote']
  contracts: AcceptedContract[]
  /** The first eight digits of the card whose instalments were accepted. */
  bin?: string
}

/** What a kept result is of. */
export interface BookingSource {
  /** `_id` of the booking; never shown. */
  booking: string
  /** Exchange rates that it was made with. */
  rates: Schemas['Rates']
  /** The payment that it was paid by. */
  payment?: string
  /** Of a booking that is not paid yet: the attempt that asked for it. */
  attempt?: string
  /** Its reservation at the provider. */
  reservation?: string
}

/**
 * How far a cancellation is: what is asked for next, or how it has ended. `unsent` and `refused`: nothing is cancelled;
 * `unresolved`: nobody knows, or only a part is; people have to look.
 */
export type CancelStep = 'provider' | 'agency' | 'refund' | 'done' | 'unsent' | 'refused' | 'unresolved'

/** A cancellation that was asked for with the right proof. Holds no personal data. */
export interface Cancellation {
  site: string
  /** Origin of the site's pages, with scheme and port. */
  origin: string
  /** `_id` of the booking; never shown. */
  booking: string
  payment?: string
  /** What people call the booking; opens nothing. */
  number: string
  /** What was accepted. */
  penalty: Schemas['Money']
  refund: Schemas['Money']
  /** At the provider, with the reason that the accepted penalty is for. */
  reservation?: { number: string; reason?: string }
  step: CancelStep
  /** What is known of the call of this step; `unknown` from before it is sent until its sender has heard. */
  call?: CommitEnd
  askedAt: number
  /** When the step was reached; epoch milliseconds. */
  since: number
  /** Times the truth was asked for since, and when last. */
  checks: number
  checkedAt: number
  cancelledAt?: number
  /** The bank of the agency has paid back. */
  refunded?: true
}

/** What is kept of a request with an Idempotency-Key: its fingerprint, and the answer once there is one. */
interface Idempotent {
  fingerprint: string
  answer?: { status: number; headers: Record<string, string>; body: string }
}

/** The areas of the store and what a record of each is. */
export interface Records {
  /** By payment token. */
  intents: Intent
  /** Payments that have not ended, beside `intents`: when somebody has to look after each (epoch milliseconds). */
  running: { dueAt: number }
  /** By booking `_id`: the latest attempt to pay it; at most one of a booking is alive. */
  attempts: { token: string }
  /** By one-time token of the bank's return: the payment it belongs to. */
  returns: { token: string; site: string }
  /** By token of a hand-off document: the payment it belongs to. */
  handoffs: { token: string; site: string }
  /** By payment token: what the hand-off documents show. */
  forms: HandoffContent
  /**
   * By booking `_id`: generation of the session, when it was raised and by the Idempotency-Key of which payment, and
   * whether the booking has left its session.
   */
  generations: { current: number; raisedAt: number; by?: string; committed: boolean }
  /** By booking `_id`: number of accepted changes, the ETag; and the prices that were shown when they were made. */
  versions: { version: number; prices: Record<string, { value: number; currency: Schemas['Currency'] }> }
  /** By what it is for: who has a lease or a lock. */
  leases: { by: string }
  /** By booking `_id`: what it has begun at the provider last. */
  holds: Hold
  /** By transaction id of the provider: the booking that has begun it. */
  transactions: { booking: string }
  /** By transaction id of the provider: who travels, sealed, for as long as the hold lasts. */
  travellers: { sealed: string }
  /** By site, session and key. */
  idempotency: Idempotent
  /** By quote hash and booking. */
  quotes: StoredQuote
  /**
   * By site and SHA-256: a text that was offered with a quote, kept as long as it, or accepted, kept as long as the bookings
   * it belongs to. Sealed, because it names people.
   */
  contracts: { sealed: string }
  /** By hash of the booking token, as everything that is kept of a result: what its holder may read. */
  bookings: { site: string; result: Schemas['BookingResult']; source?: BookingSource }
  /** By site and what people call a booking: where it is in `bookings`. */
  numbers: { bookingKey: string }
  /** By site: where its latest booking is, which is asked about in place of one that there is not. */
  decoys: { bookingKey: string }
  /** By hash of the token that whoever has found a booking got: where it is in `bookings`. */
  found: { bookingKey: string; site: string }
  /** By booking and hash: the penalty that was shown. */
  penalties: { penalty: Schemas['Money'] }
  /** At most one of a booking. */
  cancellations: Cancellation
  /** Cancellations that have not ended, beside `cancellations`: when somebody has to look after each (epoch milliseconds). */
  cancelling: { dueAt: number }
  /** By id of the case: a payment or a cancellation that waits for a person. `token` is the payment's. */
  cases: { site: string; token?: string }
  /** By time and case: what people have decided, by whom. */
  audit: { site: string; entry: Schemas['OpsAudit'] }
  /** One record, which shows that records can be written. */
  probes: { filler: string }
  /** By site: its last good record as the agency sent it, and when that was. */
  sites: { status: number; text: string; keptAt: number }
  /** By site: the anonymous booking that shared calls are sent with. */
  anonymous: { booking: string; startedAt: number }
}

/** What a record must survive: the end of its process, or a power cut as well (decision 6.4). */
type Survives = 'crash' | 'power-cut'

/** The terms on which the records of an area are kept. */
export const AREAS: Readonly<Record<keyof Records, { survives: Survives }>> = {
  // Money hangs on these.
  intents: { survives: 'power-cut' },
  running: { survives: 'power-cut' },
  attempts: { survives: 'power-cut' },
  returns: { survives: 'power-cut' },
  generations: { survives: 'power-cut' },
  bookings: { survives: 'power-cut' },
  numbers: { survives: 'power-cut' },
  cancellations: { survives: 'power-cut' },
  cancelling: { survives: 'power-cut' },
  cases: { survives: 'power-cut' },
  audit: { survives: 'power-cut' },
  // What is lost of these is asked for, or begun, once more.
  handoffs: { survives: 'crash' },
  forms: { survives: 'crash' },
  versions: { survives: 'crash' },
  leases: { survives: 'crash' },
  holds: { survives: 'crash' },
  transactions: { survives: 'crash' },
  travellers: { survives: 'crash' },
  idempotency: { survives: 'crash' },
  quotes: { survives: 'crash' },
  contracts: { survives: 'crash' },
  decoys: { survives: 'crash' },
  found: { survives: 'crash' },
  penalties: { survives: 'crash' },
  probes: { survives: 'crash' },
  sites: { survives: 'crash' },
  anonymous: { survives: 'crash' },
}
