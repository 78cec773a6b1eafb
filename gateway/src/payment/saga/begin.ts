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

const DAY = 24 * 3_600_000
/** Longer than any session that could still pay the booking, in milliseconds. */
const ATTEMPT_KEPT = 30 * DAY
/** The bank may send the visitor back late. A late return leads to the shop and does nothing else (E5). */
const RETURN_KEPT = DAY

/** What is recorded of a booking that somebody wants to pay. The transaction of the attempt checks that it still is. */
export interface Recorded {
  /** The latest attempt. */
  earlier: Intent | undefined
  /** The quote that the request names. */
  named: StoredQuote | undefined
  generation: Records['generations'] | undefined
}

/** Reads the latest attempt, the quote and the session generation of a booking in one round trip. */
export async function recordedOf(store: Store, booking: string, quoteHash: string): Promise<Recorded> {
  const [earlier, named, generation] = await Promise.all([
    latestAttempt(store, booking),
    store.read('quotes', quoteKey(quoteHash, booking)),
    store.read('generations', booking),
  ])
  return { earlier, named, generation }
}

/** The input for a new attempt. Contains nothing of the card. */
export interface Beginning {
  site: Site
  accepted: StoredQuote
  recorded: Pick<Recorded, 'earlier' | 'generation'>
  /** The booking's lock. It ends with the transaction, which fails if it was lost. */
  bookingLock: Lease
  language: Schemas['Language']
  idempotencyKey: string
  /** `held` skips the bank: only the booking is left to make. */
  state: 'started' | 'held'
  /** The hold at the provider. */
  hold?: Intent['hold']
  /** Bank accounts for a transfer. */
  banks?: Schemas['BankAccount'][]
}

/** A recorded attempt, with the lease for driving it. */
export interface Begun {
  intent: Intent
  /** The session's new generation. */
  generation: number
  lease: Lease
}

/**
 * Records an attempt before anything is sent. One transaction writes the attempt, the token for the bank's return, the
 * claim on the booking and the session's next generation, so that a copied cookie cannot follow the payment (decision
 * 8.2). Returns undefined if another attempt is active: a booking has one at a time.
 */
export async function beginAttempt(
  { site, accepted, recorded, bookingLock, language, idempotencyKey, state, banks, hold }: Beginning,
  { store, clock, step, sealer, timings }: Pick<PaymentTools, 'store' | 'clock' | 'step' | 'sealer' | 'timings'>,
): Promise<Begun | undefined> {
  const { booking, quote, contracts } = accepted
  const { earlier } = recorded
  if (earlier && !isOver(earlier.state)) return undefined

  const now = clock.now()
  const [token, returnToken, bookingToken] = [newToken(), newToken(), newToken()]
  const { generation, recordWrite: raised } = raisedGeneration(recorded.generation, booking, now, idempotencyKey)
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
  const returned = { token, site: site.host }
  const writes: RecordWrite[] = [
    { area: 'intents', key: token, was: null, becomes: intent, expiresAt: keptUntil(quote, now) },
    { area: 'running', key: token, becomes: { dueAt: dueAt(intent, timings) } },
    { area: 'returns', key: returnToken, becomes: returned, expiresAt: now + RETURN_KEPT },
    {
      area: 'attempts',
      key: booking,
      was: earlier ? { token: earlier.token } : null,
      becomes: { token },
      expiresAt: now + ATTEMPT_KEPT,
    },
    raised,
  ]
  const lease = await store.lease('running', token, timings.lease, writes, [bookingLock])
  if (lease === undefined) return undefined
  step('begun')
  return { intent, generation, lease }
}
