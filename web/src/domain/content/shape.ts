import type { Block, Inline, Item, Letters, Marked } from './block.ts'
import { paragraphsOf, tidy } from './blanks.ts'
import { headingLevel, isBlock } from './elements.ts'
import { cleanText, wholeNumber, inlineOf, markedOf, wrapped, type InlineContext } from './inline.ts'
import type { Loose } from './loose.ts'
import type { Outline } from './outline.ts'
import { tableBlocks, type Reader } from './table.ts'

export type FlowContext = InlineContext & {
  /** Absent inside lists, tables and quotes: headings there are bold paragraphs. */
  outline?: Outline
  /** The language and direction that the groups around it are marked with. */
  marked: Marked
  /** Puts a run of text into the inline elements around it. */
  wrap: (run: Inline[]) => Inline[]
}

/**
 * The blocks of nodes, in order; text between blocks becomes paragraphs. It turns the loosely nested elements of
 * `loose.ts` into the strict tree of `block.ts`.
 */
export function flow(nodes: Loose['inside'], context: FlowContext): Block[] {
  const blocks: Block[] = []
  let run: Inline[] = []
  const endRun = () => {
    blocks.push(...paragraphs(run, context))
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !(isBlock(node.name) || node.holdsBlock)) {
      run.push(...inlineOf([node], context))
    } else {
      endRun()
      blocks.push(...blocksOf(node, context))
    }
  }
  endRun()
  return blocks
}

const paragraphs = (run: Inline[], { marked, wrap }: FlowContext): Block[] =>
  paragraphsOf(run).map((inside) => ({ kind: 'paragraph', ...marked, inside: wrap(inside) }))

/** The place inside an item, a cell or a quote, which has its own language and no headings. */
const nestedContext = ({ imageBase, inLink, wrap }: FlowContext): FlowContext => ({
  imageBase,
  inLink,
  wrap,
  marked: {},
})

function blocksOf(node: Loose, context: FlowContext): Block[] {
  const { name, attributes, inside } = node
  const marked = { ...context.marked, ...markedOf(attributes) }
  if (!isBlock(name)) return flow(inside, contextInside(node, context))
  if (headingLevel(name) > 0) return heading(node, { ...context, marked })
  if (name === 'ul' || name === 'ol') return list(node, marked, context)
  if (name === 'dl') return terms(node, marked, context)
  if (name === 'table') return tableBlocks(node, marked, readerOf(nestedContext(context)))
  if (name === 'hr') return [{ kind: 'rule' }]
  if (name === 'pre') return code(node, marked)
  if (name === 'blockquote') {
    const blocks = flow(inside, nestedContext(context))
    return blocks.length > 0 ? [{ kind: 'quote', ...marked, blocks }] : []
  }
  return flow(inside, { ...context, marked })
}

const readerOf = (context: FlowContext): Reader => ({
  blocks: (nodes) => flow(nodes, context),
  run: (nodes) => context.wrap(tidy(inlineOf(nodes, context))),
})

/** The place inside an inline element that has blocks in it: each of these blocks repeats the element. */
function contextInside(node: Loose, context: FlowContext): FlowContext {
  let inLink = context.inLink
  wrapped(node, context, (inner) => {
    inLink = inner.inLink
    return []
  })
  return { ...context, inLink, wrap: (run) => context.wrap(wrapped(node, context, () => run)) }
}

function heading({ name, inside }: Loose, { outline, marked, wrap, ...context }: FlowContext): Block[] {
  const run = tidy(inlineOf(inside, context))
  if (run.length === 0) return []
  if (outline) return [{ kind: 'heading', ...outline(headingLevel(name)), ...marked, inside: wrap(run) }]
  return [{ kind: 'paragraph', ...marked, inside: [{ kind: 'mark', as: 'strong', inside: wrap(run) }] }]
}

const LETTERS: readonly Letters[] = ['a', 'A', 'i', 'I']

function list({ name, attributes, inside }: Loose, marked: Marked, context: FlowContext): Block[] {
  const items: Item[] = []
  for (const node of inside) {
    const isItem = typeof node !== 'string' && node.name === 'li'
    const blocks = isItem ? flow(node.inside, nestedContext(context)) : flow([node], nestedContext(context))
    const last = items.at(-1)
    // Old editors wrote a nested list behind its item instead of inside it.
    if (last && blocks[0]?.kind === 'list' && !isItem) last.blocks.push(...blocks)
    else if (blocks.length > 0) items.push({ ...(isItem ? markedOf(node.attributes) : {}), blocks })
  }
  if (items.length === 0) return []
  const start = name === 'ol' ? wholeNumber(attributes.get('start'), 9999) : undefined
  const letters = name === 'ol' ? LETTERS.find((letter) => letter === attributes.get('type')) : undefined
  return [
    {
      kind: 'list',
      ordered: name === 'ol',
      ...(start === undefined ? {} : { start }),
      ...(letters === undefined ? {} : { letters }),
      ...marked,
      items,
    },
  ]
}

function terms(node: Loose, marked: Marked, context: FlowContext): Block[] {
  const entries = entriesOf(node.inside, nestedContext(context))
  return entries.length > 0 ? [{ kind: 'terms', ...marked, entries }] : []
}

type Entries = Extract<Block, { kind: 'terms' }>['entries']

function entriesOf(nodes: Loose['inside'], context: FlowContext): Entries {
  return nodes.flatMap((node): Entries => {
    if (typeof node !== 'string' && node.name === 'group') return entriesOf(node.inside, context)
    if (typeof node !== 'string' && node.name === 'dt') {
      const run = tidy(inlineOf(node.inside, context))
      return run.length > 0 ? [{ kind: 'term', ...markedOf(node.attributes), inside: context.wrap(run) }] : []
    }
    const isDescription = typeof node !== 'string' && node.name === 'dd'
    const blocks = flow(isDescription ? node.inside : [node], context)
    return blocks.length > 0
      ? [{ kind: 'description', ...(isDescription ? markedOf(node.attributes) : {}), blocks }]
      : []
  })
}

function code(node: Loose, marked: Marked): Block[] {
  const text = cleanText(verbatim(node).replace(/\r\n?/g, '\n')).replace(/^\n/, '').trimEnd()
  return text.trim() === '' ? [] : [{ kind: 'code', ...marked, text }]
}

const verbatim = (node: Loose | string): string =>
  typeof node === 'string' ? node : node.name === 'br' ? '\n' : node.inside.map(verbatim).join('')
