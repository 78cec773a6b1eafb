import { latestAttempt, isOver } from '../booking/attempt.ts'
import type { Site } from '../ports/site.ts'
import type { Schemas } from '../ports/contract.ts'
import { raiseGeneration } from '../guards/generations.ts'
import type { Intent, StoredQuote } from '../ports/records.ts'
import type { PaymentTools } from '../ports/payments.ts'
import { bookingKeyOf, newReference, newToken } from '../booking/token.ts'

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
  language: Schemas['Language']
  idempotencyKey: string
  /** `held` needs no bank: what is left is the booking. */
  state: 'started' | 'held'
  /** What is held at the provider. */
  hold?: Intent['hold']
  /** Where a bank transfer goes. */
  banks?: Schemas['BankAccount'][]
}

/**
 * Records an attempt before anything is sent: intent, marker, return token, then the claim on the booking, of which one
 * attempt at a time may be alive. Undefined when another one is. Then raises the session's generation, so that a cookie
 * copied before cannot follow the payment (decision 8.2).
 */
export async function beginAttempt(
  { site, accepted, language, idempotencyKey, state, banks, hold }: Beginning,
  { store, clock, step, sealer }: Pick<PaymentTools, 'store' | 'clock' | 'step' | 'sealer'>,
): Promise<{ intent: Intent; generation: number } | undefined> {
  const now = clock.now()
  const { booking, quote, contracts } = accepted
  const [token, returnToken, bookingToken] = [newToken(), newToken(), newToken()]
  const bookingKey = await bookingKeyOf(bookingToken)
  const sealedToken = await sealer.seal('token', bookingToken)
  const intent: Intent = {
    token,
    returnToken,
    bookingKey,
    sealedToken,
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
  await store.insert('intents', token, intent, now + INTENT_KEPT)
  step('intent-written')
  await store.insert('running', token, { since: now })
  step('running-written')
  await store.insert('returns', returnToken, { token, site: site.host }, now + RETURN_KEPT)
  step('return-written')
  if (!(await claim(booking, token, { store, clock }))) {
    await store.remove('running', token)
    await store.remove('returns', returnToken)
    await store.remove('intents', token)
    return undefined
  }
  step('booking-claimed')
  const generation = await raiseGeneration(store, booking, now, idempotencyKey)
  step('generation-raised')
  return { intent, generation }
}

/** Makes the attempt the booking's latest, unless the one that is has not ended without money. */
async function claim(booking: string, token: string, { store, clock }: Pick<PaymentTools, 'store' | 'clock'>) {
  const latest = await latestAttempt(store, booking)
  if (latest && !isOver(latest.state)) return false
  const expected = latest?.token
  const stored = await store.update(
    'attempts',
    booking,
    (known) => (known?.token === expected ? { token } : undefined),
    clock.now() + ATTEMPT_KEPT,
  )
  return stored?.token === token
}
