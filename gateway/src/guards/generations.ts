import type { Store } from '../ports/store.ts'

/** How long the previous generation still gets the answer of the call that has ended it: 15 minutes (decision 8.2). */
export const GRACE_MS = 15 * 60_000

/** How long the generation of a booking is remembered: longer than any session that could name an old one. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Where a sealed session stands among the generations of its booking. */
export interface Standing {
  /** `committed`: the booking has left its session, whichever generation this one is of. */
  is: 'current' | 'previous' | 'expired' | 'committed'
  current: number
  /** Idempotency-Key of the only call whose answer this session may still get; undefined when there is none. */
  ownKey?: string
  /** A payment ended this session a moment ago: its holder may read how that payment stands (D12). */
  mayFollow?: true
}

const FOLLOWS = { mayFollow: true } as const

/**
 * Raises the generation when a payment starts, so that a copied cookie stops working. Returns the new one, to be sealed
 * with `session: { set: { booking, generation } }`.
 * @param by the Idempotency-Key of the call that starts the payment
 */
export async function raiseGeneration(store: Store, booking: string, now: number, by: string): Promise<number> {
  const stored = await store.update(
    'generations',
    booking,
    (known) => ({ current: (known?.current ?? 0) + 1, raisedAt: now, by, committed: known?.committed ?? false }),
    now + KEPT_MS,
  )
  return stored?.current ?? 0
}

/** Ends the session of a booking that is committed: the next answer clears its cookie, whichever generation it has. */
export async function markCommitted(store: Store, booking: string, now: number): Promise<void> {
  await store.update(
    'generations',
    booking,
    (known) => ({ ...known, current: (known?.current ?? 0) + 1, raisedAt: now, committed: true }),
    now + KEPT_MS,
  )
}

/** Compares a session with what the store knows of its booking; a booking that was never raised is at 0. */
export async function standingOf(
  store: Store,
  session: { booking: string; generation: number },
  now: number,
): Promise<Standing> {
  const known = await store.read('generations', session.booking)
  const current = known?.current ?? 0
  if (known === undefined) return { is: session.generation === 0 ? 'current' : 'expired', current }
  const age = current - session.generation
  const isRecent = now - known.raisedAt <= GRACE_MS
  const own = known.by === undefined ? {} : { ownKey: known.by }
  if (known.committed) {
    // The commit is one raise more: who has the answer of the payment is one behind, who has missed it two.
    const isOwn = age <= 1 || (age === 2 && isRecent)
    return { is: 'committed', current, ...(isOwn ? own : {}), ...(isOwn && isRecent ? FOLLOWS : {}) }
  }
  if (age === 0) return { is: 'current', current, ...own }
  return age === 1 && isRecent ? { is: 'previous', current, ...own, ...FOLLOWS } : { is: 'expired', current }
}
