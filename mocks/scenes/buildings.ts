import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { COLOURS } from './palettes.ts'
import { box, path } from './svg.ts'

/** A house front seen along the street: its two upright edges, each with x, top and bottom. */
export interface Facade {
  readonly from: readonly [x: number, top: number, bottom: number]
  readonly to: readonly [x: number, top: number, bottom: number]
}

/** A two-storey house with a wooden bay; the sunny side of the street is lighter. */
export function townHouse(canvas: Canvas, facade: Facade, colour: string, sunny: boolean): string {
  const bayWood = sunny
    ? canvas.lit(mix(COLOURS.wood, '#f0d9b8', 0.35))
    : canvas.shaded(mix(COLOURS.wood, '#f0d9b8', 0.3), 0.2)
  const quad = (u: number, v: number, w: number, h: number): string => quadOn(facade, u, v, w, h)
  const bays = [0.14, 0.42, 0.7]
  const windows = bays.map((u) => quad(u, 0.14, 0.16, 0.17)).join('')
  const shutters = bays.map((u) => quad(u - 0.05, 0.14, 0.05, 0.17) + quad(u + 0.16, 0.14, 0.05, 0.17)).join('')
  return (
    path(quad(0, 0, 1, 1), sunny ? canvas.lit(colour) : canvas.shaded(colour, 0.2)) +
    path(quad(-0.03, -0.03, 1.06, 0.05), canvas.lit(COLOURS.roof)) +
    path(quad(0.08, 0.1, 0.84, 0.32), bayWood) +
    path(windows, canvas.shaded('#33505f', 0.3)) +
    path(shutters, canvas.shaded('#4f7f78', 0.15)) +
    path(quad(0.08, 0.42, 0.84, 0.025), canvas.shaded(COLOURS.wood, 0.3)) +
    path(quad(0.36, 0.6, 0.24, 0.4), canvas.shaded('#6a4330', 0.2)) +
    path(quad(0.1, 0.62, 0.16, 0.16) + quad(0.7, 0.62, 0.16, 0.16), canvas.shaded('#33505f', 0.2))
  )
}

/** A rectangle on the front, in shares of its width and height, as it looks in perspective. */
function quadOn({ from, to }: Facade, u: number, v: number, w: number, h: number): string {
  const corner = (across: number, down: number): string => {
    const x = from[0] + (to[0] - from[0]) * across
    const top = from[1] + (to[1] - from[1]) * across
    const bottom = from[2] + (to[2] - from[2]) * across
    return `${x} ${top + (bottom - top) * down}`
  }
  return `M${corner(u, v)}L${corner(u + w, v)}L${corner(u + w, v + h)}L${corner(u, v + h)}z`
}

/** Path data of a minaret of height h on x, y; width 1 is 34 at its balconies. */
export function minaret(x: number, y: number, h: number, width = 1): string {
  const shaft = box(x - 9 * width, y - h, 18 * width, h)
  const balconies = box(x - 17 * width, y - h * 0.62, 34 * width, 9) + box(x - 16 * width, y - h * 0.86, 32 * width, 8)
  return `${shaft}${balconies}M${x - 10 * width} ${y - h}L${x} ${y - h - 74 * width}L${x + 10 * width} ${y - h}z`
}

/** Path data of a dome of radius r that stands on x, y, with its finial. */
export const dome = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r * 0.92} 0 0 1 ${2 * r} 0zM${x - 2} ${y - r * 0.9}h4v${-r * 0.26}h-4z`
