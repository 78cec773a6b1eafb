import type { Canvas, Stamp } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cycle } from '../cycle.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { umbrellaPine } from '../plants.ts'
import { sky } from '../sky.ts'
import { path, stroke } from '../svg.ts'

/** Hot-air balloons over the rock cones of Cappadocia. */
export function drawBalloons(canvas: Canvas): string {
  return valley(canvas) + fleet(canvas) + foreground(canvas)
}

const ROCK = '#d9a982'

function valley(canvas: Canvas): string {
  return (
    sky(canvas, { sunY: 520, sunRadius: 70, clouds: 2 }) +
    ridge(canvas, 640, 60, { colour: '#a98f9a', depth: 0.62 }) +
    ridge(canvas, 720, 44, { colour: ROCK, depth: 0.52, bends: 14 }) +
    cones(canvas, 800, 7, [70, 150], 0.4) +
    ridge(canvas, 800, 30, { colour: ROCK, depth: 0.36, bends: 12, mist: 0.3 }) +
    cones(canvas, 930, 5, [130, 250], 0.18) +
    ridge(canvas, 930, 34, { colour: '#cf9a70', depth: 0.16, bends: 10, mist: 0.2, trees: 6 })
  )
}

/** A row of rock cones whose feet are just below y; every second one has a dark cap. */
function cones(canvas: Canvas, y: number, count: number, heights: readonly [number, number], depth: number): string {
  let sunny = ''
  let shady = ''
  let caps = ''
  for (let i = 0; i < count; i++) {
    const x = ((i + canvas.between(0.15, 0.85)) * 1600) / count
    const height = canvas.between(...heights)
    const radius = height * canvas.between(0.24, 0.34)
    const top = y - height
    const foot = y + 40
    const rightSlope = `Q${x + radius * 0.5} ${y - height * 0.5} ${x + radius} ${foot}`
    sunny += `M${x - radius} ${foot}Q${x - radius * 0.5} ${y - height * 0.5} ${x - radius * 0.2} ${top}`
    sunny += `h${radius * 0.4}${rightSlope}z`
    shady += `M${x + radius * 0.02} ${top}h${radius * 0.2}${rightSlope}h${-radius * 0.8}`
    shady += `Q${x + radius * 0.25} ${y - height * 0.4} ${x + radius * 0.02} ${top}z`
    if (i % 2 === 0) caps += cap(x, top, radius)
  }
  return (
    path(sunny, canvas.lit(ROCK, depth)) +
    path(shady, canvas.shaded(ROCK, 0.2, depth)) +
    path(caps, canvas.shaded('#8d6a58', 0.2, depth))
  )
}

/** Path data of the harder rock on the top of a cone. */
const cap = (x: number, top: number, radius: number): string =>
  `M${x - radius * 0.36} ${top + 6}Q${x - radius * 0.2} ${top - radius * 0.5} ${x} ${top - radius * 0.56}` +
  `Q${x + radius * 0.24} ${top - radius * 0.46} ${x + radius * 0.38} ${top + 4}z`

/** A striped balloon with its basket, around the middle of the envelope; size 1 is 184 wide and 250 high. */
function balloon(canvas: Canvas, silk: string, stripes: string): Stamp {
  const envelope = 'M0 -100C62 -100 92 -58 92 -14C92 36 44 70 18 104H-18C-44 70 -92 36 -92 -14C-92 -58 -62 -100 0 -100z'
  // Two outlines, one inside the other: with `evenodd` the stripes fill only what is between them.
  const stripePath =
    'M0 -100C34 -100 56 -58 56 -14C56 36 30 70 12 104H-12C-30 70 -56 36 -56 -14C-56 -58 -34 -100 0 -100' +
    'M0 -100C-14 -100 -20 -58 -20 -14C-20 36 -10 70 -5 104H5C10 70 20 36 20 -14C20 -58 14 -100 0 -100z'
  return canvas.define(
    path(envelope, canvas.across(mix(silk, '#fff', 0.12), [0.5, silk], [1, canvas.shaded(silk, 0.3)])) +
      path(stripePath, stripes, { 'fill-rule': 'evenodd', opacity: 0.92 }) +
      stroke('M-17 104L-10 130M17 104L10 130', canvas.shaded(COLOURS.wood, 0.3), 2.5) +
      path('M-13 128h26l-3 22h-20z', canvas.shaded(COLOURS.wood, 0.15)),
  )
}

function fleet(canvas: Canvas): string {
  const balloons: readonly [Stamp, ...Stamp[]] = [
    balloon(canvas, COLOURS.red, '#ffe2b0'),
    balloon(canvas, '#2f7f93', '#fff1d6'),
    balloon(canvas, COLOURS.yellow, '#d8623f'),
    balloon(canvas, '#8a4a78', '#f6d2b0'),
    balloon(canvas, '#e4784a', '#fff4e0'),
  ]
  const frontFirst: readonly (readonly [x: number, y: number, size: number])[] = [
    [canvas.between(540, 700), canvas.between(390, 450), canvas.between(1.5, 2)],
    [canvas.between(1060, 1190), canvas.between(500, 600), canvas.between(1, 1.35)],
    [330, canvas.between(560, 640), 0.85],
    [960, 250, 0.72],
    [1330, 300, 0.9],
    [780, 690, 0.48],
    [1240, 740, 0.4],
    [440, 190, 0.38],
  ]
  // Painted from back to front.
  return frontFirst
    .toReversed()
    .map(([x, y, size], i) => {
      const one = cycle(balloons, i + Math.floor(canvas.between(0, 2)))
      return one(x + canvas.between(-18, 18), y, size, size < 0.6 ? { opacity: 0.8 } : {})
    })
    .join('')
}

function foreground(canvas: Canvas): string {
  return (
    ridge(canvas, 1090, 40, { colour: '#9a6a4c', mist: 0, bends: 7 }) +
    umbrellaPine(canvas, 1330, 1110, 170) +
    umbrellaPine(canvas, 1440, 1120, 120)
  )
}
