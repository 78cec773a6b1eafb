import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { COLOURS } from './palettes.ts'
import { dots, path, type Point } from './svg.ts'

/** How a layer of land looks. */
interface RidgeOptions {
  /** How often the outline changes direction. */
  readonly bends?: number
  /** 0 is near, 1 is fully in the haze. */
  readonly depth?: number
  readonly colour?: string
  /** Lower edge of the land. */
  readonly base?: number
  /** How much haze lies at its foot, 0 to 1. */
  readonly mist?: number
  /** Raises or lowers the land along its length: t runs from 0 at the left to 1 at the right. */
  readonly lift?: (t: number) => number
  /** How many trees grow on it, at most: none grow near the lower edge. */
  readonly trees?: number
}

/** Raises the land nowhere. */
const FLAT = (): number => 0

/** A layer of land around the height y, rolling by `amplitude`. */
export function ridge(canvas: Canvas, y: number, amplitude: number, options: RidgeOptions): string {
  const { bends = 9, depth = 0, colour = COLOURS.hill, base = 1200, mist = 0.45, lift = FLAT, trees = 0 } = options
  const [slow, fast] = [canvas.between(1.2, 2.6), canvas.between(3.5, 6)]
  const [slowStart, fastStart] = [canvas.between(0, 6), canvas.between(0, 6)]
  const height = (t: number): number => {
    const wave = 0.62 * Math.sin(slow * t * 3 + slowStart) + 0.38 * Math.sin(fast * t * 3 + fastStart)
    return Math.min(base, y - amplitude * wave - lift(t))
  }
  const top = canvas.lit(colour, depth)
  const land = path(
    `${outline(bends, height, base)}L1640 ${base}z`,
    canvas.downward(top, mix(top, canvas.mood.haze, mist)),
  )
  return trees ? land + woods(canvas, trees, depth, base, height) : land
}

function outline(bends: number, height: (t: number) => number, base: number): string {
  const points = Array.from({ length: bends + 1 }, (_, i): Point => [-40 + (1680 * i) / bends, height(i / bends)])
  return points.reduce((d, [x, y], i) => {
    const next = points[i + 1]
    if (i === 0 || !next) return `${d}L${x} ${y}`
    return `${d}Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}`
  }, `M-40 ${base}`)
}

function woods(canvas: Canvas, trees: number, depth: number, base: number, height: (t: number) => number): string {
  const big: Point[] = []
  const small: Point[] = []
  const size = 1 - depth * 0.6
  for (let i = 0; i < trees; i++) {
    const t = canvas.between(0.01, 0.99)
    const y = height(t)
    // Skip trees near the lower edge, which may be a water line.
    if (y < base - 30) (i % 3 ? small : big).push([-40 + 1680 * t, y + canvas.between(-8, 26) * size])
  }
  return (
    dots(small, 12 * size, canvas.shaded(COLOURS.pine, 0.02, depth)) +
    dots(big, 20 * size, canvas.shaded(COLOURS.pine, 0.1, depth))
  )
}
