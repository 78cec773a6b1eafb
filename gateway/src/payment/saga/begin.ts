import { isOver } from '../../booking/attempt.ts'
import type { Site } from '../../ports/site.ts'
import type { Schemas } from '../../ports/contract.ts'
import { raisedGeneration } from '../../guards/generations.ts'
import type { Intent, StoredQuote } from '../../ports/records.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import type { Lease } from '../../ports/store.ts'
import { bookingKeyOf, newReference, newToken } from '../../booking/token.ts'
import { dueAt } from './saga.ts'

const DAY = 24 * 3_600_000
/** Longer than any session that could still pay the booking, in milliseconds. */
const ATTEMPT_KEPT = 30 * DAY
/** The bank may send the visitor back late. A late return leads to the shop and does nothing else (E5). */
const RETURN_KEPT = DAY
/** A payment can be looked up for as long as it can be disputed. */
const INTENT_KEPT = 400 * DAY

/** The input for a new attempt. Contains nothing of the card. */
export interface Beginning {
  site: Site
  accepted: StoredQuote
  /** The latest attempt of the booking, as it was read. */
  earlier: Intent | undefined
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
  { site, accepted, earlier, language, idempotencyKey, state, banks, hold }: Beginning,
  { store, clock, step, sealer, timings }: Pick<PaymentTools, 'store' | 'clock' | 'step' | 'sealer' | 'timings'>,
): Promise<Begun | undefined> {
  const { booking, quote, contracts } = accepted
  if (earlier && !isOver(earlier.state)) return undefined

  const now = clock.now()
  const [token, returnToken, bookingToken] = [newToken(), newToken(), newToken()]
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
    state,
    ...(banks ? { banks } : {}),
    ...(hold ? { hold } : {}),
    startedAt: now,
    since: now,
    checks: 0,
    checkedAt: now,
  }
  const { generation, step: raised } = await raisedGeneration(store, booking, now, idempotencyKey)
  const returned = { token, site: site.host }
  const lease = await store.lease('running', token, timings.lease, [
    { area: 'intents', key: token, was: null, becomes: intent, expiresAt: now + INTENT_KEPT },
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
  ])
  if (lease === undefined) return undefined
  step('begun')
  return { intent, generation, lease }
}
