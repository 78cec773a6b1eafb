import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { bloom } from '../plants.ts'
import { arch, ellipse, path, place, type Point, rect, stroke } from '../svg.ts'

/** A Turkish bath: the vault, the niches and the warm stone. */
export function drawSpa(canvas: Canvas): string {
  const stone = { light: mix('#e9dcc6', canvas.mood.haze, 0.3), dark: mix('#8d7b66', canvas.mood.shade, 0.35) }
  return (
    vault(canvas, stone) +
    niches(canvas, stone) +
    tiles(stone) +
    basins(canvas, stone) +
    floor(canvas, stone) +
    slab(canvas, stone) +
    rays(canvas) +
    towels(canvas, stone) +
    STEAM.map(([x, y]) => ellipse(x, y, 330, 110, '#fff', { opacity: 0.1 })).join('')
  )
}

/** The lightest and the darkest tone of the bath's stone. */
interface Stone {
  readonly light: string
  readonly dark: string
}

const STARS: readonly Point[] = [
  [800, 90],
  [640, 150],
  [960, 150],
  [500, 100],
  [1100, 100],
  [720, 250],
  [880, 250],
  [560, 262],
  [1040, 262],
  [420, 220],
  [1180, 220],
]
const BASINS: readonly Point[] = [
  [210, 760],
  [585, 750],
  [1015, 750],
  [1390, 760],
]
const STEAM: readonly Point[] = [
  [300, 640],
  [820, 560],
  [1260, 660],
]

function vault(canvas: Canvas, { light, dark }: Stone): string {
  const gloom = canvas.downward(mix(dark, canvas.mood.shade, 0.2), [0.5, mix(light, dark, 0.3)], light)
  const out =
    rect(0, 0, 1600, 1200, gloom) +
    ellipse(800, 120, 900, 420, canvas.downward(mix(dark, canvas.mood.shade, 0.35), mix(light, dark, 0.42))) +
    ellipse(800, 60, 700, 300, canvas.downward(mix(dark, canvas.mood.shade, 0.5), mix(light, dark, 0.55)))
  return out + path(STARS.map(star).join(''), '#fff8e0')
}

const star = ([x, y]: Point): string =>
  `M${x} ${y - 22}L${x + 6} ${y - 6}L${x + 22} ${y}L${x + 6} ${y + 6}` +
  `L${x} ${y + 22}L${x - 6} ${y + 6}L${x - 22} ${y}L${x - 6} ${y - 6}z`

function niches(canvas: Canvas, { light, dark }: Stone): string {
  const niche = (x: number, w: number, y: number, h: number): string =>
    path(arch(x, y, w, h), mix(light, dark, 0.5)) +
    path(arch(x + 22, y + 26, w - 44, h - 26), canvas.downward(mix(dark, '#2f7f86', 0.35), mix(light, dark, 0.35))) +
    stroke(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}`, mix(light, '#ffffff', 0.45), 14)
  return niche(60, 300, 430, 470) + niche(1240, 300, 430, 470) + niche(420, 330, 400, 470) + niche(850, 330, 400, 470)
}

function tiles({ light }: Stone): string {
  let tile = ''
  for (let i = 0; i < 32; i++) tile += `M${i * 50} 868l25 -25l25 25l-25 25z`
  return (
    rect(0, 838, 1600, 60, '#2c7f88') +
    path(tile, mix('#e8c877', light, 0.2)) +
    rect(0, 832, 1600, 8, mix(light, '#fff', 0.5)) +
    rect(0, 896, 1600, 8, mix(light, '#fff', 0.5))
  )
}

function basins(canvas: Canvas, { light, dark }: Stone): string {
  return BASINS.map(
    ([x, y]) =>
      path(`M${x - 62} ${y}h124q-6 56 -62 58q-56 -2 -62 -58z`, canvas.downward('#ffffff', mix(light, dark, 0.35))) +
      stroke(`M${x} ${y - 60}v28q0 12 18 12`, '#c98a45', 11) +
      stroke(`M${x + 18} ${y - 18}V${y}`, '#e8f6f6', 5),
  ).join('')
}

function floor(canvas: Canvas, { light, dark }: Stone): string {
  const out = rect(0, 904, 1600, 300, canvas.downward(mix(light, '#fff', 0.25), mix(light, dark, 0.32)))
  let joints = ''
  for (let i = -6; i < 15; i++) joints += `M${800 + (i - 4.5) * 90} 904L${800 + (i - 4.5) * 280} 1200`
  return out + stroke(joints + 'M0 960h1600M0 1050h1600', mix(light, dark, 0.5), 3, { opacity: 0.4 })
}

function slab(canvas: Canvas, { light, dark }: Stone): string {
  return (
    path('M400 960L560 890H1040L1200 960L1040 1040H560z', canvas.across('#ffffff', mix(light, '#fff', 0.25))) +
    path(
      'M400 960L560 1040H1040L1200 960V1030L1040 1114H560L400 1030z',
      canvas.across(mix(light, dark, 0.18), mix(light, dark, 0.4)),
    ) +
    stroke('M500 962L600 918H1000L1100 962L1000 1010H600z', mix(light, dark, 0.3), 4)
  )
}

function rays(canvas: Canvas): string {
  const ray = canvas.downward(['0', '#fff6d8', 0.75], [1, '#fff6d8', 0])
  const d = 'M780 90L820 90L1010 1000H640zM940 150L980 150L1240 940H1010zM620 150L660 150L560 940H360z'
  return path(d, ray, { opacity: 0.7 })
}

function towels(canvas: Canvas, { light }: Stone): string {
  const bowl =
    path('M-62 -40h124q0 56 -62 58q-62 -2 -62 -58z', canvas.across('#e8a866', '#a8622f')) +
    ellipse(0, -40, 62, 13, '#7d431e')
  return (
    rect(620, 918, 150, 26, '#fffdf6', { rx: 12 }) +
    rect(626, 894, 138, 26, mix('#d98f73', light, 0.1), { rx: 12 }) +
    rect(634, 872, 122, 24, '#fffdf6', { rx: 12 }) +
    place(930, 930, 1, bowl) +
    bloom(canvas, 850, 945, 22, 8, 7, '#fff1e2')
  )
}
