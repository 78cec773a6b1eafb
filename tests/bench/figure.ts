import { median } from './load.ts'

/** The result of several measurements, and how far they usually are from it. */
export interface Figure {
  value: number
  noise: number
}

/** The median and the median absolute deviation; both ignore a single outlier. */
export function figureOf(values: readonly number[]): Figure {
  const value = median(values)
  return { value, noise: median(values.map((one) => Math.abs(one - value))) }
}

/**
 * Whether a value is at most `goal`, minus its noise. At most `maxNoise` is subtracted, because noisier measurements
 * prove nothing.
 */
export const isWithin = ({ value, noise }: Figure, goal: number, maxNoise: number): boolean =>
  value - Math.min(noise, maxNoise) <= goal
