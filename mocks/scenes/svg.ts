/** A place on the canvas, 1600 wide and 1200 high, from the upper left corner. */
export type Point = readonly [x: number, y: number]

/** What an element may carry besides its geometry and its colour. Written in the order given. */
export interface Attributes {
  readonly opacity?: number
  readonly rx?: number
  readonly transform?: string
  readonly 'fill-rule'?: 'evenodd'
  readonly 'stroke-dasharray'?: string
  readonly 'stroke-linecap'?: 'butt'
  readonly 'stroke-linejoin'?: 'round'
}

/** Attributes as they stand inside a tag, each after a blank. */
export const written = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** A filled outline. `d` is SVG path data. */
export const path = (d: string, fill: string, attributes?: Attributes): string =>
  `<path d="${d}" fill="${fill}"${written(attributes)}/>`

/** A line with round ends: the root element sets the caps. */
export const stroke = (d: string, colour: string, width: number, attributes?: Attributes): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${written(attributes)}/>`

/** The attributes of a dashed line, whose dashes opt out of the round ends. */
export const dashes = (pattern: string, more: Attributes = {}): Attributes => ({
  'stroke-dasharray': pattern,
  ...more,
  'stroke-linecap': 'butt',
})

/** A rectangle with its upper left corner at x, y. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, attributes?: Attributes): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${written(attributes)}/>`

/** An ellipse around x, y with the radii rx and ry. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes?: Attributes): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${written(attributes)}/>`

/** A circle around x, y with the radius r. */
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** Puts a thing drawn around 0, 0 somewhere else, at another size. */
export const place = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`

/** Many round spots of one colour and radius as a single element. */
export const dots = (points: readonly Point[], radius: number, colour: string, attributes?: Attributes): string =>
  stroke(points.map(([x, y]) => `M${x} ${y}h0`).join(''), colour, radius * 2, attributes)

/** Path data of a disc around x, y. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Path data of a rectangle. */
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`

/** Path data of a window with a round top; h is the whole height. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`
