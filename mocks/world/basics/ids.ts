import { seededInt, seededName } from './seeded.ts'

/** Generates ids of new records from the seed of the world and a counter per kind. */
export interface Ids {
  /** The next id of a kind, in letters and digits. */
  next(kind: string, length?: number): string
  /** The next booking number, such as "YLK 4827 196". */
  bookingNumber(): string
  readonly counters: Record<string, number>
}

/**
 * Ids depend only on the seed and the counters. Counters are never reset: the gateway remembers ids across a restart or
 * a reset of this world, and an old id must never refer to another visitor's record.
 */
export function createIds(seed: string, counters: Record<string, number> = {}): Ids {
  const count = (kind: string) => (counters[kind] = (counters[kind] ?? 0) + 1)
  return {
    counters,
    next: (kind, length = 20) => seededName(`${seed}/${kind}/${count(kind)}`, length),
    bookingNumber: () => {
      // 7,777,777 and 10,000,000 have no common factor, so all numbers of one seed differ.
      const digits = (seededInt(`${seed}/number`, 0, 9_999_999) + count('number') * 7_777_777) % 10_000_000
      const text = String(digits).padStart(7, '0')
      return `YLK ${text.slice(0, 4)} ${text.slice(4)}`
    },
  }
}
