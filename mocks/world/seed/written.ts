/**
 * What a seed file holds. The only place where data from a file gets its type: `seeds.test.ts` holds every file to it, and
 * the catalogue holds every record that follows from one to the contract.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a caller says what the file is written as
export const seedsOf = <T>(file: unknown): T => file as T

/** The same keys with other values. `make` gets each value with its key. */
export function mapped<K extends string, T, U>(record: Readonly<Record<K, T>>, make: (value: T, key: K) => U) {
  const entries = Object.entries<T>(record).map(([key, value]) => [key, make(value, key as K)])
  return seedsOf<Readonly<Record<K, U>>>(Object.fromEntries(entries))
}

/** What was written under an id. Throws when nobody wrote it: the seeds do not fit together. */
export function written<T>(texts: Readonly<Record<string, T>>, id: string): T {
  const found = texts[id]
  if (found === undefined) throw new Error(`seed/texts/en has nothing about ${id}`)
  return found
}
