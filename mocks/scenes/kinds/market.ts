import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { cycle } from '../cycle.ts'
import { shopper } from '../people.ts'
import { circle, dashes, path, rect, stroke } from '../svg.ts'

/** A covered bazaar with lamps, rugs and spices. */
export function drawMarket(canvas: Canvas): string {
  const stone = { light: mix('#e6c79c', canvas.mood.haze, 0.12), dark: mix('#5f4334', canvas.mood.shade, 0.3) }
  const hallAndArches = hall(canvas) + [2, 1, 0].map((number) => archway(canvas, number, stone)).join('')
  return hallAndArches + lamps(canvas, stone) + stalls(canvas, stone) + visitors(stone)
}

/** The lightest and the darkest tone of the hall's stone. */
interface Stone {
  readonly light: string
  readonly dark: string
}

function hall(canvas: Canvas): string {
  const air = canvas.downward(canvas.mood.sky[1], canvas.mood.sky[2])
  return (
    rect(0, 0, 1600, 1200, air) +
    circle(800, 560, 460, canvas.radial([0, '#fff4cc', 1], [1, '#ffe7a8', 0])) +
    path(
      'M700 760V470q0 -60 40 -90q60 -50 60 -70q0 20 60 70q40 30 40 90V760zM560 760V380h26V760z' +
        'M1014 760V380h26V760zM556 380l17 -60l17 60zM1010 380l17 -60l17 60z',
      canvas.lit('#b98f86', 0.45),
    ) +
    rect(0, 740, 1600, 470, canvas.downward(canvas.lit('#e8cfa4'), canvas.shaded('#b08a60', 0.12)))
  )
}

/** An arch of the hall; number 0 is the nearest. */
function archway(canvas: Canvas, number: number, { light, dark }: Stone): string {
  const x = 110 + number * 150
  const w = 1380 - number * 300
  const y = 40 + number * 84
  const foot = 1200 - number * 160
  const base = mix(light, dark, 0.5 - number * 0.17)
  const edge = mix(base, dark, 0.2)
  const opening = `H${x + w}V${y + w / 2}a${w / 2} ${w / 2} 0 0 0 ${-w} 0V${foot + 10}H-10z`
  const rim = `M${x} ${foot}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}`
  const inner = w / 2 - 24
  const innerRim = `M${x + 24} ${foot}V${y + w / 2}a${inner} ${inner} 0 0 1 ${w - 48} 0V${foot}`
  return (
    path(`M-10 -10H1610V${foot + 10}${opening}`, canvas.across(edge, [0.5, mix(base, '#fff', 0.12)], edge)) +
    stroke(rim, number === 1 ? mix('#2f7f86', light, 0.15) : mix('#b5533c', light, 0.1), 22 - number * 5) +
    stroke(innerRim, mix(light, '#fff', 0.45), 7, dashes('20 16'))
  )
}

function lamps(canvas: Canvas, { dark }: Stone): string {
  const halo = canvas.define(
    stroke('M0 -400V-62', dark, 4) +
      circle(0, 0, 150, canvas.radial([0, '#ffe3a0', 0.7], [1, '#ffdf9a', 0])) +
      path('M-24 -50h48l-8 -18h-32zM-9 58h18l-9 26z', '#b98a45'),
  )
  const rays = 'M0 -58L18 -20L58 0L18 20L0 58L-18 20L-58 0L-18 -20zM0 -24l9 15 15 9-15 9-9 15-9-15-15-9 15-9z'
  const star = canvas.define(
    circle(0, 0, 58, canvas.radial([0, '#fff6d8', 1], [0.7, '#fff0c0', 0.15])) +
      path(rays, '#fff4d0', { opacity: 0.5, 'fill-rule': 'evenodd' }),
  )
  const lamp = (x: number, y: number, size: number, colour: string): string =>
    halo(x, y, size) + circle(x, y, 58 * size, colour) + star(x, y, size)
  return (
    lamp(430, 330, 0.9, '#d9533f') +
    lamp(640, 240, 0.66, '#2f7fb0') +
    lamp(980, 270, 0.72, '#e0992f') +
    lamp(1190, 360, 0.95, '#2a9d8f') +
    lamp(810, 380, 0.5, '#b0508f') +
    lamp(300, 540, 0.6, '#e0992f') +
    lamp(1320, 560, 0.6, '#d9533f')
  )
}

const SPICES = ['#d9792f', '#b53a2c', '#e2b23c', '#7f8f3c', '#8a4a2c', '#d8a06a', '#a03a5c'] as const

/** The heaps of the left stall from back to front; the right stall mirrors them. */
const HEAPS: readonly (readonly [x: number, y: number, size: number])[] = [
  [470, 868, 0.6],
  [380, 890, 0.74],
  [270, 920, 0.9],
  [130, 960, 1.1],
]

function stalls(canvas: Canvas, { dark }: Stone): string {
  const bowl = canvas.define(
    path('M0 -112Q20 -60 70 0H0z', dark, { opacity: 0.28 }) +
      path('M-78 -4H78L64 46H-64z', canvas.across('#a9744a', '#6f472c')) +
      rect(-78, -6, 156, 10, '#c4935f'),
  )
  const heap = (x: number, y: number, size: number, spice: number): string => {
    const left = `M${x - 70 * size} ${y}Q${x - 20 * size} ${y - 60 * size} ${x} ${y - 112 * size}`
    const right = `Q${x + 20 * size} ${y - 60 * size} ${x + 70 * size} ${y}z`
    return path(left + right, cycle(SPICES, spice)) + bowl(x, y, size)
  }
  return (
    path('M-10 900L520 860V960L-10 1090z', canvas.shaded('#8a5a3a', 0.1)) +
    path('M1610 900L1080 860V960L1610 1090z', canvas.shaded('#8a5a3a', 0.2)) +
    rugs(canvas) +
    HEAPS.map(([x, y, size], i) => heap(x, y, size, i) + heap(1600 - x, y, size, i + 3)).join('') +
    path('M-10 1090L520 960V1010L-10 1210zM1610 1090L1080 960V1010L1610 1210z', mix('#b5533c', dark, 0.15)) +
    stroke('M20 1090L520 968M1580 1090L1080 968', '#f2d49a', 8, dashes('30 22'))
  )
}

function rugs(canvas: Canvas): string {
  const diamonds = [0, 1, 2, 3].map((i) => `M0 ${14 + i * 72}l40 30l-40 30l-40 -30z`).join('')
  const pattern = canvas.define(path(diamonds, '#f4dfb4') + stroke('M-48 6V294M48 6V294', '#f4dfb4', 5))
  const rug = (x: number, y: number, size: number, colour: string): string =>
    rect(x - 60 * size, y, 120 * size, 316 * size, colour) + pattern(x, y, size)
  return (
    rug(150, 480, 1, '#a8392f') +
    rug(290, 600, 0.62, '#2f6f86') +
    rug(1450, 480, 1, '#2f6f86') +
    rug(1312, 610, 0.6, '#a8392f')
  )
}

const visitors = ({ dark }: Stone): string =>
  shopper(760, 860, 0.62, '#2f6f86', '#3a2a22', dark) +
  shopper(860, 850, 0.58, '#c4704f', '#f4dfb4', dark) +
  shopper(680, 980, 0.95, '#d8a04a', '#5a3a2c', dark) +
  shopper(960, 1010, 1.05, '#3f7a6c', '#2f2420', dark)
