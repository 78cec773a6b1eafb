/**
 * What Lighthouse 12 makes of a mobile page's figures: each figure becomes a score on a log-normal curve, and the
 * weighted mean is the performance score (github.com/GoogleChrome/lighthouse, `docs/scoring.md`).
 */
export interface Figures {
  /** Milliseconds until the first text or picture, and until the largest one. */
  firstPaint: number
  largestPaint: number
  /** Milliseconds for which long tasks block the page after the first paint. */
  blocking: number
  /** How much shifts, as a share of the screen. */
  shift: number
  /** Mean milliseconds until a part of the screen looks as at the end. */
  speedIndex: number
}

/** The value that scores 0.9, the value that scores 0.5, and the weight. */
const CURVES: Record<keyof Figures, readonly [good: number, median: number, weight: number]> = {
  firstPaint: [1800, 3000, 0.1],
  speedIndex: [3387, 5800, 0.1],
  largestPaint: [2500, 4000, 0.25],
  blocking: [200, 600, 0.3],
  shift: [0.1, 0.25, 0.25],
}

/** The inverse of the complementary error function at 0.2, which makes `good` score 0.9. */
const AT_GOOD = 0.9061938024368232

/** The complementary error function, by the approximation of Abramowitz and Stegun 7.1.26. */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = series * Math.exp(-x * x)
  return x >= 0 ? tail : 2 - tail
}

/** The score of one figure, 0 to 1. */
export function scoreOf(name: keyof Figures, value: number): number {
  const [good, median] = CURVES[name]
  if (value <= 0) return 1
  const spread = Math.log(good / median)
  const score = complementaryError((Math.log(value / median) * AT_GOOD) / -spread) / 2
  return Math.min(1, Math.max(0, score))
}

/** The performance score, 0 to 100. */
export function performanceScore(figures: Figures): number {
  const names = Object.keys(CURVES) as (keyof Figures)[]
  const sum = names.reduce((total, name) => total + CURVES[name][2] * scoreOf(name, figures[name]), 0)
  return Math.round(sum * 100)
}
