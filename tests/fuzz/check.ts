import * as fc from 'fast-check'

/** Runs per property: enough to reach every place of a call, few enough to take half a minute in total. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25)

/** The same seed in every run, so that failures are reproducible; FUZZ_SEED overrides it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_270_501)

/** Time limit of a property in milliseconds; normally the number of runs ends it first. */
export const TIMEOUT_MS = 20_000 + RUNS * 500

/**
 * Checks a property for all values of an arbitrary. A counterexample is printed with its seed and
 * path, so that it can be run again alone.
 * @param share how many of the usual runs are made, from 0 to 1
 */
export async function check<T>(values: fc.Arbitrary<T>, holds: (value: T) => Promise<void>, share = 1): Promise<void> {
  await fc.assert(fc.asyncProperty(values, holds), { seed: SEED, numRuns: Math.ceil(RUNS * share) })
}

/** Selects one of many places; without bias, so that small numbers are not more likely. */
export const PLACE = fc.noBias(fc.nat())
