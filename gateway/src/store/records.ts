import type { components } from '@rota/openapi/agency/types'

type Schemas = components['schemas']

/** The steps of a payment, in order; the last six are ends (architecture 1, payment saga). */
export type IntentState =
  | 'started'
  | 'handed-off'
  | 'paid'
  | 'committing'
  | 'committed'
  | 'pending'
  | 'refund-task'
  | 'declined'
  | 'expired'
  | 'rejected'

/** One attempt to pay one quote. Holds no card data and no personal data. */
export interface Intent {
  token: string
  site: string
  /** `_id` of the booking; never shown. */
  booking: string
  quoteHash: string
  state: IntentState
  startedAt: number
  /** When the state was reached; epoch milliseconds. */
  since: number
  /** Times the truth was asked for since; decides how long to wait for the next time. */
  checks: number
  idempotencyKey: string
  returnToken: string
  bookingToken: string
  handoffToken?: string
  completion?: Schemas['Completion']
}

/** A form for the bank, shown once on the payment origin. */
export interface Handoff {
  token: string
  site: string
  postUrl: string
  inputs: { name: string; value: string }[]
}

export interface StoredQuote {
  booking: string
  site: string
  quote: Schemas['Quote']
  contracts: (Schemas['AcceptedContract'] & { acceptedAt: string })[]
}

/** What is kept of a request with an Idempotency-Key: its fingerprint, and the answer once there is one. */
export interface Idempotent {
  fingerprint: string
  startedAt: number
  answer?: { status: number; headers: Record<string, string>; body: string }
}

/** The areas of the store and what a record of each is. */
export interface Records {
  /** By payment token. */
  intents: Intent
  /** Payment tokens that have not ended; a marker beside `intents`, so that a restart finds them. */
  running: { since: number }
  /** By one-time token of the bank's return: the payment it belongs to. */
  returns: { token: string; site: string }
  /** By one-time token of the hand-off document. */
  handoffs: Handoff
  /** By booking `_id`: generation of the session, and when it was raised. */
  generations: { current: number; raisedAt: number; committed: boolean }
  /** By booking `_id`: number of accepted changes, the ETag; and the prices that were shown when they were made. */
  versions: { version: number; prices: Record<string, { value: number; currency: Schemas['Currency'] }> }
  /** By site, session and key. */
  idempotency: Idempotent
  /** By quote hash and booking. */
  quotes: StoredQuote
  /** By booking token: what its holder may read. */
  bookings: { site: string; result: Schemas['BookingResult'] }
  /** By site: the anonymous booking that shared calls are sent with. */
  anonymous: { booking: string; startedAt: number }
}
