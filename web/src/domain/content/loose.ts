import { DROPPED, ENDS, headingLevel, isBlock, isVoid, canonicalName } from './elements.ts'
import { tokens, type Attributes } from './tokens.ts'

/** An allowed element, nested as it was written; `shape.ts` makes blocks of it. */
export type Loose = {
  name: string
  attributes: Attributes
  inside: (Loose | string)[]
  /** Whether a block is somewhere inside. */
  holdsBlock: boolean
}

/** Deeper elements lose their tags, so that neither we nor React run out of stack. */
const MAX_DEPTH = 24

/**
 * The allowed elements of a document. Other tags are ignored and their contents kept; elements that cannot hold text
 * for readers are left out whole. Open elements end where a browser ends them in all common cases.
 */
export function looseTree(html: string): Loose {
  const root: Loose = { name: 'group', attributes: new Map(), inside: [], holdsBlock: false }
  const openElements = [root]
  let dropped: { name: string; depth: number } | undefined
  for (const token of tokens(html)) {
    if (dropped) {
      if (token.kind === 'text' || token.name !== dropped.name) continue
      if (token.kind === 'open') dropped.depth += token.closed ? 0 : 1
      else dropped.depth -= 1
      if (dropped.depth === 0) dropped = undefined
    } else if (token.kind === 'text') {
      openElements.at(-1)?.inside.push(token.text)
    } else if (token.kind === 'close') {
      closeElement(openElements, token.name)
    } else if (DROPPED.has(token.name)) {
      if (!token.closed) dropped = { name: token.name, depth: 1 }
    } else {
      openElement(openElements, token.name, token.attributes)
    }
  }
  return root
}

function openElement(openElements: Loose[], tagName: string, attributes: Attributes): void {
  const name = canonicalName(tagName)
  if (name === undefined) return
  if (isBlock(name)) endParagraph(openElements)
  const rule = ENDS[name]
  if (rule) endElements(openElements, rule.ended, rule.within)
  if (rule?.within.includes('tr') && HOLDS_ROWS.has(openElements.at(-1)?.name ?? ''))
    openElement(openElements, 'tr', new Map())
  if (openElements.length > MAX_DEPTH) return
  const element: Loose = { name, attributes, inside: [], holdsBlock: false }
  if (isBlock(name)) for (const parent of openElements) parent.holdsBlock = true
  openElements.at(-1)?.inside.push(element)
  if (!isVoid(name)) openElements.push(element)
}

/** A cell directly in one of these begins a row. */
const HOLDS_ROWS = new Set(['table', 'thead', 'tbody', 'tfoot'])

/** A block ends the paragraph or the heading around it, but not one outside a list item or a cell. */
function endParagraph(openElements: Loose[]): void {
  const index = openElements.findLastIndex(({ name }) => isBlock(name))
  const name = openElements[index]?.name ?? ''
  if (name === 'p' || headingLevel(name) > 0) openElements.length = index
}

/** Ends the outermost of the named elements that is open within the boundary, with everything in it. */
function endElements(openElements: Loose[], ended: readonly string[], within: readonly string[]): void {
  const boundary = openElements.findLastIndex(({ name }) => within.includes(name))
  const outermost = openElements.findIndex(({ name }, index) => index > boundary && ended.includes(name))
  if (outermost > 0) openElements.length = outermost
}

/**
 * An end tag ends its element and what is open in it; a cell keeps its table open. Without such an element it is
 * ignored.
 */
function closeElement(openElements: Loose[], tagName: string): void {
  const name = canonicalName(tagName)
  if (name === undefined) return
  const boundary = name === 'table' ? 0 : openElements.findLastIndex((element) => element.name === 'table')
  const index = openElements.findLastIndex((element) => element.name === name || isHeadingPair(element.name, name))
  if (index > 0 && index > boundary) openElements.length = index
}

/** `</h3>` ends an `<h2>`, too. */
const isHeadingPair = (one: string, other: string) => headingLevel(one) > 0 && headingLevel(other) > 0
