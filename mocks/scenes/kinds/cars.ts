import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, cypress, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { box, dashes, disc, ellipse, path, rect, stroke } from '../svg.ts'

/** A car from the side, driving to the right: its middle is at 0, and the sill at y 28. */
interface Body {
  readonly outline: string
  readonly glass: string
  /** Edges of the doors. */
  readonly doors: string
  /** Middles of the wheels, and their radius. */
  readonly wheels: readonly [rear: number, front: number, radius: number]
  /** Ends of the body, for the lamps. */
  readonly ends: readonly [rear: number, front: number]
  readonly rack?: string
}

const HATCHBACK: Body = {
  outline:
    'M-374 8V-74C-374 -122 -358 -142 -330 -150L-296 -160C-268 -222 -226 -264 -160 -272C-60 -286 40 -282 98 -264' +
    'C152 -246 198 -202 234 -158L322 -138C362 -128 380 -100 382 -60V8C382 22 374 28 362 28H-354C-366 28 -374 22 -374 8z',
  glass:
    'M-258 -160C-238 -210 -208 -240 -160 -247L-72 -252V-160zM-50 -252C30 -256 70 -252 98 -238C134 -220 166 -190 190 -160H-50z',
  doors: 'M-61 -160V26M-262 -152C-262 -90 -250 -40 -196 26M198 -154V-60',
  wheels: [-236, 246, 76],
  ends: [-374, 382],
}

const SALOON: Body = {
  outline:
    'M-456 8V-66C-456 -106 -440 -124 -404 -130L-302 -142C-254 -198 -200 -236 -128 -242C-40 -250 44 -248 100 -234' +
    'C158 -218 208 -182 252 -144L396 -122C440 -114 460 -90 462 -50V8C462 22 454 28 442 28H-436C-448 28 -456 22 -456 8z',
  glass:
    'M-262 -144C-222 -188 -182 -214 -128 -219L-68 -222V-144zM-48 -223C30 -226 68 -222 98 -212C142 -198 176 -172 206 -144H-48z',
  doors: 'M-59 -144V26M-276 -136C-282 -90 -280 -40 -222 26M214 -140V-60',
  wheels: [-286, 300, 76],
  ends: [-456, 462],
}

const OFF_ROAD: Body = {
  outline:
    'M-404 0V-262C-404 -290 -392 -302 -364 -304H84C128 -304 152 -290 172 -256L222 -176L356 -160C392 -154 408 -132 410 -96' +
    'V0C410 16 402 22 390 22H-384C-396 22 -404 14 -404 0z',
  glass: 'M-372 -180V-272H-208V-180zM-188 -180V-272H-36V-180zM-16 -180V-272H84C106 -272 122 -264 134 -244L172 -180z',
  doors: 'M-198 -172V20M-26 -172V20M182 -172V-50',
  wheels: [-256, 268, 92],
  ends: [-404, 410],
  rack: 'M-330 -318H60M-290 -318V-306M-130 -318V-306M20 -318V-306',
}

/** A small car above the bay. */
export const drawSmallCar = (canvas: Canvas): string => draw(canvas, HATCHBACK)

/** A saloon above the bay. */
export const drawSaloon = (canvas: Canvas): string => draw(canvas, SALOON)

/** A high car for bad roads above the bay. */
export const drawOffRoad = (canvas: Canvas): string => draw(canvas, OFF_ROAD)

const draw = (canvas: Canvas, body: Body): string => bay(canvas) + verge(canvas) + road(canvas) + car(canvas, body)

function bay(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(360, 1240), sunY: canvas.between(270, 340) }) +
    ridge(canvas, 500, 80, { depth: 0.8, base: 640 }) +
    sea(canvas, 620) +
    ridge(canvas, 640, 60, { depth: 0.55, base: 740, lift: (t) => -260 + 480 * t, trees: 16 }) +
    gulls(500, 420, 1.1)
  )
}

function verge(canvas: Canvas): string {
  return (
    path(
      'M-20 800C300 760 620 800 860 782C1120 762 1380 742 1620 770V960H-20z',
      canvas.downward(canvas.lit('#9db074', 0.16), canvas.shaded('#6d8a52', 0.06)),
    ) +
    umbrellaPine(canvas, 190, 830, canvas.between(420, 500), 0.04) +
    umbrellaPine(canvas, 1470, 820, canvas.between(330, 400), 0.08) +
    cypress(canvas, 1330, 810, 190, 0.1) +
    cypress(canvas, 1286, 812, 130, 0.12) +
    bloom(canvas, 420, 850, 180, 40, 18) +
    bloom(canvas, 1240, 850, 130, 34, 14, COLOURS.yellow)
  )
}

function road(canvas: Canvas): string {
  const posts = Array.from({ length: 9 }, (_, at) => box(40 + at * 190, 866, 16, 46))
  return (
    path(posts.join(''), canvas.lit('#fffaf0', 0.05)) +
    rect(-10, 878, 1620, 12, canvas.lit('#fffaf0', 0.05)) +
    rect(-10, 906, 1620, 310, canvas.downward(canvas.shaded('#7d8696', 0.1, 0.15), canvas.shaded('#545d6e', 0.15))) +
    rect(-10, 906, 1620, 14, canvas.lit('#f1e8d6')) +
    stroke('M-20 1140H1640', '#fff3d6', 12, dashes('130 90', { opacity: 0.85 }))
  )
}

function car(canvas: Canvas, { outline, glass, doors, wheels, ends, rack }: Body): string {
  const paint = canvas.pick([COLOURS.red, COLOURS.teal, COLOURS.yellow, '#fffaf0', '#2f4a63'])
  const dark = canvas.shaded(COLOURS.ink, 0.45)
  const [rear, front, radius] = wheels
  const arch = (x: number): string => `M${x - radius - 12} 28a${radius + 12} ${radius + 12} 0 0 1 ${2 * radius + 24} 0z`
  return (
    `<g transform="translate(800 ${1046 - radius})">` +
    ellipse(4, 24 + radius, 480, 22, canvas.mood.shade, { opacity: 0.42 }) +
    (rack ? stroke(rack, dark, 10) : '') +
    path(outline, canvas.downward(mix(paint, '#ffffff', 0.2), canvas.shaded(paint, 0.14))) +
    path(glass, canvas.downward('#d5ecf1', canvas.shaded('#4f8397', 0.15))) +
    stroke(doors, canvas.shaded(paint, 0.32), 4, { opacity: 0.55 }) +
    stroke('M-176 -112h34M40 -112h34', canvas.shaded(paint, 0.45), 9) +
    rect(ends[0] + 20, -8, ends[1] - ends[0] - 40, 12, canvas.shaded(paint, 0.3), { opacity: 0.5 }) +
    rect(ends[0] - 2, -112, 20, 50, COLOURS.red, { rx: 7 }) +
    rect(ends[1] - 34, -106, 32, 34, '#ffe9a8', { rx: 12 }) +
    path(arch(rear) + arch(front), canvas.shaded(COLOURS.ink, 0.2)) +
    path(disc(rear, 24, radius) + disc(front, 24, radius), dark) +
    path(disc(rear, 24, radius * 0.5) + disc(front, 24, radius * 0.5), '#e9e4da') +
    path(disc(rear, 24, radius * 0.16) + disc(front, 24, radius * 0.16), dark) +
    '</g>'
  )
}
