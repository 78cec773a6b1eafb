import type { Store } from '../store/port.ts'

/** How long the previous generation of a session still counts for what does no harm: 15 minutes (architecture 1). */
export const GRACE_MS = 15 * 60_000

/** How long the generation of a booking is remembered: longer than any session that could name an old one. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Where a sealed session stands among the generations of its booking. */
export type Standing = 'current' | 'previous' | 'expired' | 'committed'

/**
 * Raises the generation when a payment starts, so that a copied cookie stops working. Answers the new one, to be sealed
 * with `session: { set: { booking, generation } }`.
 */
export async function raiseGeneration(store: Store, booking: string, now: number): Promise<number> {
  const stored = await store.update(
    'generations',
    booking,
    (known) => ({ current: (known?.current ?? 0) + 1, raisedAt: now, committed: known?.committed ?? false }),
    now + KEPT_MS,
  )
  return stored?.current ?? 0
}

/** Ends the session of a booking that is committed: the next answer clears its cookie, whichever generation it has. */
export async function markCommitted(store: Store, booking: string, now: number): Promise<void> {
  await store.update(
    'generations',
    booking,
    (known) => ({ current: (known?.current ?? 0) + 1, raisedAt: now, committed: true }),
    now + KEPT_MS,
  )
}

/** Compares a session with what the store knows of its booking; a booking that was never raised is at 0. */
export async function standingOf(
  store: Store,
  session: { booking: string; generation: number },
  now: number,
): Promise<{ standing: Standing; current: number }> {
  const known = await store.read('generations', session.booking)
  const current = known?.current ?? 0
  if (known?.committed) return { standing: 'committed', current }
  if (session.generation === current) return { standing: 'current', current }
  const isPrevious = known !== undefined && session.generation === current - 1 && now - known.raisedAt <= GRACE_MS
  return { standing: isPrevious ? 'previous' : 'expired', current }
}
