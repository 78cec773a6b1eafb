import { gulet } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { ellipse, path, stroke } from '../svg.ts'

/** A gulet at anchor in a pine bay. */
export function drawGuletBay(canvas: Canvas): string {
  return shores(canvas) + guletAndReflection(canvas) + foreground(canvas)
}

function shores(canvas: Canvas): string {
  return (
    sky(canvas, { sunY: 300 }) +
    ridge(canvas, 400, 90, { depth: 0.8, base: 606 }) +
    ridge(canvas, 470, 90, { depth: 0.62, base: 606, bends: 12 }) +
    sea(canvas, 600, { deep: 0.9 }) +
    ridge(canvas, 560, 50, { depth: 0.36, base: 660, lift: (t) => 190 - 420 * t, trees: 40, mist: 0.3 }) +
    path('M-10 650Q300 640 640 664L600 676Q280 668 -10 676z', canvas.lit(COLOURS.rock, 0.25)) +
    ridge(canvas, 640, 50, { depth: 0.16, base: 722, lift: (t) => -470 + 700 * t, trees: 46, mist: 0.25 }) +
    path('M1610 706Q1280 700 980 724L1010 744Q1300 734 1610 744z', canvas.lit(COLOURS.rock, 0.12)) +
    ellipse(1240, 770, 420, 34, mix(canvas.mood.sea[0], '#ffffff', 0.2), { opacity: 0.55 }) +
    ellipse(360, 720, 420, 26, mix(canvas.mood.sea[0], '#ffffff', 0.2), { opacity: 0.4 })
  )
}

function guletAndReflection(canvas: Canvas): string {
  const boat = canvas.define(gulet(canvas))
  const x = canvas.between(660, 800)
  return (
    `<g transform="translate(${x} 908) scale(1.12 -.42)" opacity=".28">${boat(0, 0)}</g>` +
    boat(x, 900, 1.12) +
    stroke(`M${x - 420} 922h150M${x + 250} 930h190M${x - 200} 952h260`, '#fff', 6, { opacity: 0.6 })
  )
}

function foreground(canvas: Canvas): string {
  return (
    path(
      'M-10 1210V1080Q160 1040 300 1092Q430 1130 560 1210zM1610 1210V1120Q1480 1100 1380 1150L1330 1210z',
      canvas.downward(canvas.shaded(COLOURS.rock, 0.1), canvas.shaded(COLOURS.rock, 0.4)),
    ) +
    umbrellaPine(canvas, 180, 1130, 620) +
    umbrellaPine(canvas, 60, 1120, 430) +
    gulls(980, 330, 1.2)
  )
}
