import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cycle } from '../cycle.ts'
import { ridge } from '../land.ts'
import { towardsDusk } from '../palettes.ts'
import { box, circle, disc, dots, path, place, type Point, rect, stroke } from '../svg.ts'

/** An open-air concert at night. */
export function drawConcert(canvas: Canvas): string {
  canvas.mood = towardsDusk(canvas.mood, 0.72)
  const ink = mix('#1c1838', canvas.mood.shade, 0.2)
  return (
    night(canvas) +
    skyBeams(canvas) +
    stage(canvas) +
    truss() +
    spotlights(canvas) +
    players(ink) +
    equipment(ink) +
    crowds(canvas, ink) +
    confetti(canvas)
  )
}

function night(canvas: Canvas): string {
  const [high, middle, low] = canvas.mood.sky
  const air = canvas.downward(mix(high, '#131a40', 0.5), [0.35, high], [0.62, middle], [0.8, low])
  const stars = (count: number): readonly Point[] =>
    Array.from({ length: count }, (): Point => [canvas.between(0, 1600), canvas.between(10, 400)])
  return (
    rect(0, 0, 1600, 1200, air) +
    dots(stars(14), 1.6, '#fff', { opacity: 0.7 }) +
    dots(stars(10), 3, '#fff') +
    circle(1240, 220, 52, '#fff3d0') +
    circle(1216, 206, 48, mix(high, '#131a40', 0.2)) +
    ridge(canvas, 640, 60, { colour: '#5a568c', depth: 0.35, base: 900 }) +
    ridge(canvas, 700, 40, { colour: '#463f74', depth: 0.15, base: 900, trees: 26 })
  )
}

const LIGHTS = ['#ff8f6a', '#ffd27a', '#7fd6e0', '#f6a0c0', '#b6a6ff'] as const

/** A light beam from a lamp to `to`, where it has faded out. */
function beam(canvas: Canvas, [x, y]: Point, to: Point, halfWidth: number, colour: string): string {
  const fade = [
    [0, colour, 0.85],
    [1, colour, 0],
  ] as const
  const d = `M${x - 6} ${y}L${to[0] - halfWidth} ${to[1]}H${to[0] + halfWidth}L${x + 6} ${y}z`
  return path(d, to[1] < y ? canvas.upward(...fade) : canvas.downward(...fade))
}

function skyBeams(canvas: Canvas): string {
  return (
    beam(canvas, [460, 420], [210, 60], 90, LIGHTS[2]) +
    beam(canvas, [640, 380], [560, 20], 80, LIGHTS[3]) +
    beam(canvas, [960, 380], [1060, 20], 80, LIGHTS[1]) +
    beam(canvas, [1140, 420], [1400, 60], 90, LIGHTS[2])
  )
}

function stage(canvas: Canvas): string {
  return (
    path('M350 880V440Q800 250 1250 440V880z', mix('#241f4c', canvas.mood.shade, 0.3)) +
    path('M400 870V476Q800 310 1200 476V870z', canvas.downward('#ff9f7a', [0.5, '#e0678a'], '#5b3f86')) +
    circle(800, 640, 330, canvas.radial([0, '#ffe9b0', 0.95], [0.5, '#ffb37a', 0.4], [1, '#ffb37a', 0]))
  )
}

function truss(): string {
  let struts = ''
  for (let i = 0; i < 12; i++) {
    const slope = (i < 6 ? -1 : 1) * 12
    const y = 446 - Math.sin(((i + 0.5) / 12) * Math.PI) * 92
    struts += `M${362 + i * 74} ${y}l36 ${slope + 26}l36 ${slope - 26}`
  }
  return (
    stroke('M350 440Q800 250 1250 440M400 476Q800 310 1200 476', '#8d86c0', 7) +
    stroke(struts, '#8d86c0', 4, { opacity: 0.7 })
  )
}

function spotlights(canvas: Canvas): string {
  const spotlight = (x: number, i: number): string => {
    const y = 470 - Math.sin(((x - 350) / 900) * Math.PI) * 86
    const target = x + (800 - x) * 0.35 + canvas.between(-40, 40)
    return beam(canvas, [x, y], [target, 850], 90, cycle(LIGHTS, i)) + circle(x, y, 13, '#fffbe8')
  }
  return [430, 560, 690, 800, 910, 1040, 1170].map(spotlight).join('')
}

function players(ink: string): string {
  const body = path('M-20 0L-14 -80Q-26 -150 0 -156Q26 -150 16 -80L24 0H8L2 -70L-6 0z', ink) + circle(0, -176, 18, ink)
  const singer = stroke('M14 -140L44 -176M-16 -136L-44 -100', ink, 11) + stroke('M46 -206V0', ink, 4)
  const guitar = path('M-46 -92L70 -128L74 -118L-30 -70Q-64 -60 -46 -92z', ink)
  const bass = path('M46 -92L-70 -128L-74 -118L30 -70Q64 -60 46 -92z', ink)
  return place(800, 860, 1.15, body + singer) + place(600, 850, 1, body + guitar) + place(1010, 850, 1, body + bass)
}

function equipment(ink: string): string {
  return (
    path('M690 820h70v36h-70zM860 800q50 -20 70 20v36h-80z', ink) +
    rect(300, 856, 1000, 44, ink) +
    path(box(240, 520, 80, 350) + box(1280, 520, 80, 350), ink) +
    path([560, 640, 720, 800].flatMap((y) => [disc(280, y, 26), disc(1320, y, 26)]).join(''), '#4a4384')
  )
}

/** A row of people whose heads reach up to y. */
function crowd(canvas: Canvas, y: number, size: number, colour: string, count: number): string {
  let bodies = ''
  let arms = ''
  const heads: Point[] = []
  for (let i = 0; i < count; i++) {
    const x = ((i + canvas.between(0.1, 0.9)) * 1640) / count - 20
    const top = y - canvas.between(0, 30) * size
    heads.push([x, top])
    bodies += `M${x} ${top + 76 * size}V1250`
    if (canvas.chance(0.36)) {
      arms += `M${x + 30 * size} ${top + 50 * size}l${canvas.between(4, 22) * size} ${-118 * size}`
    }
  }
  return stroke(bodies, colour, 84 * size) + dots(heads, 24 * size, colour) + stroke(arms, colour, 14 * size)
}

function crowds(canvas: Canvas, ink: string): string {
  return (
    crowd(canvas, 940, 0.62, mix('#6a3f7c', ink, 0.35), 18) +
    crowd(canvas, 1010, 0.86, mix('#4a2f66', ink, 0.5), 13) +
    crowd(canvas, 1100, 1.2, mix('#241c44', ink, 0.6), 12)
  )
}

function confetti(canvas: Canvas): string {
  let yellow = ''
  let white = ''
  for (let i = 0; i < 10; i++) {
    const piece = `M${canvas.between(260, 1340)} ${canvas.between(420, 900)}l10 5l-5 10l-10 -5z`
    if (i % 2) yellow += piece
    else white += piece
  }
  return path(yellow, '#ffd98f') + path(white, '#fff')
}
