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
/** Longer than any session that could still pay the booking. */
const ATTEMPT_KEPT = 30 * DAY
/** The bank may send somebody back late; they are led to the shop, nothing else happens (E5). */
const RETURN_KEPT = DAY
/** A payment can be looked up as long as it can be disputed. */
const INTENT_KEPT = 400 * DAY

/** What a new attempt is made from; nothing of the card. */
export interface Beginning {
  site: Site
  accepted: StoredQuote
  /** The booking's latest attempt, as it was read. */
  earlier: Intent | undefined
  language: Schemas['Language']
  idempotencyKey: string
  /** `held` needs no bank: what is left is the booking. */
  state: 'started' | 'held'
  /** What is held at the provider. */
  hold?: Intent['hold']
  /** Where a bank transfer goes. */
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
 * Records an attempt before anything is sent. One transaction writes the attempt, the token for the bank's return, the claim
 * on the booking and the session's next generation, so that a cookie copied earlier cannot follow the payment (decision
 * 8.2). Returns undefined if another attempt is alive: a booking has one at a time.
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
