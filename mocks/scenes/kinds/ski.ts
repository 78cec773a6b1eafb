import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { skier } from '../people.ts'
import { sky } from '../sky.ts'
import { box, disc, path, place, type Point, rect, stroke } from '../svg.ts'

/** A ski slope with a chalet, a lift and one skier. */
export function drawSki(canvas: Canvas): string {
  const mountains = sky(canvas, { sunY: 300, clouds: 3 }) + peaks(canvas)
  const slopes = upperSlope(canvas) + lowerSlope(canvas)
  const jacket = canvas.pick([COLOURS.red, COLOURS.yellow, COLOURS.teal])
  const athlete = skier(canvas, 850, 1030, 1.5, jacket)
  return mountains + slopes + athlete + sprayOfSnow() + lift(canvas, jacket) + frontFirs(canvas)
}

function peaks(canvas: Canvas): string {
  return (
    peak(canvas, 300, 760, 520, 380, 0.62) +
    peak(canvas, 1340, 760, 560, 430, 0.55) +
    peak(canvas, 800, 800, 640, 600, 0.28) +
    ridge(canvas, 760, 30, { colour: '#6f8a98', depth: 0.5, trees: 46, base: 900 })
  )
}

/** A mountain of height h with the middle of its foot at x, y; w is half its width. */
function peak(canvas: Canvas, x: number, y: number, w: number, h: number, depth: number): string {
  const leftFlank = `M${x - w} ${y}L${x - w * 0.46} ${y - h * 0.5}L${x - w * 0.3} ${y - h * 0.46}L${x} ${y - h}`
  const rightFlank = `L${x + w * 0.34} ${y - h * 0.52}L${x + w * 0.5} ${y - h * 0.58}L${x + w} ${y}`
  const gullies = `H${x + w * 0.1}L${x + w * 0.2} ${y - h * 0.3}L${x + w * 0.04} ${y - h * 0.42}L${x + w * 0.1} ${y - h * 0.7}z`
  const leftRock =
    `M${x - w * 0.46} ${y - h * 0.5}l${w * 0.1} ${h * 0.24}l${w * 0.06} ${-h * 0.1}` +
    `l${w * 0.08} ${h * 0.2}l${w * 0.07} ${-h * 0.28}z`
  const highRock =
    `M${x - w * 0.08} ${y - h * 0.76}l${w * 0.03} ${h * 0.2}l${w * 0.05} ${-h * 0.06}` +
    `l${w * 0.03} ${h * 0.16}l${w * 0.05} ${-h * 0.4}z`
  return (
    path(`${leftFlank}${rightFlank}z`, mix('#ffffff', canvas.mood.haze, depth * 0.75)) +
    path(`M${x} ${y - h}${rightFlank}${gullies}`, canvas.shaded('#8296ae', 0.1, depth)) +
    path(leftRock + highRock, canvas.shaded('#7c8594', 0.15, depth), { opacity: 0.75 })
  )
}

function snow(canvas: Canvas, d: string, shade: number): string {
  const shadow = mix('#d7e4ef', canvas.mood.shade, shade)
  return path(d, canvas.downward(mix('#ffffff', canvas.mood.light, 0.14), shadow))
}

/** A snow-covered fir of height h, its foot at x, y. */
function fir(canvas: Canvas, x: number, y: number, h: number, depth: number): string {
  const [high, low] = [y - h * 0.62, y - h * 0.3]
  const right = `L${x + h * 0.17} ${high}H${x + h * 0.09}L${x + h * 0.24} ${low}H${x + h * 0.12}L${x + h * 0.3} ${y}`
  const left = `H${x - h * 0.3}L${x - h * 0.12} ${low}H${x - h * 0.24}L${x - h * 0.09} ${high}H${x - h * 0.17}z`
  const snowOnTop =
    `M${x} ${y - h}L${x - h * 0.17} ${high}l${h * 0.1} ${-h * 0.04}z` +
    `M${x - h * 0.09} ${high}L${x - h * 0.24} ${low}l${h * 0.16} ${-h * 0.06}z` +
    `M${x - h * 0.12} ${low}L${x - h * 0.3} ${y}l${h * 0.2} ${-h * 0.08}z`
  return (
    path(`M${x} ${y - h}${right}${left}`, canvas.shaded('#2f5a55', 0.2, depth)) +
    path(snowOnTop, mix('#fff', canvas.mood.haze, depth))
  )
}

function upperSlope(canvas: Canvas): string {
  let out = snow(canvas, 'M-10 840Q360 700 760 800T1610 780V1210H-10z', 0.08)
  for (let i = 0; i < 7; i++) {
    out += fir(canvas, canvas.between(40, 480), canvas.between(830, 880), canvas.between(90, 150), 0.3)
  }
  const chalet =
    path('M-120 0V-70L0 -150L120 -70V0z', canvas.shaded('#a5744c', 0.1)) +
    path('M-150 -60L0 -170L150 -60L130 -50L0 -140L-130 -50z', '#fff') +
    path(box(-80, -56, 44, 36) + box(36, -56, 44, 36) + box(-20, -60, 40, 60), '#ffd98f') +
    rect(62, -180, 26, 60, canvas.shaded('#8d6b55', 0.2))
  return out + place(1180, 850, 1, chalet)
}

function lowerSlope(canvas: Canvas): string {
  const track = mix('#b9cddd', canvas.mood.shade, 0.1)
  return (
    snow(canvas, 'M-10 960Q420 850 840 960T1610 900V1210H-10z', 0.12) +
    stroke('M1610 930C1240 960 1000 1000 860 1060S560 1130 420 1210', track, 12, { opacity: 0.8 }) +
    stroke('M1610 946C1250 974 1020 1012 884 1072S600 1140 470 1210', track, 8, { opacity: 0.6 })
  )
}

const sprayOfSnow = (): string =>
  path('M430 1200q90 -70 160 -60q-20 30 -60 60zM700 1110q-60 -30 -120 10q70 20 120 -10z', '#fff', { opacity: 0.8 })

const CABINS: readonly Point[] = [
  [240, 478],
  [700, 401],
  [1060, 341],
  [1380, 288],
]

function lift(canvas: Canvas, colour: string): string {
  const cabin = ([x, y]: Point): string =>
    stroke(`M${x} ${y}v70`, canvas.shaded(COLOURS.ink, 0.1), 5) +
    path(`M${x - 34} ${y + 70}h68v44h-12v-22h-44v22h-12z`, colour) +
    path(disc(x - 12, y + 74, 9) + disc(x + 14, y + 74, 9), canvas.shaded(COLOURS.ink, 0.2))
  return (
    stroke('M-10 520L1610 250', canvas.shaded(COLOURS.ink, 0.1), 4) +
    stroke('M420 448V980M408 448h24', canvas.shaded('#5b6878', 0.2), 12) +
    CABINS.map(cabin).join('')
  )
}

function frontFirs(canvas: Canvas): string {
  return (
    fir(canvas, 230, 1100, 330, 0.04) +
    fir(canvas, 90, 1150, 420, 0) +
    fir(canvas, 1420, 1110, 300, 0.04) +
    fir(canvas, 1540, 1160, 400, 0)
  )
}
