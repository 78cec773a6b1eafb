import type { Records } from '../ports/records.ts'

/** As large as what a payment writes at once: a disk with room for less is full. */
export const PROBE: Records['probes'] = { filler: 'x'.repeat(16 * 1024) }
