import type { Records } from '../ports/records.ts'

/** Size of the largest write of a payment. A disk with less room is full. */
const BYTES = 16 * 1024

/** A record for testing whether the store can be written. Its content changes, because SQLite skips unchanged pages. */
export const probe = (count: number): Records['probes'] => ({ filler: `${count % 10}`.repeat(BYTES) })
