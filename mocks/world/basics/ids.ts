import { seededInt, seededName } from './seeded.ts'

/** Names of new records: a counter per kind and the seed of the world. */
export interface Ids {
  /** The next name of a kind, letters and digits. */
  next(kind: string, length?: number): string
  /** The next booking number, such as "YLK 4827 196". */
  bookingNumber(): string
  readonly counters: Record<string, number>
}

/**
 * Names follow from the seed and the counters. Counters are never set back: what stands in front keeps names over a
 * restart or a reset of this world, and an old name must not come to mean another visitor.
 */
export function createIds(seed: string, counters: Record<string, number> = {}): Ids {
  const count = (kind: string) => (counters[kind] = (counters[kind] ?? 0) + 1)
  return {
    counters,
    next: (kind, length = 20) => seededName(`${seed}/${kind}/${count(kind)}`, length),
    bookingNumber: () => {
      // 7,777,777 and 10,000,000 have no common factor, so the numbers of one seed differ from each other.
      const digits = (seededInt(`${seed}/number`, 0, 9_999_999) + count('number') * 7_777_777) % 10_000_000
      const text = String(digits).padStart(7, '0')
      return `YLK ${text.slice(0, 4)} ${text.slice(4)}`
    },
  }
}
