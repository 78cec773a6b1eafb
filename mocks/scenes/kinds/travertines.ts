import type { Canvas, Stamp } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bather } from '../people.ts'
import { cypress, umbrellaPine } from '../plants.ts'
import { gulls, sky } from '../sky.ts'
import { ellipse, path, stroke } from '../svg.ts'

/** The white terraces of Pamukkale. */
export function drawTravertines(canvas: Canvas): string {
  return hills(canvas) + terraces(canvas) + bathers() + trees(canvas)
}

function hills(canvas: Canvas): string {
  return (
    sky(canvas, { sunY: 340 }) +
    ridge(canvas, 460, 80, { depth: 0.76 }) +
    ridge(canvas, 540, 60, { depth: 0.58, bends: 12, trees: 20 }) +
    ridge(canvas, 610, 26, { colour: '#b9bd84', depth: 0.4, mist: 0.2 })
  )
}

/** The rows from top to bottom: y, number of pools, and half the width and height of a pool. */
const ROWS: readonly (readonly [y: number, count: number, w: number, h: number])[] = [
  [690, 6, 128, 13],
  [742, 5, 166, 20],
  [812, 4, 214, 30],
  [904, 3, 282, 44],
  [1036, 3, 350, 62],
  [1160, 2, 520, 84],
]

function terraces(canvas: Canvas): string {
  const white = mix('#ffffff', canvas.mood.light, 0.14)
  const shadow = mix('#d3dfe2', canvas.mood.shade, 0.12)
  let out = path('M-10 690Q300 600 640 640T1610 590V1210H-10z', canvas.downward(white, shadow))
  const water = canvas.downward(mix(canvas.mood.sky[1], '#a5e6ea', 0.6), '#3fb6c8')
  const face = canvas.downward(white, mix(shadow, '#a9c3cc', 0.35))
  ROWS.forEach(([y, count, w, h], row) => {
    const one = pool(canvas, w, h, { white, water, face })
    const shift = row % 2 ? 0.26 : -0.16
    for (let i = 0; i < count; i++) {
      out += one(((i + 0.5 + shift) * 1600) / count, y + canvas.between(-9, 10), canvas.between(0.9, 1.02))
    }
  })
  return out
}

/** Fills of a pool: its rim, its water and the wall below it. */
interface PoolColours {
  readonly white: string
  readonly water: string
  readonly face: string
}

function pool(canvas: Canvas, w: number, h: number, { white, water, face }: PoolColours): Stamp {
  const thickness = h * 0.62
  let drips = ''
  for (let i = -4; i < 5; i++) {
    const y = h * 0.98 * Math.sqrt(1 - i * i * 0.04) + 6
    drips += `M${i * w * 0.2} ${y}v${thickness * canvas.between(0.6, 1.15)}`
  }
  const glints = `M${-w * 0.56} ${-h * 0.2}h${w * 0.4}M${w * 0.06} ${h * 0.3}h${w * 0.36}`
  return canvas.define(
    path(`M${-w} 0v${thickness}A${w} ${h} 0 0 0 ${w} ${thickness}V0z`, face) +
      stroke(drips, '#b3ccd4', 4, { opacity: 0.75 }) +
      ellipse(0, 0, w, h, white) +
      ellipse(0, 2, w * 0.95, h * 0.86, water) +
      stroke(glints, '#fff', 4, { opacity: 0.75 }),
  )
}

const bathers = (): string =>
  bather(650, 842, 0.8, COLOURS.red) + bather(690, 846, 0.76, COLOURS.teal) + bather(1060, 946, 1, COLOURS.yellow)

function trees(canvas: Canvas): string {
  return (
    umbrellaPine(canvas, 1400, 660, 260, 0.16) +
    cypress(canvas, 1310, 640, 150, 0.2) +
    cypress(canvas, 250, 660, 170, 0.2) +
    gulls(520, 400, 1.1)
  )
}
