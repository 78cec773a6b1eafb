import type { Canvas } from './canvas.ts'
import { COLOURS } from './palettes.ts'
import { path, place, stroke } from './svg.ts'

const CREAM = '#fff6e6'

/** A sunshade, the foot of its pole at x, y; size 1 is 200 high. */
export function parasol(canvas: Canvas, x: number, y: number, size: number, colour: string): string {
  const roof = 'M-112 -112Q-92 -196 0 -200Q92 -196 112 -112Q56 -128 0 -112Q-56 -128 -112 -112z'
  const middle = 'M-44 -119Q-40 -180 0 -200Q40 -180 44 -119Q22 -122 0 -112Q-22 -122 -44 -119z'
  const pole = stroke('M0 0V-150', canvas.shaded(COLOURS.wood, 0.1), 7)
  return place(x, y, size, pole + path(roof, canvas.lit(colour)) + path(middle, canvas.lit(CREAM)))
}

/** A sun bed seen from the side, head to the right; size 1 is 220 long. */
export function lounger(canvas: Canvas, x: number, y: number, size: number, colour = CREAM): string {
  const body =
    path('M0 0H150L206 -62L222 -54L172 14H0z', canvas.lit(colour)) +
    path('M0 14H172L168 22H0z', canvas.shaded(COLOURS.wood, 0.1)) +
    stroke('M18 22V50M150 22V50', canvas.shaded(COLOURS.wood, 0.2), 8)
  return place(x, y, size, body)
}
