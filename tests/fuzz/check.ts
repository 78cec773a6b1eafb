import * as fc from 'fast-check'

/** Runs of each property: enough for every place of a call to be touched, few enough for a minute in all. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100)

/** The same every time, so that nobody meets somebody else's failure; another one with FUZZ_SEED. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_270_501)

/** Milliseconds that a property may take; the count is what ends it. */
export const PATIENCE = 20_000 + RUNS * 500

/** Holds for every value of an arbitrary. A counterexample is printed with its seed and path, and runs again alone. */
export async function check<T>(values: fc.Arbitrary<T>, holds: (value: T) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(values, holds), { seed: SEED, numRuns: RUNS })
}

/** Which of many places; small numbers are no likelier than others. */
export const PLACE = fc.noBias(fc.nat())
