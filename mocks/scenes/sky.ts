import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { circle, rect, stroke } from './svg.ts'

/** Where the sun stands, how large it is, and how many clouds there are. */
interface SkyOptions {
  readonly sunX?: number
  readonly sunY?: number
  readonly sunRadius?: number
  readonly clouds?: number
  /** Lower edge of the sky. */
  readonly bottom?: number
}

/** The sky with a sun, its glow and some clouds. Draw it first, because the sea reflects the sun. */
export function sky(canvas: Canvas, options: SkyOptions): string {
  const { sunX = canvas.between(420, 1180), sunY = 330, sunRadius = 62, clouds = 3, bottom = 1200 } = options
  const { mood } = canvas
  canvas.sunX = sunX
  const glow = canvas.radial([0, mood.sun, 0.95], [0.25, mood.sun, 0.5], [1, mood.sun, 0])
  const air = canvas.downward([0, mood.sky[0]], [0.3, mood.sky[1]], [0.58, mood.sky[2]])
  let out = rect(0, 0, 1600, bottom, air) + circle(sunX, sunY, 520, glow)
  out += circle(sunX, sunY, sunRadius, mix(mood.sun, '#ffffff', 0.3))
  for (let i = 0; i < clouds; i++) {
    out += cloud(canvas.between(80, 1400), canvas.between(130, 400), canvas.between(0.6, 1.2), 0.55)
  }
  return out
}

/** A cloud of three strokes; x, y is the start of the middle one, size 1 is 210 wide. */
export function cloud(x: number, y: number, size: number, opacity: number): string {
  const w = 26 * size
  const d = `M${x} ${y}h${210 * size}M${x + 60 * size} ${y - w}h${110 * size}M${x - 50 * size} ${y + w}h${190 * size}`
  return stroke(d, '#fff', w, { opacity })
}

/** Four gulls around x, y. */
export function gulls(x: number, y: number, size: number): string {
  const wing = `q${9 * size} ${-13 * size} ${18 * size} 0`
  const gull = (dx: number, dy: number): string => `M${x + dx * size} ${y + dy * size}${wing}${wing}`
  return stroke(gull(0, 0) + gull(70, -40) + gull(130, 18) + gull(-60, 34), '#fff', 4 * size, { opacity: 0.85 })
}
