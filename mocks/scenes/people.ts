import { mix } from './colour.ts'
import type { Canvas } from './canvas.ts'
import { COLOURS } from './palettes.ts'
import { circle, ellipse, path, place, stroke } from './svg.ts'

/** A distant person, standing at x, y. */
export const walker = (x: number, y: number, coat: string): string =>
  path(`M${x - 11} ${y}v-34q11 -16 22 0v34z`, coat) + circle(x, y - 50, 10, '#a8714f')

/** A person in a sun hat; size 1 is 126 high. */
export function bather(x: number, y: number, size: number, clothes: string): string {
  const body = path('M-16 0Q-20 -70 -10 -84H10Q20 -70 16 0z', clothes)
  const head = circle(0, -100, 14, '#a8714f') + path('M-22 -102Q0 -126 22 -102z', '#f4dfb4')
  return place(x, y, size, body + head)
}

/** A person with a bag, and a shadow of the given colour; size 1 is 215 high. */
export function shopper(x: number, y: number, size: number, coat: string, hair: string, shadow: string): string {
  const body =
    ellipse(0, 0, 60, 10, shadow, { opacity: 0.35 }) + path('M-44 0Q-50 -130 -26 -160H26Q50 -130 44 0z', coat)
  const head = circle(0, -186, 25, '#b9825c') + path('M-27 -186a27 29 0 0 1 54 0q-27 -14 -54 0z', hair)
  return place(x, y, size, body + head + path('M20 -90h44v60h-44z', mix(coat, '#fff', 0.4)))
}

/** A skier in a turn, with a jacket of the given colour. */
export function skier(canvas: Canvas, x: number, y: number, size: number, jacket: string): string {
  const skis = stroke('M-70 46L60 26', COLOURS.ink, 6) + stroke('M-60 58L66 38', COLOURS.ink, 6)
  const legs = path('M-22 36L-12 -4L18 -14L30 30L14 32L8 6L-6 38z', canvas.shaded(COLOURS.ink, 0.1))
  const trunk = path('M-16 0C-24 -36 -6 -56 14 -54L24 -40L18 -8z', jacket)
  const arms = stroke('M10 -40L44 -22L62 20M-8 -36L-40 -16L-66 24', jacket, 9, { 'stroke-linejoin': 'round' })
  const head = circle(18, -70, 13, '#e9b48f') + path('M5 -72a14 14 0 0 1 27 -4z', jacket)
  return place(x, y, size, skis + legs + trunk + arms + head)
}
