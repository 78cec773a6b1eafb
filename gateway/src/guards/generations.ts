import type { Records } from '../ports/records.ts'
import type { RecordWrite, Store } from '../ports/store.ts'

/** How long the previous generation can repeat the call that ended it: 15 minutes (decision 8.2). */
export const GRACE_MS = 15 * 60_000

/** How long a booking's generation is stored: longer than any session that could refer to an old one. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** The validity of a sealed session among the generations of its booking. */
export interface SessionValidity {
  /** `committed`: the booking is completed, so no generation is valid any more. */
  state: 'current' | 'previous' | 'expired' | 'committed'
  current: number
  /** Idempotency-Key of the only call that this session may still repeat, if any. */
  ownKey?: string
  /** A payment has recently ended this session, so its holder may read the state of that payment (D12). */
  mayFollow?: true
}

const MAY_FOLLOW = { mayFollow: true } as const

type Generation = Records['generations']

/**
 * Builds the stored generation of a booking. The store compares records as JSON text, so the order of the members must
 * stay the same.
 */
export const generationOf = (current: number, raisedAt: number, by: string, committed = false): Generation => ({
  current,
  raisedAt,
  by,
  committed,
})

/**
 * Raises the generation when a payment starts, so that a copied cookie stops working. Returns the new generation, for
 * `session: { set: { booking, generation } }`, and the record write that stores it.
 * @param record the record as it was read
 * @param by the Idempotency-Key of the call that starts the payment
 */
export function raisedGeneration(
  record: Generation | undefined,
  booking: string,
  now: number,
  by: string,
): { generation: number; recordWrite: RecordWrite } {
  const generation = (record?.current ?? 0) + 1
  const becomes = generationOf(generation, now, by, record?.committed)
  const area = 'generations'
  return {
    generation,
    recordWrite: { area, key: booking, was: record ?? null, becomes, expiresAt: now + RETENTION_MS },
  }
}

/**
 * The write that ends the session of a committed booking. The next response clears the cookie, whatever its generation.
 * @param record the record as it was read
 */
export function endedSession(record: Generation | undefined, booking: string, now: number): RecordWrite {
  const becomes = { ...record, current: (record?.current ?? 0) + 1, raisedAt: now, committed: true }
  return { area: 'generations', key: booking, was: record ?? null, becomes, expiresAt: now + RETENTION_MS }
}

/** Compares a session with the stored generation of its booking, which starts at 0. */
export async function sessionValidityOf(
  store: Store,
  session: { booking: string; generation: number },
  now: number,
): Promise<SessionValidity> {
  const record = await store.read('generations', session.booking)
  const current = record?.current ?? 0
  if (record === undefined) return { state: session.generation === 0 ? 'current' : 'expired', current }
  const generationsBehind = current - session.generation
  const isRecent = now - record.raisedAt <= GRACE_MS
  const ownKeyIfAny = record.by === undefined ? {} : { ownKey: record.by }
  if (record.committed) {
    // The payment and its commit each raise the generation. A caller is one behind if it received the payment's
    // response, and two behind if it did not.
    const isOwn = generationsBehind <= 1 || (generationsBehind === 2 && isRecent)
    return { state: 'committed', current, ...(isOwn ? ownKeyIfAny : {}), ...(isOwn && isRecent ? MAY_FOLLOW : {}) }
  }
  if (generationsBehind === 0) return { state: 'current', current, ...ownKeyIfAny }
  return generationsBehind === 1 && isRecent
    ? { state: 'previous', current, ...ownKeyIfAny, ...MAY_FOLLOW }
    : { state: 'expired', current }
}
