/** A point on the canvas, which is 1600 wide and 1200 high; the origin is the upper left corner. */
export type Point = readonly [x: number, y: number]

/** Attributes of an element besides its geometry and colour, written in this order. */
export interface Attributes {
  readonly opacity?: number
  readonly rx?: number
  readonly transform?: string
  readonly 'fill-rule'?: 'evenodd'
  readonly 'stroke-dasharray'?: string
  readonly 'stroke-linecap'?: 'butt'
  readonly 'stroke-linejoin'?: 'round'
}

/** Attributes in the syntax of a tag, each after a space. */
export const attributesText = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** A filled outline. `d` is SVG path data. */
export const path = (d: string, fill: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${attributesText(attributes)}/>`

/** A line with round caps, which the root element sets. */
export const stroke = (d: string, colour: string, width: number, attributes?: Attributes): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${attributesText(attributes)}/>`

/** Attributes of a dashed line; dashes have flat caps. */
export const dashes = (pattern: string, more: Attributes = {}): Attributes => ({
  'stroke-dasharray': pattern,
  ...more,
  'stroke-linecap': 'butt',
})

/** A rectangle with its upper left corner at x, y. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, attributes?: Attributes): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${attributesText(attributes)}/>`

/** An ellipse around x, y with the radii rx and ry. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributesText(attributes)}/>`

/** A circle around x, y with the radius r. */
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Moves and scales a shape drawn around 0, 0. */
export const place = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`

/** Many dots of one colour and radius as a single element. */
export const dots = (points: readonly Point[], radius: number, colour: string, attributes?: Attributes): string =>
  stroke(points.map(([x, y]) => `M${x} ${y}h0`).join(''), colour, radius * 2, attributes)

/** Path data of a disc around x, y. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Path data of a rectangle. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`

/** Path data of an arched window; h is the full height. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`
