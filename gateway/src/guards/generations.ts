import type { Records } from '../ports/records.ts'
import type { RecordWrite, Store } from '../ports/store.ts'

/** How long the previous generation can repeat the call that ended it: 15 minutes (decision 8.2). */
export const GRACE_MS = 15 * 60_000

/** How long a booking's generation is stored: longer than any session that could refer to an old one. */
const KEPT_MS = 30 * 24 * 3_600_000

/** The validity of a sealed session among the generations of its booking. */
export interface SessionValidity {
  /** `committed`: the booking is completed, so no generation is valid any more. */
  is: 'current' | 'previous' | 'expired' | 'committed'
  current: number
  /** Idempotency-Key of the only call that this session may still repeat, if any. */
  ownKey?: string
  /** A payment has recently ended this session, so its holder may read the state of that payment (D12). */
  mayFollow?: true
}

const FOLLOWS = { mayFollow: true } as const

type Generation = Records['generations']

/** The record of a generation that a payment has raised. Equal records are equal texts, so the order counts. */
export const generationOf = (current: number, raisedAt: number, by: string, committed = false): Generation => ({
  current,
  raisedAt,
  by,
  committed,
})

/**
 * Raises the generation when a payment starts, so that a copied cookie stops working. Returns the new generation, for
 * `session: { set: { booking, generation } }`, and the record write that stores it.
 * @param known the record as it was read
 * @param by the Idempotency-Key of the call that starts the payment
 */
export function raisedGeneration(
  known: Generation | undefined,
  booking: string,
  now: number,
  by: string,
): { generation: number; recordWrite: RecordWrite } {
  const generation = (known?.current ?? 0) + 1
  const becomes = generationOf(generation, now, by, known?.committed)
  const area = 'generations'
  return { generation, recordWrite: { area, key: booking, was: known ?? null, becomes, expiresAt: now + KEPT_MS } }
}

/**
 * The write that ends the session of a committed booking. The next response clears the cookie, whatever its generation.
 * @param known the record as it was read
 */
export function endedSession(known: Generation | undefined, booking: string, now: number): RecordWrite {
  const becomes = { ...known, current: (known?.current ?? 0) + 1, raisedAt: now, committed: true }
  return { area: 'generations', key: booking, was: known ?? null, becomes, expiresAt: now + KEPT_MS }
}

/** Compares a session with the stored generation of its booking, which starts at 0. */
export async function sessionValidityOf(
  store: Store,
  session: { booking: string; generation: number },
  now: number,
): Promise<SessionValidity> {
  const known = await store.read('generations', session.booking)
  const current = known?.current ?? 0
  if (known === undefined) return { is: session.generation === 0 ? 'current' : 'expired', current }
  const age = current - session.generation
  const isRecent = now - known.raisedAt <= GRACE_MS
  const own = known.by === undefined ? {} : { ownKey: known.by }
  if (known.committed) {
    // A commit raises the generation once more, so a caller is one behind with the payment's response and two behind
    // without it.
    const isOwn = age <= 1 || (age === 2 && isRecent)
    return { is: 'committed', current, ...(isOwn ? own : {}), ...(isOwn && isRecent ? FOLLOWS : {}) }
  }
  if (age === 0) return { is: 'current', current, ...own }
  return age === 1 && isRecent ? { is: 'previous', current, ...own, ...FOLLOWS } : { is: 'expired', current }
}
