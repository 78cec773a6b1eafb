import { readMarkup, type Element } from './markup.ts'
import { readTransform, scaleOf, times, type Matrix } from './matrix.ts'
import type { Line } from './outline.ts'
import { gradientPaint, plainPaint, readColour, type Bounds } from './paint.ts'
import { shapeOf } from './shapes.ts'
import { strokeArea } from './stroke.ts'
import type { Area, Paint, Surface } from './surface.ts'

/** What an element passes on to those inside it. */
interface Pen {
  fill: string
  stroke: string
  width: number
  isRound: boolean
  opacity: number
  matrix: Matrix
  clip: Area
}

/** Most elements that are drawn, each use of a defined one included. */
const MOST = 20_000

/**
 * Draws an SVG into an area of the surface, scaled to cover it, or to fit into it.
 * @throws if the SVG is not a plain illustration
 */
export function drawSvg(surface: Surface, text: string, area: Area, how: 'cover' | 'fit'): void {
  new Drawing(surface, readMarkup(text)).draw(area, how)
}

class Drawing {
  readonly #surface: Surface
  readonly #root: Element
  readonly #named = new Map<string, Element>()
  #count = 0

  constructor(surface: Surface, root: Element) {
    this.#surface = surface
    this.#root = root
    this.#name(root)
  }

  draw(area: Area, how: 'cover' | 'fit'): void {
    const matrix = viewOf(this.#root, area, how)
    const pen = { fill: '#000', stroke: 'none', width: 1, isRound: false, opacity: 1, matrix, clip: area }
    this.#inside(this.#root, withAttributes(this.#root, pen))
  }

  #name(element: Element): void {
    const { id } = element.attributes
    if (id !== undefined) this.#named.set(id, element)
    element.children.forEach((child) => this.#name(child))
  }

  #inside({ children }: Element, pen: Pen): void {
    for (const child of children) this.#element(child, pen)
  }

  #element(element: Element, outer: Pen): void {
    if (++this.#count > MOST) throw new Error('The drawing has too many elements')
    const { name, attributes } = element
    const pen = withAttributes(element, outer)
    if (name === 'g') this.#inside(element, pen)
    else if (name === 'svg') this.#nested(element, pen)
    else if (name === 'use') {
      const used = this.#named.get((attributes['href'] ?? '').slice(1))
      const [x, y] = [Number(attributes['x'] ?? 0), Number(attributes['y'] ?? 0)]
      if (used) this.#element(used, { ...pen, matrix: times(pen.matrix, [1, 0, 0, 1, x, y]) })
    } else {
      const lines = shapeOf(element)
      if (lines) this.#shape(lines, attributes, pen)
    }
  }

  /** An SVG inside another shows a part of its own, and nothing beyond its borders. */
  #nested(element: Element, pen: Pen): void {
    const { x = 0, y = 0, width = 0, height = 0 } = element.attributes
    const [left, top] = [Number(x), Number(y)]
    const box = { left, top, right: left + Number(width), bottom: top + Number(height) }
    const matrix = times(pen.matrix, viewOf(element, box, 'fit'))
    const [a, b, c, d] = boundsOf([moved([box.left, box.top, box.right, box.bottom], pen.matrix)])
    const { clip } = pen
    this.#inside(element, {
      ...pen,
      matrix,
      clip: {
        left: Math.max(clip.left, Math.round(a)),
        top: Math.max(clip.top, Math.round(b)),
        right: Math.min(clip.right, Math.round(c)),
        bottom: Math.min(clip.bottom, Math.round(d)),
      },
    })
  }

  #shape(lines: readonly Line[], attributes: Element['attributes'], pen: Pen): void {
    const { matrix, clip } = pen
    const outlines = lines.map(({ points }) => points)
    const bounds = boundsOf(outlines)
    const fill = this.#paint(pen.fill, bounds, pen)
    const toPixels = (polygons: readonly (readonly number[])[]) => polygons.map((points) => moved(points, matrix))
    if (fill) this.#surface.fill(toPixels(outlines), fill, clip, attributes['fill-rule'] === 'evenodd')
    const stroke = this.#paint(pen.stroke, bounds, pen)
    if (!stroke || !(pen.width * scaleOf(matrix) > 0.05)) return
    const dashes = (attributes['stroke-dasharray'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    this.#surface.fill(toPixels(strokeArea(lines, { ...pen, dashes })), stroke, clip, false)
  }

  #paint(value: string, bounds: Bounds, { opacity, matrix }: Pen): Paint | undefined {
    if (value === 'none') return undefined
    const name = /^url\(#([\w-]+)\)$/.exec(value)?.[1]
    if (name === undefined) return plainPaint(readColour(value), opacity)
    const gradient = this.#named.get(name)
    return gradient && gradientPaint(gradient, bounds, matrix, opacity)
  }
}

/**
 * Opacity is passed on to every shape of a group, which differs from SVG only where shapes of a translucent group
 * overlap.
 */
function withAttributes({ name, attributes }: Element, outer: Pen): Pen {
  const { fill, stroke, opacity, transform } = attributes
  return {
    fill: fill ?? outer.fill,
    stroke: stroke ?? outer.stroke,
    width: Number(attributes['stroke-width'] ?? outer.width),
    isRound: (attributes['stroke-linecap'] ?? (outer.isRound ? 'round' : 'butt')) === 'round',
    opacity: outer.opacity * Number(opacity ?? 1),
    matrix: name === 'svg' ? outer.matrix : times(outer.matrix, readTransform(transform)),
    clip: outer.clip,
  }
}

/** From the coordinates inside an `<svg>` to those around it. */
function viewOf({ attributes }: Element, { left, top, right, bottom }: Area, how: 'cover' | 'fit'): Matrix {
  const view = (attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, width = Number(attributes['width']), height = Number(attributes['height'])] =
    view.length === 4 ? view : []
  if (!(width > 0 && height > 0)) throw new Error('The drawing has no size')
  const [toWidth, toHeight] = [right - left, bottom - top]
  const scale = (how === 'cover' ? Math.max : Math.min)(toWidth / width, toHeight / height)
  const e = left + (toWidth - width * scale) / 2 - x * scale
  const f = top + (toHeight - height * scale) / 2 - y * scale
  return [scale, 0, 0, scale, e, f]
}

function moved(points: readonly number[], [a, b, c, d, e, f]: Matrix): number[] {
  const found: number[] = []
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
    found.push(a * x + c * y + e, b * x + d * y + f)
  }
  return found
}

function boundsOf(outlines: readonly (readonly number[])[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const points of outlines) {
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return [left, top, right, bottom]
}
