/** A bar of the histogram: the number of entries from `from` up to, but not including, `to`. */
type Bin = { from: number; to: number; count: number }

/** Round step sizes. */
const STEPS = [1, 2, 5]

/** The smallest round step (1, 2, 5, 10, 20 ...) that divides a range into at most `maxParts` parts. */
export function roundStep(range: number, maxParts: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = STEPS.map((factor) => factor * unit).find((candidate) => range / candidate <= maxParts)
    if (step !== undefined) return step
  }
}

/** The ends of the slider: lowest and highest value, rounded outwards to whole steps. */
export function rangeScale({ min, max }: { min: number; max: number }) {
  const step = roundStep(max - min, 100)
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** Bars of equal width over the scale; the last one includes the highest value. */
export function rangeBins(values: readonly number[], scale: { min: number; max: number }, bars: number): Bin[] {
  const width = Math.max(1, (scale.max - scale.min) / bars)
  const bins = Array.from({ length: bars }, (_, bar) => ({
    from: scale.min + bar * width,
    to: scale.min + (bar + 1) * width,
    count: 0,
  }))
  for (const value of values) {
    const bin = bins[Math.min(bars - 1, Math.max(0, Math.floor((value - scale.min) / width)))]
    if (bin) bin.count += 1
  }
  return bins
}
