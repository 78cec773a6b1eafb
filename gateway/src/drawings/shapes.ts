import type { Element } from './markup.ts'
import { linesOf, type Line } from './outline.ts'

/** The outline of a shape, or undefined for what is not one. */
export function shapeOf({ name, attributes }: Element): Line[] | undefined {
  const of = (key: string) => Number(attributes[key] ?? 0)
  if (name === 'path') return linesOf(attributes['d'] ?? '')
  if (name === 'circle') return ellipse(of('cx'), of('cy'), of('r'), of('r'))
  if (name === 'ellipse') return ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
  return name === 'rect' ? rectangle(of('x'), of('y'), of('width'), of('height'), of('rx')) : undefined
}

const ellipse = (x: number, y: number, rx: number, ry: number): Line[] =>
  linesOf(`M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`)

/** A rectangle with round corners. */
export function rectangle(x: number, y: number, w: number, h: number, radius: number): Line[] {
  const r = Math.min(radius, w / 2, h / 2)
  if (!(r > 0)) return [{ points: [x, y, x + w, y, x + w, y + h, x, y + h], isClosed: true }]
  const corner = `A${r} ${r} 0 0 1 `
  return linesOf(
    `M${x + r} ${y}H${x + w - r}${corner}${x + w} ${y + r}V${y + h - r}${corner}${x + w - r} ${y + h}H${x + r}${corner}${x} ${y + h - r}V${y + r}${corner}${x + r} ${y}Z`,
  )
}
