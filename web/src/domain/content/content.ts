import type { Block, Heading, Inline } from './block.ts'
import { cleanText } from './inline.ts'
import { looseTree } from './loose.ts'
import { newOutline } from './outline.ts'
import { flow } from './shape.ts'

/** Characters that are read: more than five times the longest text that the contract allows. */
const MAX_LENGTH = 100_000

/**
 * Turns HTML from upstream into a tree of allowed elements; everything else is left out (decision 33.9). It uses no
 * parser of the platform, so that server and browser build the same tree. It never throws.
 */
export function contentOf(html: string, { imageBase }: { imageBase: string }): Block[] {
  const { inside } = looseTree(html.slice(0, MAX_LENGTH))
  return flow(inside, { imageBase, inLink: false, outline: newOutline(), marked: {}, wrap: (run) => run })
}

/** Plain text: a blank line separates paragraphs. */
export function plainContent(text: string): Block[] {
  const blocks: Block[] = []
  let inside: Inline[] = []
  for (const line of [...cleanText(text).split('\n'), '']) {
    const words = line.trim()
    if (words !== '')
      inside.push(...(inside.length > 0 ? [{ kind: 'break' } as const] : []), { kind: 'text', text: words })
    else if (inside.length > 0) {
      blocks.push({ kind: 'paragraph', inside })
      inside = []
    }
  }
  return blocks
}

/** The headings for a table of contents; `Content` puts the same ids on them. */
export const contentHeadings = (blocks: readonly Block[]): { id: string; level: Heading['level']; text: string }[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ id: block.id, level: block.level, text: inlineText(block.inside) }] : [],
  )

/** The text of blocks without any markup, in one line. */
export const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ').replace(/\s+/g, ' ').trim()

function blockText(block: Block): string {
  if (block.kind === 'rule') return ''
  if (block.kind === 'code') return block.text
  if (block.kind === 'quote') return textOf(block.blocks)
  if (block.kind === 'list') return block.items.map(({ blocks }) => textOf(blocks)).join(' ')
  if (block.kind === 'terms') {
    return block.entries
      .map((entry) => (entry.kind === 'term' ? inlineText(entry.inside) : textOf(entry.blocks)))
      .join(' ')
  }
  if (block.kind === 'table') {
    const cells = [...block.head, ...block.body].flatMap((row) => row.cells)
    return [inlineText(block.caption), ...cells.map(({ blocks }) => textOf(blocks))].join(' ')
  }
  return inlineText(block.inside)
}

const inlineText = (run: readonly Inline[]): string =>
  run
    .map((inline) =>
      inline.kind === 'text'
        ? inline.text
        : 'inside' in inline
          ? inlineText(inline.inside)
          : inline.kind === 'break'
            ? ' '
            : '',
    )
    .join('')
