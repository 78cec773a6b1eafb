import type { Canvas, Stamp } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cycle } from '../cycle.ts'
import { COLOURS } from '../palettes.ts'
import { circle, disc, ellipse, path, type Point, rect, stroke } from '../svg.ts'

/** A beach from above: rows of sunshades, surf, swimmers and a boat. */
export function drawBeach(canvas: Canvas): string {
  return water(canvas) + sand(canvas) + sunBathers(canvas) + swimmers(canvas) + boatAndRing(canvas)
}

/** The surf line from left to right, around y. */
const wave = (y: number, amplitude: number): string =>
  `Q300 ${y - amplitude} 620 ${y + 20}T1160 ${y - 50}T1660 ${y - 130}`

const PLACES: readonly Point[] = [
  [300, 800],
  [560, 850],
  [830, 812],
  [1090, 760],
  [1340, 690],
  [180, 1010],
  [450, 1070],
  [720, 1040],
  [980, 1000],
  [1240, 940],
  [1470, 860],
  [1120, 1170],
  [1400, 1100],
]

function water(canvas: Canvas): string {
  const [shallow, middle, deep] = canvas.mood.sea
  const blue = canvas.downward(
    mix('#11789c', deep, 0.4),
    [0.4, mix('#27a9bd', middle, 0.35)],
    mix('#7ad9d4', shallow, 0.3),
  )
  const out =
    rect(0, 0, 1600, 1200, blue) +
    path(`M-40 420${wave(420, 40)}V700H-40z`, '#5fd0d0', { opacity: 0.35 }) +
    path(`M-40 510${wave(510, 60)}V800H-40z`, '#9be6dc', { opacity: 0.5 })
  let glints = ''
  for (let i = 0; i < 24; i++) glints += `M${canvas.between(0, 1560)} ${canvas.between(30, 480)}q14 -9 28 0t28 0`
  return out + stroke(glints, '#fff', 4, { opacity: 0.4 })
}

function sand(canvas: Canvas): string {
  const dry = canvas.downward(canvas.lit('#f6e3ba'), canvas.shaded('#eccf9b', 0.04))
  return (
    path(`M-40 596${wave(596, 70)}V1210H-40z`, '#fff', { opacity: 0.92 }) +
    path(`M-40 622${wave(624, 60)}V1210H-40z`, canvas.shaded('#dcbf8c', 0.1), { opacity: 0.85 }) +
    path(`M-40 650${wave(654, 66)}V1210H-40z`, dry) +
    stroke(`M-40 560${wave(556, 80)}`, '#fff', 12, { opacity: 0.65, 'stroke-dasharray': '240 30 90 26' })
  )
}

function sunshades(canvas: Canvas): readonly [Stamp, Stamp, Stamp] {
  const main = canvas.pick([COLOURS.red, '#2f6fa8', COLOURS.yellow, '#d8567f'])
  const other = main === COLOURS.yellow ? COLOURS.red : COLOURS.teal
  return [
    sunshade(canvas, main, '#fff6e2'),
    sunshade(canvas, other, '#fff6e2'),
    sunshade(canvas, '#2f7fb0', COLOURS.teal),
  ]
}

function sunshade(canvas: Canvas, colour: string, stripes: string): Stamp {
  const r = 92
  const sector = (quarter: number): string => {
    const from = (quarter * Math.PI) / 2
    const to = from + Math.PI / 4
    const start = `${r * Math.cos(from)} ${r * Math.sin(from)}`
    return `M0 0L${start}A${r} ${r} 0 0 1 ${r * Math.cos(to)} ${r * Math.sin(to)}z`
  }
  return canvas.define(
    ellipse(34, 44, 96, 90, canvas.mood.shade, { opacity: 0.22 }) +
      circle(0, 0, r, colour) +
      path([0, 1, 2, 3].map(sector).join(''), stripes) +
      circle(0, 0, r, canvas.radial([0.5, '#fff', 0], [1, canvas.mood.shade, 0.18])) +
      circle(0, 0, 8, '#fff'),
  )
}

function sunBed(canvas: Canvas, cloth: string, pillow: string, slats: string): Stamp {
  return canvas.define(
    rect(8, 12, 64, 150, canvas.mood.shade, { rx: 10, opacity: 0.2 }) +
      rect(0, 0, 64, 150, cloth, { rx: 10 }) +
      rect(6, 6, 52, 40, pillow, { rx: 8 }) +
      slats,
  )
}

function sunBathers(canvas: Canvas): string {
  const shades = sunshades(canvas)
  const plain = sunBed(canvas, '#fffaf0', '#f0d9b4', stroke('M8 66h48M8 90h48M8 114h48', '#ead7b6', 4))
  const coloured = sunBed(canvas, canvas.pick(['#3f9fb0', '#e4785a']), '#fff6e2', '')
  return PLACES.map(([x, y], i) => {
    const turn = -8 - (x / 1600) * 14 + canvas.between(-5, 5)
    const left = (i % 3 ? plain : coloured)(-96, -20, 0.9)
    const right = (i % 4 === 2 ? coloured : plain)(38, -20, 0.9)
    const beds = `<g transform="translate(${x} ${y}) rotate(${turn})">${left}${right}</g>`
    if (i % 5 === 3) return beds
    return beds + cycle(shades, i)(x + canvas.between(-8, 8), y - 24, canvas.between(0.92, 1.08))
  }).join('')
}

function swimmers(canvas: Canvas): string {
  let heads = ''
  let hair = ''
  let wakes = ''
  for (let i = 0; i < 7; i++) {
    const x = canvas.between(200, 1400)
    const y = canvas.between(330, 500)
    heads += disc(x, y, 10)
    hair += disc(x + 2, y - 4, 7)
    wakes += stroke(`M${x - 30} ${y + 14}q30 14 60 0`, '#fff', 4, { opacity: 0.7 })
  }
  return wakes + path(heads, '#d9a07a') + path(hair, '#4a3328')
}

function boatAndRing(canvas: Canvas): string {
  return (
    `<g transform="translate(${canvas.between(520, 900)} 230) rotate(-16)">` +
    path('M-90 40Q-330 90 -560 60Q-320 60 -90 20z', '#fff', { opacity: 0.55 }) +
    path('M-110 -40H40Q140 -34 190 0Q140 34 40 40H-110Q-124 0 -110 -40z', '#fffaf0') +
    path('M-90 -24H20Q70 -18 90 0Q70 18 20 24H-90z', canvas.lit('#b9794a')) +
    path('M-20 -22q44 22 0 44z', canvas.shaded('#3f6f86', 0.1)) +
    '</g>' +
    circle(1240, 300, 34, COLOURS.yellow) +
    circle(1240, 300, 15, '#27a0b6')
  )
}
