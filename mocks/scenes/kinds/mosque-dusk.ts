import { dome, minaret } from '../buildings.ts'
import type { Canvas } from '../canvas.ts'
import { ridge } from '../land.ts'
import { COLOURS, towardsDusk } from '../palettes.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { arch, box, disc, path, place, stroke } from '../svg.ts'

/** A great mosque across the water when the lights are turned on. */
export function drawMosqueDusk(canvas: Canvas): string {
  canvas.mood = towardsDusk(canvas.mood, 0.62)
  return evening(canvas) + skyline(canvas) + mosque(canvas) + lights(canvas) + shore(canvas) + ferry(canvas)
}

function evening(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(980, 1120), sunY: 420, sunRadius: 90, clouds: 4 }) +
    ridge(canvas, 660, 30, { colour: '#6a6796', depth: 0.5, bends: 16, base: 812 })
  )
}

/** Horizontal position of the great dome. */
const X = 700

function skyline(canvas: Canvas): string {
  let roofs = ''
  for (let i = 0; i < 30; i++) {
    const x = i * 56 - 20
    const h = canvas.between(40, 130)
    roofs += box(x, 820 - h, canvas.between(40, 60), h)
    if (i % 5 === 2) roofs += dome(x + 20, 820 - h, 34)
  }
  return path(
    roofs + minaret(300, 820, 230, 0.8) + minaret(1390, 820, 260, 0.8) + dome(1330, 720, 60),
    canvas.shaded('#6b6394', 0.15, 0.3),
  )
}

function mosque(canvas: Canvas): string {
  const stone = canvas.downward(canvas.shaded('#7a6f9c', 0.2), canvas.shaded('#3f3f74', 0.45))
  const minarets =
    minaret(X - 330, 830, 420) + minaret(X + 330, 830, 420) + minaret(X - 220, 830, 500) + minaret(X + 220, 830, 500)
  const greatDome = box(X - 260, 640, 520, 190) + dome(X, 560, 150) + box(X - 158, 552, 316, 60)
  const halfDomes = dome(X - 150, 640, 92) + dome(X + 150, 640, 92) + dome(X - 240, 690, 62) + dome(X + 240, 690, 62)
  const halls = greatDome + halfDomes + box(X - 310, 690, 620, 140) + box(X - 180, 600, 360, 50)
  return (
    path(minarets, stone) +
    path(halls, stone) +
    stroke(
      `M${X - 146} 556A146 136 0 0 1 ${X - 20} 424M${X - 238} 636A88 82 0 0 1 ${X - 160} 560` +
        `M${X + 66} 632A88 82 0 0 1 ${X + 140} 560`,
      canvas.mood.light,
      7,
      { opacity: 0.5 },
    )
  )
}

function lights(canvas: Canvas): string {
  let windows = ''
  for (let i = 0; i < 9; i++) windows += arch(X - 128 + i * 30, 574, 14, 26)
  for (let i = 0; i < 13; i++) windows += arch(X - 286 + i * 46, 730, 20, 46)
  for (let i = 0; i < 26; i++) windows += box(canvas.between(20, 1580), canvas.between(744, 806), 8, 10)
  return path(windows, '#ffd98f', { opacity: 0.92 })
}

function shore(canvas: Canvas): string {
  let trees = ''
  for (let i = 0; i < 34; i++) trees += disc(i * 50, 834 + canvas.between(-8, 10), canvas.between(18, 34))
  const out = path(trees, canvas.shaded('#2f3f5e', 0.4)) + sea(canvas, 846)
  let reflections = ''
  for (let i = 0; i < 22; i++) {
    const x = canvas.between(60, 1540)
    const t = canvas.between(0, 1)
    reflections += `M${x} ${866 + t * 190}h${canvas.between(14, 46)}`
  }
  return out + stroke(reflections, '#ffd98f', 5, { opacity: 0.5 })
}

function ferry(canvas: Canvas): string {
  const body =
    path('M-190 0L-170 40H170L204 -6z', canvas.shaded('#f4ead8', 0.2)) +
    path('M-150 -2V-44H150V-4zM-110 -44V-78H90V-44z', canvas.lit('#fff1da')) +
    path('M-20 -78h44v-52h-44z', canvas.lit(COLOURS.yellow)) +
    path(Array.from({ length: 10 }, (_, i) => box(-134 + i * 28, -34, 16, 16)).join(''), '#ffcf7a')
  return (
    place(canvas.between(420, 520), 990, 1.05, body) +
    stroke('M250 1046h420M300 1066h260', '#fff', 6, { opacity: 0.45 }) +
    gulls(520, 900, 1.3) +
    gulls(1120, 560, 1)
  )
}
