import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { COLOURS } from './palettes.ts'
import { dots, ellipse, path, type Point, stroke } from './svg.ts'

/** A cypress of height h, its foot at x, y. In this file depth 0 is near and 1 is fully in the haze. */
export function cypress(canvas: Canvas, x: number, y: number, h: number, depth: number): string {
  const left = `c${-h * 0.17} ${-h * 0.2} ${-h * 0.1} ${-h * 0.75} 0 ${-h}`
  const right = `c${h * 0.1} ${h * 0.25} ${h * 0.17} ${h * 0.8} 0 ${h}`
  return path(`M${x} ${y}${left}${right}z`, canvas.shaded(COLOURS.pine, 0.12, depth))
}

/** A stone pine of height h, its foot at x, y. */
export function umbrellaPine(canvas: Canvas, x: number, y: number, h: number, depth = 0): string {
  const w = h * 0.42
  const dark = canvas.shaded(COLOURS.pine, 0.1, depth)
  const light = canvas.lit(mix(COLOURS.pine, COLOURS.olive, 0.45), depth)
  const stem = `M${x} ${y}q${h * 0.05} ${-h * 0.4} ${-h * 0.02} ${-h * 0.74}`
  const fork = `m${h * 0.01} ${h * 0.2}q${h * 0.04} ${-h * 0.1} ${h * 0.16} ${-h * 0.2}`
  return (
    stroke(stem + fork, canvas.shaded(COLOURS.trunk, 0.1, depth), h * 0.045) +
    ellipse(x, y - h * 0.78, w, h * 0.13, dark) +
    ellipse(x - w * 0.42, y - h * 0.85, w * 0.5, h * 0.1, dark) +
    ellipse(x + w * 0.3, y - h * 0.88, w * 0.56, h * 0.11, dark) +
    ellipse(x - w * 0.05, y - h * 0.905, w * 0.62, h * 0.06, light, { opacity: 0.75 })
  )
}

const FROND_TIPS: readonly Point[] = [
  [-1, 0.25],
  [-0.86, -0.28],
  [-0.4, -0.62],
  [0.3, -0.6],
  [0.84, -0.3],
  [1, 0.22],
  [0.55, 0.5],
  [-0.55, 0.52],
]

/** A palm of height h, its foot at x, y; lean is how far the crown hangs to the right, as a share of h. */
export function palm(canvas: Canvas, x: number, y: number, h: number, lean: number, depth = 0): string {
  const [crownX, crownY, length] = [x + h * lean, y - h, h * 0.42]
  const frond = ([dx, dy]: Point): string =>
    `M${crownX} ${crownY}` +
    `Q${crownX + dx * length * 0.5} ${crownY + dy * length * 0.4 - length * 0.34} ` +
    `${crownX + dx * length} ${crownY + dy * length}` +
    `Q${crownX + dx * length * 0.42} ${crownY + dy * length * 0.5 - length * 0.02} ${crownX} ${crownY}`
  const trunk = `M${x} ${y}Q${x + h * lean * 0.15} ${y - h * 0.6} ${crownX} ${crownY}`
  return (
    stroke(trunk, canvas.shaded('#9a7350', 0.15, depth), h * 0.035) +
    path(FROND_TIPS.map(frond).join(''), canvas.shaded('#3d7a4c', 0.14, depth))
  )
}

/** A bush around x, y with half sizes w and h, and with flowers. */
export function bloom(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  flowers: number,
  colour: string = COLOURS.bloom,
): string {
  const places = Array.from({ length: flowers }, (): Point => [x + canvas.between(-w, w), y + canvas.between(-h, h)])
  const every3rd = (first: number): readonly Point[] => places.filter((_, i) => i % 3 === first)
  return (
    ellipse(x, y, w, h * 0.9, canvas.shaded('#3f7a4a', 0.15)) +
    dots(every3rd(0), 18, canvas.shaded(colour, 0.12)) +
    dots(every3rd(1), 14, canvas.lit(colour)) +
    dots(every3rd(2), 11, mix(canvas.lit(colour), '#ffffff', 0.35))
  )
}
