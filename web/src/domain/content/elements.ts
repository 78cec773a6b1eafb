import type { Mark } from './block.ts'

const words = (names: string) => names.split(' ')

/** Elements with contents that are not HTML: the tokenizer skips them up to their end tag, as a browser does. */
export const RAW_TEXT = new Set(words('script style textarea title xmp iframe noembed noframes noscript plaintext'))

/** Elements that are left out with everything inside. */
export const DROPPED = new Set(
  words('svg math template object applet video audio canvas map frameset button select datalist'),
)

/** Elements that end a paragraph but are no blocks of their own; their contents stay. */
const GROUPS = [
  ...words('div section article main aside header footer nav address figure figcaption'),
  ...words('form fieldset legend center details summary hgroup dialog search'),
]

const HEADINGS = words('h1 h2 h3 h4 h5 h6')

/** The blocks that the tree knows. Every other name means a group or nothing. */
const BLOCKS = [
  ...words('p ul ol li dl dt dd blockquote pre hr'),
  ...words('table caption thead tbody tfoot tr td th'),
  ...HEADINGS,
]

const ALIASES = new Map([
  ...GROUPS.map((name) => [name, 'group'] as const),
  ...Object.entries({ menu: 'ul', dir: 'ul', listing: 'pre', b: 'strong', i: 'em', cite: 'em', dfn: 'em', var: 'em' }),
  ...Object.entries({ strike: 's', del: 's', kbd: 'code', samp: 'code', tt: 'code', bdi: 'span', bdo: 'span' }),
])

const MARKS = new Set<Mark>(['strong', 'em', 's', 'small', 'sub', 'sup', 'code', 'q', 'mark'])

const isMark = (name: string): name is Mark => MARKS.has(name as Mark)

/** The kind of a mark in the tree; undefined for any other element. */
export const markOf = (name: string): Mark | undefined => (isMark(name) ? name : undefined)

const BLOCK_NAMES = new Set([...BLOCKS, 'group'])
const INLINE_NAMES = new Set<string>([...MARKS, 'a', 'span', 'br', 'img'])

export const isBlock = (name: string) => BLOCK_NAMES.has(name)

export const isVoid = (name: string) => name === 'br' || name === 'img' || name === 'hr'

/** The level of a heading, 1 to 6; 0 for any other element. */
export const headingLevel = (name: string): number => (HEADINGS.includes(name) ? Number(name.slice(1)) : 0)

/** The name under which an element is kept; undefined for one whose tags are ignored. */
export function canonicalName(name: string): string | undefined {
  const canonical = ALIASES.get(name) ?? name
  return BLOCK_NAMES.has(canonical) || INLINE_NAMES.has(canonical) ? canonical : undefined
}

/** The open elements that a start tag ends, up to the nearest boundary: `<li>` ends the `li` before it in its list. */
export const ENDS: Readonly<Record<string, { ended: readonly string[]; within: readonly string[] }>> = {
  li: { ended: ['li'], within: ['ul', 'ol', 'td', 'th'] },
  dt: { ended: ['dt', 'dd'], within: ['dl', 'td', 'th'] },
  dd: { ended: ['dt', 'dd'], within: ['dl', 'td', 'th'] },
  td: { ended: ['td', 'th', 'caption'], within: ['tr', 'table'] },
  th: { ended: ['td', 'th', 'caption'], within: ['tr', 'table'] },
  tr: { ended: ['tr', 'caption'], within: ['table'] },
  thead: { ended: ['thead', 'tbody', 'tfoot', 'tr', 'caption'], within: ['table'] },
  tbody: { ended: ['thead', 'tbody', 'tfoot', 'tr', 'caption'], within: ['table'] },
  tfoot: { ended: ['thead', 'tbody', 'tfoot', 'tr', 'caption'], within: ['table'] },
  caption: { ended: ['caption'], within: ['table'] },
  a: { ended: ['a'], within: ['td', 'th'] },
}
