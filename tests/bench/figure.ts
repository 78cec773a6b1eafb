import { median } from './load.ts'

/** A figure of several measurements, and how far they usually are from it. */
export interface Figure {
  value: number
  noise: number
}

/** The median, and the median distance from it: one measurement that another program disturbs counts for neither. */
export function figureOf(values: readonly number[]): Figure {
  const value = median(values)
  return { value, noise: median(values.map((one) => Math.abs(one - value))) }
}

/**
 * Whether a figure keeps a goal, the most that it may be: what is above it may be noise. Only up to `mostNoise` is
 * believed, because figures that differ by more show nothing.
 */
export const isWithin = ({ value, noise }: Figure, goal: number, mostNoise: number): boolean =>
  value - Math.min(noise, mostNoise) <= goal
