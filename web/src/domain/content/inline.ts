import type { Inline, Marked } from './block.ts'
import { linkAddress, pictureAddress } from './addresses.ts'
import { isBlock, markOf } from './elements.ts'
import type { Loose } from './loose.ts'
import type { Attributes } from './tokens.ts'

/** The surroundings of a run of text. */
export type InlineContext = { imageBase: string; inLink: boolean }

/** The text without characters that HTML cannot contain; half of a surrogate pair becomes U+FFFD. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Control}/gu, (sign) => ('\t\n\f\r'.includes(sign) ? sign : ''))
    .replace(/\p{Noncharacter_Code_Point}/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')

/** The language and direction that attributes give to an element, if they are well-formed. */
export function markedOf(attributes: Attributes): Marked {
  const lang = attributes.get('lang')?.trim() ?? ''
  const dir = attributes.get('dir')?.trim().toLowerCase()
  return {
    ...(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(lang) ? { lang } : {}),
    ...(dir === 'ltr' || dir === 'rtl' || dir === 'auto' ? { dir } : {}),
  }
}

/** The texts, marks, links and pictures of some nodes, with their blanks as written. */
export const inlineOf = (nodes: Loose['inside'], context: InlineContext): Inline[] =>
  nodes.flatMap((node) => inlineOfNode(node, context))

function inlineOfNode(node: Loose | string, context: InlineContext): Inline[] {
  if (typeof node === 'string') return [{ kind: 'text', text: cleanText(node) }]
  if (node.name === 'br') return [{ kind: 'break' }]
  if (node.name === 'img') return picture(node.attributes, context.imageBase)
  if (isBlock(node.name)) return [BLANK, ...inlineOf(node.inside, context), BLANK]
  return wrapped(node, context, (inner) => inlineOf(node.inside, inner))
}

const BLANK: Inline = { kind: 'text', text: ' ' }

/**
 * An inline element with its contents. Only the contents stay of an element without meaning and of a link in a link.
 */
export function wrapped(node: Loose, context: InlineContext, contents: (inner: InlineContext) => Inline[]): Inline[] {
  const marked = markedOf(node.attributes)
  const as = markOf(node.name)
  if (as) return [{ kind: 'mark', as, ...marked, inside: contents(context) }]
  const link = node.name === 'a' && !context.inLink ? linkAddress(node.attributes.get('href')) : undefined
  if (link) return [{ kind: 'link', ...link, ...marked, inside: contents({ ...context, inLink: true }) }]
  const inside = contents(context)
  return Object.keys(marked).length > 0 ? [{ kind: 'span', ...marked, inside }] : inside
}

function picture(attributes: Attributes, imageBase: string): Inline[] {
  const src = pictureAddress(attributes.get('src'), imageBase)
  if (src === undefined) return []
  const [width, height] = ['width', 'height'].map((side) => wholeNumber(attributes.get(side), 4000))
  const size = width !== undefined && height !== undefined ? { width, height } : {}
  return [
    {
      kind: 'image',
      src,
      alt: cleanText(attributes.get('alt') ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
      ...size,
    },
  ]
}

/** The value of an attribute, if it is a whole number from 1 to the limit. */
export function wholeNumber(written: string | undefined, limit: number): number | undefined {
  const number = /^\s*\d{1,6}\s*$/.test(written ?? '') ? Number(written) : 0
  return number >= 1 && number <= limit ? number : undefined
}
