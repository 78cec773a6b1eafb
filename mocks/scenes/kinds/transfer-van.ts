import { AEROPLANE } from '../aeroplane.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { palm } from '../plants.ts'
import { sky } from '../sky.ts'
import { box, dashes, disc, ellipse, path, place, rect, stroke } from '../svg.ts'

/** A van waiting in front of the terminal. */
export function drawTransferVan(canvas: Canvas): string {
  return background(canvas) + airport(canvas) + road(canvas) + van(canvas) + bags(canvas)
}

function background(canvas: Canvas): string {
  const plane =
    path(AEROPLANE.fuselage, '#fff') +
    path(AEROPLANE.fin, COLOURS.red) +
    path(AEROPLANE.nearWing, canvas.shaded('#d3dde4', 0.1))
  return (
    sky(canvas, { sunX: canvas.between(1060, 1240), sunY: 320 }) +
    ridge(canvas, 600, 70, { depth: 0.7, base: 800 }) +
    ridge(canvas, 680, 40, { depth: 0.5, base: 800, trees: 18 }) +
    place(canvas.between(420, 560), 290, 0.42, `<g transform="rotate(-14)">${plane}</g>`)
  )
}

function airport(canvas: Canvas): string {
  const panes = Array.from({ length: 11 }, (_, i) => {
    const x = 156 + i * 84
    const rise = Math.sin(((x - 120) / 970) * Math.PI) * 50
    return box(x, 668 - rise, 68, 130 + rise)
  })
  return (
    path(
      'M1180 800V470h-24l14 -110h120l14 110h-24V800z',
      canvas.downward(canvas.lit('#f4ead8', 0.1), canvas.shaded('#d9cbb4', 0.1)),
    ) +
    path('M1166 372h128l10 66h-148z', canvas.shaded('#2f6a80', 0.1)) +
    stroke('M1230 360V300', canvas.shaded(COLOURS.ink, 0.1), 6) +
    path('M120 820V600Q600 480 1090 610V820z', canvas.downward(canvas.lit('#fff6e4'), canvas.shaded('#e6d6bb', 0.06))) +
    path('M90 610Q600 470 1120 614L1110 640Q600 510 104 640z', canvas.lit('#fffdf6')) +
    path(panes.join(''), canvas.downward(canvas.shaded('#8fc7d2', 0.05), canvas.shaded('#3f7f96', 0.15)))
  )
}

function road(canvas: Canvas): string {
  return (
    rect(0, 800, 1600, 410, canvas.downward(canvas.lit('#d9d0c0'), canvas.shaded('#a39a8c', 0.1))) +
    path('M-10 900H1610V1210H-10z', canvas.downward(canvas.shaded('#727884', 0.1), canvas.shaded('#4c5361', 0.2))) +
    rect(0, 884, 1600, 18, canvas.lit('#f1e8d6')) +
    stroke('M-20 1100H1640', '#fff3d6', 12, dashes('130 90', { opacity: 0.85 })) +
    palm(canvas, 230, 900, 430, 0.06, 0.06) +
    palm(canvas, 1420, 900, 520, -0.06) +
    palm(canvas, 1300, 890, 330, 0.08, 0.12)
  )
}

function van(canvas: Canvas): string {
  const glass = canvas.downward('#cfe8ee', canvas.shaded('#4f8397', 0.15))
  const paint = canvas.pick(['#fffaf0', '#f3efe6', '#2f4a63'])
  return (
    `<g transform="translate(780 1000)">` +
    ellipse(0, 62, 470, 26, canvas.mood.shade, { opacity: 0.4 }) +
    path(
      'M-430 40V-150C-430 -206 -400 -236 -340 -240H150C210 -238 250 -206 300 -130L400 -92' +
        'C436 -78 446 -50 446 -10V40C446 52 438 58 428 58H-410C-422 58 -430 52 -430 40z',
      canvas.downward(mix(paint, '#fff', 0.2), canvas.shaded(paint, 0.14)),
    ) +
    path(
      'M-400 -116V-160C-398 -196 -380 -206 -350 -208H-230V-116zM-210 -208H-60V-116H-210zM-40 -208' +
        'H100V-116H-40zM120 -208H150C186 -204 216 -176 246 -116H120z',
      glass,
    ) +
    stroke('M-430 -60H430M110 -220V50M-50 -90V50', canvas.shaded(paint, 0.3), 4, { opacity: 0.5 }) +
    rect(-430, -34, 860, 14, canvas.pick([COLOURS.teal, COLOURS.red, COLOURS.yellow])) +
    path('M396 -70q40 10 46 40h-40z', '#ffe9a8') +
    rect(-430, -110, 14, 60, COLOURS.red, { rx: 6 }) +
    path(disc(-250, 58, 66) + disc(270, 58, 66), canvas.shaded(COLOURS.ink, 0.45)) +
    path(disc(-250, 58, 30) + disc(270, 58, 30), '#e9e4da') +
    stroke('M60 -84h26', canvas.shaded(paint, 0.4), 8) +
    '</g>'
  )
}

function bags(canvas: Canvas): string {
  const bag = (colour: string): string =>
    rect(-40, -110, 80, 110, colour, { rx: 12 }) +
    stroke('M-18 -110v-44h36v44', canvas.shaded(COLOURS.ink, 0.1), 7) +
    stroke('M-14 -98V-14M14 -98V-14', canvas.shaded(colour, 0.3), 5) +
    path(disc(-24, 4, 9) + disc(24, 4, 9), COLOURS.ink)
  return (
    place(1290, 1080, 1, bag(COLOURS.red)) +
    place(1380, 1090, 0.8, bag(COLOURS.teal)) +
    place(1210, 1086, 0.7, bag(COLOURS.yellow))
  )
}
