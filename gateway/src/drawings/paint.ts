import type { Element } from './markup.ts'
import { inverse, times, type Matrix } from './matrix.ts'
import type { Paint } from './surface.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A box around a shape, in its own coordinates. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number]

const STEPS = 255

/** Reads `#rgb` and `#rrggbb`. Other notations are an error. */
export function readColour(text: string): Colour {
  const long = /^#[0-9a-f]{3}$/i.test(text) ? text.replace(/[0-9a-f]/gi, '$&$&') : text
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error('Only colours in hexadecimal notation are drawn')
  const value = Number.parseInt(long.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function plainPaint([red, green, blue]: Colour, opacity: number): Paint {
  return (_x, _y, into) => {
    into[0] = red
    into[1] = green
    into[2] = blue
    into[3] = opacity
  }
}

/**
 * The colours of a gradient over the box around a shape.
 * @param matrix from the shape's coordinates to pixels
 * @returns undefined if the box has no area: then nothing is painted
 */
export function gradientPaint(gradient: Element, bounds: Bounds, matrix: Matrix, opacity: number): Paint | undefined {
  const [left, top, right, bottom] = bounds
  const back = inverse(times(matrix, [right - left, 0, 0, bottom - top, left, top]))
  if (back === undefined) return undefined
  const [a, b, c, d, e, f] = back
  const table = tableOf(gradient)
  const along = gradient.name === 'linearGradient' ? linear(gradient) : radial(gradient)
  return (x, y, into) => {
    const [px, py] = [x + 0.5, y + 0.5]
    const share = along(a * px + c * py + e, b * px + d * py + f)
    const at = Math.round(Math.min(1, Math.max(0, share)) * STEPS) * 4
    into[0] = table[at] ?? 0
    into[1] = table[at + 1] ?? 0
    into[2] = table[at + 2] ?? 0
    into[3] = (table[at + 3] ?? 0) * opacity
  }
}

const numberOf = ({ attributes }: Element, name: string, otherwise: number) => Number(attributes[name] ?? otherwise)

function linear(gradient: Element): (x: number, y: number) => number {
  const [x1, y1] = [numberOf(gradient, 'x1', 0), numberOf(gradient, 'y1', 0)]
  const [dx, dy] = [numberOf(gradient, 'x2', 1) - x1, numberOf(gradient, 'y2', 0) - y1]
  const square = dx * dx + dy * dy
  return (x, y) => (square === 0 ? 1 : ((x - x1) * dx + (y - y1) * dy) / square)
}

function radial(gradient: Element): (x: number, y: number) => number {
  const [cx, cy, r] = [numberOf(gradient, 'cx', 0.5), numberOf(gradient, 'cy', 0.5), numberOf(gradient, 'r', 0.5)]
  return (x, y) => (r === 0 ? 1 : Math.hypot(x - cx, y - cy) / r)
}

/** Red, green, blue and opacity at equal steps along the gradient. */
function tableOf({ children }: Element): Float64Array {
  const stops = children.map(({ attributes }) => ({
    at: Number(attributes['offset'] ?? 0),
    colour: [...readColour(attributes['stop-color'] ?? '#000'), Number(attributes['stop-opacity'] ?? 1)],
  }))
  const table = new Float64Array((STEPS + 1) * 4)
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS
    const next = stops.findIndex(({ at }) => at >= share)
    const high = stops[next] ?? stops.at(-1)
    const low = next > 0 ? stops[next - 1] : high
    if (high === undefined || low === undefined) continue
    const part = high.at === low.at ? 0 : Math.min(1, Math.max(0, (share - low.at) / (high.at - low.at)))
    for (let channel = 0; channel < 4; channel++) {
      const from = low.colour[channel] ?? 0
      table[step * 4 + channel] = from + ((high.colour[channel] ?? 0) - from) * part
    }
  }
  return table
}
