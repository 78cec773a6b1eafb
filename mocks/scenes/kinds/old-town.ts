import { type Facade, townHouse } from '../buildings.ts'
import type { Canvas } from '../canvas.ts'
import { cycle } from '../cycle.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom } from '../plants.ts'
import { sky } from '../sky.ts'
import { circle, ellipse, path, place, rect, stroke } from '../svg.ts'

/** A street of old houses that runs down to the sea. */
export function drawOldTown(canvas: Canvas): string {
  return seaView(canvas) + street(canvas) + garland(canvas) + pots(canvas)
}

const PLASTER = ['#fbf1df', '#e7a77f', '#f3d9b0', '#efc9a8', '#dfe3d6', '#f0b9a4'] as const

/** Houses on alternating sides of the street, from far to near; the paving lies in front of the far ones. */
const FAR_HOUSES: readonly Facade[] = [
  { from: [560, 470, 800], to: [640, 520, 760] },
  { from: [1040, 450, 800], to: [960, 505, 760] },
]
const NEAR_HOUSES: readonly Facade[] = [
  { from: [250, 290, 1000], to: [560, 440, 806] },
  { from: [1350, 260, 1000], to: [1040, 440, 806] },
  { from: [-60, 90, 1190], to: [250, 280, 1004] },
  { from: [1660, 60, 1190], to: [1350, 260, 1004] },
]

function seaView(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: 800, sunY: 380, clouds: 2 }) +
    ridge(canvas, 520, 40, { depth: 0.6, base: 640 }) +
    rect(560, 600, 480, 130, canvas.downward(canvas.mood.sea[0], canvas.mood.sea[1])) +
    stroke('M640 640h60M760 664h90M880 630h50', '#fff', 4, { opacity: 0.5 })
  )
}

function street(canvas: Canvas): string {
  const first = Math.floor(canvas.between(0, 6))
  const row = (houses: readonly Facade[], start: number): string =>
    houses.map((house, i) => townHouse(canvas, house, cycle(PLASTER, start + i), i % 2 === 0)).join('')
  return row(FAR_HOUSES, first) + paving(canvas) + row(NEAR_HOUSES, first + FAR_HOUSES.length)
}

function paving(canvas: Canvas): string {
  const lengthwise = 'M700 752L260 1210M760 752L600 1210M840 752L1000 1210M900 752L1340 1210'
  let crosswise = ''
  for (let i = 0; i < 7; i++) {
    const y = 784 + i * i * 9
    const near = (y - 752) / 458
    crosswise += `M${640 - 760 * near} ${y}Q800 ${y + 22 * near + 6} ${960 + 760 * near} ${y}`
  }
  return (
    path('M640 752H960L1720 1210H-120z', canvas.downward(canvas.lit('#e6d3b5'), canvas.shaded('#b99d7c', 0.12))) +
    stroke(crosswise + lengthwise, canvas.shaded('#8d7458', 0.1), 4, { opacity: 0.4 })
  )
}

function garland(canvas: Canvas): string {
  return (
    stroke('M250 330Q520 470 800 400T1350 300', canvas.shaded('#3f6b48', 0.2), 10) +
    bloom(canvas, 420, 420, 120, 46, 18) +
    bloom(canvas, 1180, 396, 130, 46, 18) +
    bloom(canvas, 250, 560, 64, 150, 18) +
    bloom(canvas, 1352, 640, 56, 120, 15, '#e2637e') +
    stroke('M800 408V470', canvas.shaded(COLOURS.ink, 0.1), 4) +
    path('M774 470h52l-10 62h-32z', canvas.lit('#ffe0a0')) +
    circle(800, 506, 90, canvas.radial([0, '#ffe9b0', 0.7], [1, '#ffe9b0', 0]))
  )
}

function pots(canvas: Canvas): string {
  const shrub = ellipse(0, -66, 52, 50, canvas.shaded('#3f7a4a', 0.1))
  const pot = shrub + path('M-34 -40h68l-10 54h-48z', canvas.lit(COLOURS.roof))
  return place(420, 1000, 1.2, pot) + place(1210, 1010, 1.1, pot) + place(330, 1060, 0.9, pot)
}
