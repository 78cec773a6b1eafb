import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom } from '../plants.ts'
import { sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { box, path, place, rect, stroke } from '../svg.ts'

/** Log cabins on a meadow above a mountain lake, with firs and a little mist. */
export function drawLakeCabins(canvas: Canvas): string {
  return lake(canvas) + boat(canvas) + meadow(canvas) + hamlet(canvas) + frontFirs(canvas)
}

function lake(canvas: Canvas): string {
  return (
    sky(canvas, { sunY: 300, clouds: 2 }) +
    ridge(canvas, 420, 110, { colour: '#6f8f86', depth: 0.66, base: 700 }) +
    ridge(canvas, 540, 90, { depth: 0.46, base: 700, trees: 40 }) +
    ridge(canvas, 620, 50, { depth: 0.28, base: 700, trees: 60 }) +
    sea(canvas, 690, { to: 900, deep: 0.6 }) +
    mist(canvas)
  )
}

function mist(canvas: Canvas): string {
  const lines = Array.from(
    { length: 7 },
    () => `M${canvas.between(-60, 1300)} ${canvas.between(640, 712)}h${canvas.between(160, 420)}`,
  )
  return stroke(lines.join(''), '#fff', 20, { opacity: 0.26 })
}

function meadow(canvas: Canvas): string {
  return (
    firs(canvas, [
      [70, 870, 250],
      [190, 860, 200],
      [1480, 850, 230],
      [1380, 840, 180],
      [1570, 860, 280],
    ]) +
    path(
      'M-10 850Q300 800 700 868T1610 830V1210H-10z',
      canvas.downward(canvas.lit('#9fb56c'), canvas.shaded('#5f7f4a', 0.12)),
    ) +
    path(
      'M-10 1040Q420 960 900 1010T1610 980V1210H-10z',
      canvas.downward(canvas.lit('#8aa75c', 0.02), canvas.shaded('#4f6f42', 0.14)),
    )
  )
}

/** A fir of three tiers and height h, its foot at x, y. */
function fir(x: number, y: number, h: number): string {
  const tier = (top: number, foot: number, w: number): string =>
    `M${x} ${y - h * top}L${x + h * w} ${y - h * foot}H${x - h * w}z`
  return tier(1, 0.6, 0.15) + tier(0.8, 0.34, 0.21) + tier(0.56, 0.06, 0.27)
}

const firs = (canvas: Canvas, places: readonly (readonly [x: number, y: number, h: number])[], depth = 0.2): string =>
  stroke(places.map(([x, y, h]) => `M${x} ${y}v${-h * 0.1}`).join(''), canvas.shaded(COLOURS.trunk, 0.2, depth), 16) +
  path(places.map(([x, y, h]) => fir(x, y, h)).join(''), canvas.shaded(COLOURS.pine, 0.1, depth))

function hamlet(canvas: Canvas): string {
  const roof = canvas.pick([COLOURS.roof, '#5b6878', '#7a5340', COLOURS.teal])
  return (
    place(350, 920, 0.62, cabin(canvas, roof, 0.14)) +
    place(1240, 930, 0.74, cabin(canvas, roof, 0.1)) +
    place(canvas.between(760, 840), 1000, 1.12, cabin(canvas, roof, 0))
  )
}

/** A cabin with a glass gable and a deck, its threshold at 0, 0. */
function cabin(canvas: Canvas, roof: string, depth: number): string {
  const [dark, bright] = [canvas.shaded('#9a6b45', 0.1, depth), canvas.lit('#b98555', depth)]
  const logs = [-30, -60, -90, -120].map((y) => `M-150 ${y}H150`).join('')
  const panes = box(-84, -214, 78, 76) + box(6, -214, 78, 76) + box(-84, -128, 60, 128) + box(24, -128, 100, 60)
  const pole = 'M-190 0V60M-60 0V60M60 0V60M190 0V60'
  return (
    smoke(canvas) +
    rect(92, -330, 34, 120, canvas.shaded('#8d8178', 0.15, depth)) +
    path('M-150 0V-180L0 -310L150 -180V0z', canvas.across(bright, dark)) +
    stroke(logs, dark, 5, { opacity: 0.7 }) +
    path(panes, '#ffdf9e', { opacity: 0.95 }) +
    stroke('M-45 -214v76M45 -214v76', dark, 6) +
    path('M-196 -156L0 -336L196 -156L176 -138L0 -296L-176 -138z', canvas.lit(roof, depth)) +
    path('M-220 0H220V22H-220z', canvas.lit('#c99a63', depth)) +
    stroke(`M-210 0V-56M210 0V-56M-210 -52H-160M160 -52H210${pole}`, canvas.shaded(COLOURS.wood, 0.2, depth), 9)
  )
}

function smoke(canvas: Canvas): string {
  const drift = canvas.between(30, 110)
  return stroke(`M110 -340q-30 -50 ${drift * 0.4} -90t${drift * 0.5} -110`, mix('#ffffff', canvas.mood.haze, 0.3), 20, {
    opacity: 0.5,
  })
}

/** An empty boat on the water. */
function boat(canvas: Canvas): string {
  const body =
    path('M-90 -14Q0 10 96 -18L70 20H-66z', canvas.lit(canvas.pick([COLOURS.red, COLOURS.yellow, '#f4efe4']))) +
    stroke('M-40 -6L40 -34M-10 -4L90 -30', canvas.shaded(COLOURS.wood, 0.2), 6)
  return (
    place(canvas.between(510, 540), 776, 0.5, body) + stroke('M470 794h110M500 806h60', '#fff', 4, { opacity: 0.4 })
  )
}

function frontFirs(canvas: Canvas): string {
  return (
    firs(
      canvas,
      [
        [110, 1190, 620],
        [290, 1200, 380],
        [1500, 1200, 560],
      ],
      0,
    ) +
    bloom(canvas, 480, 1150, 120, 28, 9, '#f6efe0') +
    bloom(canvas, 1220, 1140, 130, 30, 9, COLOURS.yellow)
  )
}
