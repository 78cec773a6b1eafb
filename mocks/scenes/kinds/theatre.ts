import { SAILBOAT } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { walker } from '../people.ts'
import { bloom, cypress, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { box, dashes, ellipse, path, place, rect, stroke } from '../svg.ts'

/** An ancient theatre above the sea. */
export function drawTheatre(canvas: Canvas): string {
  return bay(canvas) + stage(canvas) + seats(canvas) + garden(canvas) + visitors()
}

const STONE = '#dcc4a0'

function bay(canvas: Canvas): string {
  const boat = path(SAILBOAT.hull, '#fff') + path(SAILBOAT.main + SAILBOAT.fore, '#fff9ea')
  return (
    sky(canvas, { sunY: 420, sunX: canvas.between(600, 1000), sunRadius: 76 }) +
    ridge(canvas, 480, 70, { depth: 0.76, base: 606 }) +
    ridge(canvas, 560, 44, { depth: 0.58, base: 612, bends: 12, lift: (t) => 90 * Math.cos(t * 6.3) }) +
    sea(canvas, 600, { to: 800 }) +
    place(canvas.between(420, 520), 680, 0.22, boat) +
    ridge(canvas, 740, 24, { colour: COLOURS.olive, depth: 0.24, bends: 10, trees: 16, mist: 0.2 })
  )
}

function stage(canvas: Canvas): string {
  return (
    rect(430, 776, 740, 40, canvas.shaded(STONE, 0.12)) +
    column(canvas, 480, 200) +
    column(canvas, 580, 200) +
    column(canvas, 680, 200) +
    rect(446, 544, 270, 26, canvas.lit(STONE)) +
    path('M440 546H722L581 490z', canvas.downward(canvas.lit('#eedcbc'), canvas.shaded(STONE, 0.12))) +
    brokenColumn(canvas, 800, 120) +
    column(canvas, 900, 214) +
    column(canvas, 1000, 214) +
    rect(868, 534, 168, 24, canvas.lit(STONE)) +
    brokenColumn(canvas, 1110, 90)
  )
}

function column(canvas: Canvas, x: number, h: number): string {
  return shaft(canvas, x, h, box(x - 28, 780 - h - 14, 56, 16))
}

function brokenColumn(canvas: Canvas, x: number, h: number): string {
  return shaft(canvas, x, h, '')
}

function shaft(canvas: Canvas, x: number, h: number, capital: string): string {
  const marble = canvas.across(canvas.lit(STONE), [0.4, canvas.lit('#eedcbc')], canvas.shaded(STONE, 0.25))
  const fluting = `M${x - 7} ${786 - h}V766M${x + 5} ${786 - h}V766`
  return (
    path(box(x - 17, 780 - h, 34, h) + box(x - 27, 768, 54, 14) + capital, marble) +
    stroke(fluting, canvas.shaded(STONE, 0.2), 3, { opacity: 0.5 })
  )
}

function seats(canvas: Canvas): string {
  let out = ellipse(800, 830, 400, 62, canvas.downward(canvas.lit('#ead7b4'), canvas.shaded('#d4b88c', 0.08)))
  for (let i = 0; i < 8; i++) {
    const rx = 440 + i * 106
    const ry = 74 + i * 44
    const y = 826
    const h = 26 + i * 3.4
    const row = (dx: number, dy: number): string =>
      `M${800 - rx - dx} ${y}A${rx + dx} ${ry + dy} 0 0 0 ${800 + rx + dx} ${y}`
    out +=
      stroke(row(0, 0), canvas.shaded(STONE, 0.14 + (i % 2) * 0.03), h) +
      stroke(row(12, h * 0.46), canvas.lit('#efdfc2'), h * 0.62)
  }
  const stairs = [-0.62, -0.32, 0, 0.32, 0.62].map((turn) => {
    const [sin, cos] = [Math.sin(turn * 1.6), Math.cos(turn * 1.6)]
    return `M${800 + 424 * sin} ${826 + 70 * cos}L${800 + 1240 * sin} ${826 + 400 * cos}`
  })
  return out + stroke(stairs.join(''), canvas.shaded(STONE, 0.22), 26, dashes('9 8'))
}

function garden(canvas: Canvas): string {
  return (
    cypress(canvas, 250, 800, 260, 0.1) +
    cypress(canvas, 330, 790, 190, 0.14) +
    cypress(canvas, 1330, 796, 250, 0.1) +
    umbrellaPine(canvas, 1470, 840, 340, 0.05) +
    bloom(canvas, 1500, 1150, 120, 50, 15) +
    bloom(canvas, 90, 1150, 130, 56, 15, COLOURS.yellow)
  )
}

const visitors = (): string =>
  walker(700, 990, COLOURS.red) +
  walker(732, 994, COLOURS.teal) +
  walker(1010, 944, COLOURS.yellow) +
  gulls(1080, 420, 1.1)
