import type { Records } from '../ports/records.ts'

/** As large as what a payment writes at once: a disk with room for less is full. */
const BYTES = 16 * 1024

/** A record to try with whether records can be written. Each is another one: SQLite does not write what has not changed. */
export const probe = (count: number): Records['probes'] => ({ filler: `${count % 10}`.repeat(BYTES) })
