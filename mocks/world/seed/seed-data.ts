/**
 * Gives the contents of a seed file their type. Data from files get their type only here: `seeds.test.ts` checks every
 * file, and the catalogue checks every derived record against the contract.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a caller says what the file is written as
export const seedsOf = <T>(file: unknown): T => file as T

/** Maps the values of a record. `make` gets each value with its key. */
export function mapped<K extends string, T, U>(record: Readonly<Record<K, T>>, make: (value: T, key: K) => U) {
  const entries = Object.entries<T>(record).map(([key, value]) => [key, make(value, key as K)])
  return seedsOf<Readonly<Record<K, U>>>(Object.fromEntries(entries))
}

/** The text of an id. Throws when it is missing, because the seed files are inconsistent. */
export function requireText<T>(texts: Readonly<Record<string, T>>, id: string): T {
  const found = texts[id]
  if (found === undefined) throw new Error(`seed/texts/en has nothing about ${id}`)
  return found
}
