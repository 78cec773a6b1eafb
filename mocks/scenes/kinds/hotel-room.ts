import { SAILBOAT } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { box, circle, ellipse, path, place, rect, stroke } from '../svg.ts'

/** A hotel room with a balcony above the sea. */
export function drawHotelRoom(canvas: Canvas): string {
  const wall = mix('#efe3d0', canvas.mood.haze, 0.35)
  const accent = canvas.pick(['#c4704f', '#3f7f8c', '#c79a4a', '#7f8f5c'])
  return (
    balcony(canvas, wall) +
    curtains(canvas) +
    floor(canvas, wall, accent) +
    bed(canvas, accent) +
    lampAndPicture(canvas) +
    chairAndPlant(canvas, wall) +
    stroke('M330 0V60', canvas.shaded(COLOURS.ink, 0.1), 4) +
    path('M280 60h100l26 60H254z', canvas.lit('#f6e2b8'))
  )
}

function balcony(canvas: Canvas, wall: string): string {
  const boat = place(620, 640, 0.2, path(SAILBOAT.hull, '#fff') + path(SAILBOAT.main, '#fff'))
  const view =
    sky(canvas, { sunX: canvas.between(700, 1000), sunY: 330, bottom: 700, clouds: 2, sunRadius: 48 }) +
    ridge(canvas, 470, 50, { depth: 0.7, base: 562 }) +
    ridge(canvas, 520, 50, { depth: 0.5, base: 562, lift: (t) => 80 - 190 * t, trees: 10 }) +
    sea(canvas, 560, { to: 760 })
  const bars = Array.from({ length: 25 }, (_, i) => box(490 + i * 30, 640, 5, 126)).join('')
  return (
    rect(0, 0, 1600, 1200, wall) +
    `<svg x="480" y="150" width="760" height="620" viewBox="420 150 760 620">${view}${boat}</svg>` +
    stroke('M480 150H1240V770H480zM860 150V770', '#fffdf8', 18) +
    stroke('M480 640H1240', '#fffdf8', 8) +
    path(bars, '#fffdf8', { opacity: 0.8 })
  )
}

function curtains(canvas: Canvas): string {
  const cloth = canvas.across(
    '#ffffff',
    [0.3, mix('#f0e4d2', canvas.mood.haze, 0.3)],
    [0.5, '#fffaf2'],
    [0.75, mix('#e8dac4', canvas.mood.haze, 0.3)],
    '#fff8ee',
  )
  return (
    rect(380, 110, 960, 12, canvas.shaded(COLOURS.wood, 0.1), { rx: 6 }) +
    path('M400 122H560Q540 420 500 820H400z', cloth, { opacity: 0.94 }) +
    path('M1330 122H1150Q1180 440 1230 820H1330z', cloth, { opacity: 0.94 })
  )
}

function floor(canvas: Canvas, wall: string, accent: string): string {
  return (
    rect(0, 820, 1600, 400, canvas.downward(canvas.lit('#c99a68'), canvas.shaded('#a6774c', 0.1))) +
    stroke('M0 870H1600M0 930H1600M0 1005H1600M0 1095H1600', canvas.shaded('#8a5f3c', 0.1), 3, { opacity: 0.35 }) +
    rect(0, 806, 1600, 16, '#fffaf0') +
    path('M560 822L1210 822L1420 1010H420z', '#fff6d8', { opacity: 0.28 }) +
    ellipse(820, 1090, 660, 96, mix(accent, wall, 0.72)) +
    ellipse(820, 1090, 590, 78, mix(accent, wall, 0.58))
  )
}

function bed(canvas: Canvas, accent: string): string {
  const white = rect(236, 690, 180, 130, '#fffdf8', { rx: 40 })
  const coloured = rect(330, 716, 160, 116, mix(accent, '#fff', 0.25), { rx: 36 })
  return (
    rect(180, 560, 60, 480, canvas.shaded(COLOURS.wood, 0.15), { rx: 26 }) +
    rect(214, 780, 760, 130, canvas.downward('#ffffff', '#efe6d8'), { rx: 34 }) +
    path(
      'M214 880Q600 856 980 880V1040H214z',
      canvas.downward(mix(accent, '#fff', 0.12), canvas.shaded(accent, 0.15)),
    ) +
    path(
      'M520 866Q760 860 980 872V1040H760Q700 930 520 866z',
      canvas.downward('#fffdf8', mix('#e9dcc8', canvas.mood.shade, 0.08)),
    ) +
    rect(214, 1020, 766, 44, canvas.shaded(COLOURS.wood, 0.2), { rx: 8 }) +
    stroke('M240 1064V1110M950 1064V1110', canvas.shaded(COLOURS.wood, 0.3), 18) +
    `<g transform="rotate(-12 320 760)">${white}</g><g transform="rotate(-8 400 780)">${coloured}</g>`
  )
}

function lampAndPicture(canvas: Canvas): string {
  return (
    path('M120 560h-70l-30 90h130z', '#ffe9b8') +
    stroke('M84 650V840M40 840H130', canvas.shaded(COLOURS.wood, 0.2), 9) +
    circle(84, 640, 220, canvas.radial([0, '#ffe6a8', 0.6], [1, '#ffe6a8', 0])) +
    rect(90, 250, 200, 240, '#fffdf8') +
    rect(110, 270, 160, 200, canvas.downward(canvas.mood.sky[1], canvas.mood.sky[2])) +
    path('M110 470V400Q160 350 200 390T270 370V470z', canvas.lit(COLOURS.hill, 0.2)) +
    circle(220, 330, 22, '#f2b84b')
  )
}

function chairAndPlant(canvas: Canvas, wall: string): string {
  const seat = canvas.pick([COLOURS.teal, '#c9784f', '#4f6f9a', '#8a8f4f'])
  const chair =
    path(
      'M-90 0Q-100 -150 -60 -200H70Q110 -150 100 0z',
      canvas.downward(mix(seat, wall, 0.25), canvas.shaded(seat, 0.25)),
    ) +
    rect(-110, -60, 220, 76, mix(seat, wall, 0.12), { rx: 30 }) +
    stroke('M-80 16V70M80 16V70', canvas.shaded(COLOURS.wood, 0.25), 12)
  const leaves = 'M0 0Q-120 -120 -90 -260Q-30 -160 0 0Q-30 -220 30 -330Q60 -180 0 0Q50 -160 130 -220Q120 -80 0 0z'
  const plant = path('M-46 0h92l-14 110h-64z', '#f4e6d0') + path(leaves, canvas.shaded('#3f7a4c', 0.1))
  return place(1270, 990, 1.1, chair) + place(1450, 960, 1, plant)
}
