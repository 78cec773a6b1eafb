import type { Canvas, Stamp } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lounger, parasol } from '../furniture.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, cypress, palm, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { arch, box, path, rect, stroke } from '../svg.ts'

/** A terraced hotel above its pool and beach. */
export function drawSeasideHotel(canvas: Canvas): string {
  return coast(canvas) + hotel(canvas) + beachAndPool(canvas) + garden(canvas)
}

function coast(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(330, 620), sunY: 300 }) +
    ridge(canvas, 520, 70, { depth: 0.74, base: 652 }) +
    ridge(canvas, 575, 70, { depth: 0.52, base: 652, lift: (t) => 60 - 150 * t }) +
    sea(canvas, 650) +
    gulls(360, 420, 1.1) +
    ridge(canvas, 700, 30, {
      colour: COLOURS.olive,
      depth: 0.12,
      lift: (t) => -330 + 640 * Math.min(1, t * 1.2),
      mist: 0.2,
      trees: 12,
    })
  )
}

function hotel(canvas: Canvas): string {
  const tint = canvas.pick([COLOURS.wall, '#f7dfc4', '#f2cdb6', '#eef0ee', '#f3d9a8'])
  const floors = 4 + Math.floor(canvas.between(0, 1.99))
  const flower = canvas.pick([COLOURS.bloom, COLOURS.yellow, '#e2637e', '#a86cc4'])
  const wall = canvas.lit(tint)
  const shade = canvas.shaded(tint, 0.22)
  const windows = windowRow(canvas, tint)
  let out = ''
  for (let floor = floors - 1; floor >= 0; floor--) {
    const y = 850 - floor * 98
    const x = 640 + floor * 86 + (floor % 2) * 22
    const w = 1680 - x
    out +=
      rect(x, y, w, 98, canvas.across(wall, [0.7, shade])) +
      windows(x, y) +
      rect(x - 14, y - 8, w, 15, canvas.lit('#fffaf0')) +
      rect(x, y + 7, w, 9, shade, { opacity: 0.5 })
    if (floor < floors - 1) out += bloom(canvas, x + 30 + canvas.between(0, 20), y - 10, 46, 20, 7, flower)
  }
  const roof = 842 - (floors - 1) * 98
  return out + cypress(canvas, 1240, roof, 190, 0.1) + cypress(canvas, 1310, roof, 230, 0.05)
}

function windowRow(canvas: Canvas, tint: string): Stamp {
  const bays = [0, 1, 2, 3, 4, 5, 6, 7].map((bay) => bay * 128)
  const everyThird = bays.filter((_, bay) => bay % 3 === 1)
  const glass = path(bays.map((x) => arch(x + 34, 20, 66, 70)).join(''), canvas.shaded('#3f7f97', 0.2))
  const curtains = path(everyThird.map((x) => box(x + 34, 54, 24, 36)).join(''), canvas.lit('#fff2d6'))
  const balconies = path(bays.map((x) => box(x + 22, 66, 92, 24)).join(''), canvas.shaded(tint, 0.1))
  return canvas.define(glass + curtains + balconies)
}

function beachAndPool(canvas: Canvas): string {
  return (
    path(
      'M-10 1010Q360 930 760 950Q1200 968 1610 930V1210H-10z',
      canvas.downward(canvas.lit(COLOURS.sand), canvas.shaded(COLOURS.sand, 0.12)),
    ) +
    path(
      'M430 1092Q640 1008 900 1004Q1240 1000 1610 1012V1090Q1130 1078 900 1112Q640 1150 430 1092z',
      canvas.downward(mix(canvas.mood.sea[0], '#ffffff', 0.25), '#35b4c6'),
    ) +
    stroke('M620 1080h120M820 1050h150M1060 1044h90M1230 1058h160', '#fff', 5, { opacity: 0.6 })
  )
}

function garden(canvas: Canvas): string {
  return (
    (canvas.chance(0.6)
      ? palm(canvas, 250, 1120, 560, 0.12) + palm(canvas, 390, 1110, 400, -0.08)
      : umbrellaPine(canvas, 210, 1110, 520) + umbrellaPine(canvas, 390, 1090, 330, 0.05)) +
    parasol(canvas, 560, 1040, 0.72, COLOURS.yellow) +
    lounger(canvas, 600, 1040, 0.55) +
    parasol(canvas, 1180, 990, 0.5, COLOURS.red)
  )
}
