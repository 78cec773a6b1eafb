import { isOver, latestAttempt } from '../../booking/attempt.ts'
import { keptUntil } from '../../booking/kept-until.ts'
import { quoteKey } from '../../booking/quote.ts'
import type { Site } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import { raisedGeneration } from '../../guards/generations.ts'
import type { Intent, Records, StoredQuote } from '../../ports/records.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import type { Lease, RecordWrite, Store } from '../../ports/store.ts'
import { bookingKeyOf, newReference, newToken } from '../../booking/token.ts'
import { dueAt } from './saga.ts'

const DAY_MS = 24 * 3_600_000
/** How long the latest attempt of a booking is kept: longer than any session that could still pay the booking. */
const ATTEMPT_KEPT_MS = 30 * DAY_MS
/** How long the bank may send the visitor back. A late return leads to the shop and does nothing else (E5). */
const RETURN_KEPT_MS = DAY_MS

/** The records of a booking before a new attempt. `beginAttempt` fails if one of them has changed since. */
export interface BookingRecords {
  /** The latest attempt to pay or to reserve the booking. */
  earlier: Intent | undefined
  /** The quote with the hash that the request names. */
  storedQuote: StoredQuote | undefined
  /** The generation of the booking's session. */
  generation: Records['generations'] | undefined
}

/** Reads the latest attempt, the quote and the session generation of a booking in one round trip. */
export async function readBookingRecords(store: Store, booking: string, quoteHash: string): Promise<BookingRecords> {
  const [earlier, storedQuote, generation] = await Promise.all([
    latestAttempt(store, booking),
    store.read('quotes', quoteKey(quoteHash, booking)),
    store.read('generations', booking),
  ])
  return { earlier, storedQuote, generation }
}

/** The input of `beginAttempt`. Contains no card data. */
export interface NewAttempt {
  site: Site
  accepted: StoredQuote
  records: Pick<BookingRecords, 'earlier' | 'generation'>
  /** The booking's lock. The transaction releases the lock, and fails if the lock has expired. */
  bookingLock: Lease
  language: Schemas['Language']
  idempotencyKey: string
  /** `started` for a card payment. `held` for a booking without payment now, which is committed without the bank. */
  state: 'started' | 'held'
  /** The hold at the provider. */
  hold?: Intent['hold']
  /** Bank accounts for a transfer. */
  banks?: Schemas['BankAccount'][]
}

/** A recorded attempt, with the lease of whoever continues it. */
export interface BegunAttempt {
  intent: Intent
  /** The session's new generation. */
  generation: number
  lease: Lease
}

/**
 * Records a new attempt before anything is sent to the agency. Returns undefined if another attempt is active, because
 * a booking has at most one active attempt. One transaction writes the attempt, the token for the bank's return, the
 * booking's latest attempt and the session's next generation. The next generation makes copies of the session's cookie
 * invalid, so that a copied cookie cannot follow the payment (decision 8.2).
 */
export async function beginAttempt(
  { site, accepted, records, bookingLock, language, idempotencyKey, state, banks, hold }: NewAttempt,
  { store, clock, step, sealer, timings }: Pick<PaymentTools, 'store' | 'clock' | 'step' | 'sealer' | 'timings'>,
): Promise<BegunAttempt | undefined> {
  const { booking, quote, contracts } = accepted
  const { earlier } = records
  if (earlier && !isOver(earlier.state)) return undefined

  const now = clock.now()
  const [token, returnToken, bookingToken] = [newToken(), newToken(), newToken()]
  const { generation, recordWrite: generationWrite } = raisedGeneration(
    records.generation,
    booking,
    now,
    idempotencyKey,
  )
  const intent: Intent = {
    token,
    returnToken,
    bookingKey: await bookingKeyOf(bookingToken),
    sealedToken: await sealer.seal('token', bookingToken),
    reference: newReference(),
    site: site.host,
    origin: site.origin,
    booking,
    language,
    quote,
    contracts,
    idempotencyKey,
    generation,
    state,
    ...(banks ? { banks } : {}),
    ...(hold ? { hold } : {}),
    startedAt: now,
    since: now,
    checks: 0,
    checkedAt: now,
  }
  const returnRecord = { token, site: site.host }
  const writes: RecordWrite[] = [
    { area: 'intents', key: token, was: null, becomes: intent, expiresAt: keptUntil(quote, now) },
    { area: 'running', key: token, becomes: { dueAt: dueAt(intent, timings) } },
    { area: 'returns', key: returnToken, becomes: returnRecord, expiresAt: now + RETURN_KEPT_MS },
    {
      area: 'attempts',
      key: booking,
      was: earlier ? { token: earlier.token } : null,
      becomes: { token },
      expiresAt: now + ATTEMPT_KEPT_MS,
    },
    generationWrite,
  ]
  const lease = await store.lease('running', token, timings.lease, writes, [bookingLock])
  if (lease === undefined) return undefined
  step('begun')
  return { intent, generation, lease }
}
