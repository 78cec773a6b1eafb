import type { Canvas } from '../canvas.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { circle, disc, ellipse, path, place, type Point, rect, stroke } from '../svg.ts'

/** A caravan under stone pines, with a fire in the evening. */
export function drawCaravanPines(canvas: Canvas): string {
  return glade(canvas) + camp(canvas) + fire(canvas) + front(canvas)
}

function glade(canvas: Canvas): string {
  return (
    sky(canvas, { sunY: 380 }) +
    ridge(canvas, 480, 80, { depth: 0.74, base: 700 }) +
    ridge(canvas, 560, 60, { depth: 0.54, base: 700, trees: 20 }) +
    sea(canvas, 690, { to: 860 }) +
    path(
      'M-10 830Q400 780 800 812T1610 800V1210H-10z',
      canvas.downward(canvas.lit('#b9b574'), canvas.shaded('#7d8a52', 0.1)),
    ) +
    path(
      'M-10 1010Q420 930 860 972T1610 940V1210H-10z',
      canvas.downward(canvas.lit('#a6a566', 0.02), canvas.shaded('#65774a', 0.12)),
    ) +
    umbrellaPine(canvas, 1230, 900, 560, 0.16) +
    umbrellaPine(canvas, 360, 880, 500, 0.2) +
    umbrellaPine(canvas, 1400, 960, 700, 0.04)
  )
}

function camp(canvas: Canvas): string {
  const stripe = canvas.pick([COLOURS.teal, COLOURS.red, COLOURS.yellow, '#3f7fb0'])
  return `<g transform="translate(760 900)">${caravan(canvas, stripe)}</g>${lights(canvas)}${table(canvas, stripe)}`
}

function caravan(canvas: Canvas, stripe: string): string {
  return body(canvas, stripe) + doorAndWheels(canvas) + awning(canvas, stripe)
}

function body(canvas: Canvas, stripe: string): string {
  const glass = canvas.shaded('#5f93a8', 0.1)
  return (
    ellipse(0, 106, 420, 26, canvas.mood.shade, { opacity: 0.28 }) +
    path(
      'M-330 60V-120C-330 -190 -290 -226 -220 -230H190C280 -230 330 -190 340 -110L350 60' +
        'C350 76 340 84 326 84H-306C-322 84 -330 76 -330 60z',
      canvas.downward('#fffaf0', canvas.shaded('#efe2cb', 0.06)),
    ) +
    path('M-330 -30H346L350 30H-330z', canvas.lit(stripe)) +
    path('M-330 30H350L350 44H-330z', canvas.shaded('#fff4de', 0.1)) +
    rect(-270, -168, 190, 100, canvas.downward('#bfe0e6', glass), { rx: 16 }) +
    rect(150, -168, 130, 100, canvas.downward('#bfe0e6', glass), { rx: 16 }) +
    path('M-250 -168q30 60 10 100h-20v-100zM-100 -168q-30 60 -10 100h20v-100z', '#fff6e2')
  )
}

function doorAndWheels(canvas: Canvas): string {
  return (
    path('M-20 84V-160a20 20 0 0 1 20 -20H84a20 20 0 0 1 20 20V84z', canvas.shaded('#fff2da', 0.08)) +
    rect(2, -156, 80, 76, canvas.shaded('#5f93a8', 0.15), { rx: 12 }) +
    circle(92, -10, 6, COLOURS.ink) +
    path(disc(-190, 88, 46) + disc(210, 88, 46), canvas.shaded(COLOURS.ink, 0.4)) +
    path(disc(-190, 88, 20) + disc(210, 88, 20), '#efeae0') +
    stroke('M350 66h70', canvas.shaded(COLOURS.ink, 0.3), 12)
  )
}

function awning(canvas: Canvas, stripe: string): string {
  return (
    path(
      'M-40 -196H300L372 -120Q350 -106 330 -120Q300 -104 270 -120Q240 -104 208 -120' +
        'Q176 -104 146 -120Q112 -104 80 -120Q48 -104 14 -120Q-14 -104 -40 -120z',
      canvas.lit(stripe),
    ) +
    path('M40 -196h60l14 76q-34 16 -66 0zM180 -196h60l36 76q-36 16 -68 0z', '#fff8e8') +
    stroke('M360 -118L376 90M-36 -116L-40 -110', canvas.shaded(COLOURS.wood, 0.2), 6)
  )
}

const LAMPS: readonly Point[] = [
  [230, 676],
  [360, 704],
  [500, 704],
  [620, 680],
  [880, 606],
  [1020, 586],
  [1180, 582],
  [1300, 574],
]

function lights(canvas: Canvas): string {
  const everySecond = LAMPS.filter((_, i) => i % 2 === 0)
  return (
    stroke('M130 640Q420 760 760 640T1400 560', canvas.shaded(COLOURS.ink, 0.1), 3) +
    path(LAMPS.map(([x, y]) => disc(x, y + 10, 11)).join(''), '#ffe6a0') +
    path(everySecond.map(([x, y]) => disc(x, y + 10, 30)).join(''), '#ffe6a0', { opacity: 0.3 })
  )
}

function table(canvas: Canvas, stripe: string): string {
  const top =
    path('M-70 -40H70V-30H-70z', canvas.lit('#d9a86a')) +
    stroke('M-50 -34L-60 30M50 -34L60 30', canvas.shaded(COLOURS.wood, 0.2), 8) +
    rect(-20, -66, 16, 26, COLOURS.red) +
    ellipse(22, -44, 22, 6, '#fff')
  const chair =
    path('M-44 -70L-30 0H30L36 -10H-14L-30 -72z', canvas.lit(stripe)) +
    stroke('M-26 0L-34 36M26 0L34 36', canvas.shaded(COLOURS.wood, 0.2), 6)
  return place(1180, 1010, 1, top) + place(1050, 1012, 1, chair)
}

function fire(canvas: Canvas): string {
  const flames =
    path('M0 0C-40 -20 -30 -60 -4 -96C4 -70 30 -66 26 -30C36 -36 38 -50 36 -58C60 -20 40 0 0 0z', '#f39a3d') +
    path('M2 0C-16 -14 -10 -34 4 -50C10 -34 24 -22 2 0z', '#ffe29a')
  const wood = stroke('M-46 6L46 -6M-44 -8L48 10', canvas.shaded(COLOURS.trunk, 0.2), 12)
  const glow = circle(0, -30, 150, canvas.radial([0, '#ffca7a', 0.5], [1, '#ffca7a', 0]))
  return place(500, 1080, 1, flames + wood + glow)
}

function front(canvas: Canvas): string {
  return (
    umbrellaPine(canvas, 150, 1080, 860) +
    bloom(canvas, 1330, 1130, 130, 36, 12, '#f6efe0') +
    bloom(canvas, 300, 1150, 120, 30, 9, COLOURS.yellow)
  )
}
