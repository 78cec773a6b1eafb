/** An element of a drawing. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
}

/** The elements that are drawn or drawn with. */
const KNOWN = new Set(
  'svg defs g use path rect circle ellipse linearGradient radialGradient stop title desc metadata'.split(' '),
)

/** Attributes that would change the picture, and that are not drawn. */
const UNDRAWN = ['style', 'class', 'filter', 'mask', 'clip-path', 'gradientTransform', 'gradientUnits']

const LONGEST = 200_000
const DEEPEST = 24

/**
 * Reads the part of SVG that plain illustrations use: shapes, groups, gradients. Throws an error for anything else,
 * because half a picture is worse than none: text, other images, filters, masks and style sheets.
 */
export function readMarkup(text: string): Element {
  if (text.length > LONGEST) throw new Error('The drawing is too long')
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [tag] of text.matchAll(/<[^<>]*>/g)) {
    if (tag.startsWith('<?') || tag.startsWith('<!')) continue
    if (tag.startsWith('</')) {
      if (open.length > 1) open.pop()
      continue
    }
    const element = elementOf(tag)
    open.at(-1)?.children.push(element)
    if (!tag.endsWith('/>')) open.push(element)
    if (open.length > DEEPEST) throw new Error('The drawing is too deep')
  }
  const [svg] = root.children
  if (svg?.name !== 'svg') throw new Error('The drawing is no SVG')
  return svg
}

function elementOf(tag: string): Element {
  const name = /^<([A-Za-z]+)/.exec(tag)?.[1] ?? ''
  if (!KNOWN.has(name)) throw new Error(`The element ${name} is not drawn`)
  const attributes = Object.fromEntries(
    Array.from(tag.matchAll(/\s([\w:-]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  )
  const undrawn = UNDRAWN.find((key) => key in attributes)
  if (undrawn !== undefined) throw new Error(`The attribute ${undrawn} is not drawn`)
  return { name, attributes, children: [] }
}
