import type { Block, Cell, Inline, Marked, Row } from './block.ts'
import { count, markedOf } from './inline.ts'
import type { Loose } from './loose.ts'

/** How the contents of cells become blocks, and that of a caption a run of text. */
export type Reader = { blocks: (nodes: Loose['inside']) => Block[]; run: (nodes: Loose['inside']) => Inline[] }

type Parts = { caption: Inline[]; head: Row[]; body: Row[]; stray: Block[] }

/** A table as a browser builds it. Content between the cells comes before the table, where a browser also moves it. */
export function tableBlocks({ inside }: Loose, marked: Marked, read: Reader): Block[] {
  const parts: Parts = { caption: [], head: [], body: [], stray: [] }
  for (const node of inside) add(node, 'body', parts, read)
  const [first] = parts.body
  if (parts.head.length === 0 && parts.body.length > 1 && first?.cells.every(({ heads }) => heads)) {
    parts.head = parts.body.splice(0, 1)
  }
  const { caption, head, body, stray } = parts
  const table: Block = { kind: 'table', ...marked, caption, head: head.map(ofColumns), body }
  return head.length + body.length > 0 ? [...stray, table] : stray
}

/** The header cells of a head row are those of columns. */
const ofColumns = ({ cells }: Row): Row => ({
  cells: cells.map((cell) => (cell.heads ? { ...cell, heads: 'column' } : cell)),
})

function add(node: Loose | string, to: 'head' | 'body', parts: Parts, read: Reader): void {
  if (typeof node === 'string') {
    parts.stray.push(...read.blocks([node]))
  } else if (node.name === 'caption') {
    if (parts.caption.length === 0) parts.caption = read.run(node.inside)
  } else if (node.name === 'thead' || node.name === 'tbody' || node.name === 'tfoot') {
    for (const inner of node.inside) add(inner, node.name === 'thead' ? 'head' : 'body', parts, read)
  } else if (node.name === 'tr') {
    const row = rowOf(node, parts, read)
    if (row.cells.length > 0) parts[to].push(row)
  } else {
    parts.stray.push(...read.blocks([node]))
  }
}

function rowOf({ inside }: Loose, parts: Parts, read: Reader): Row {
  const cells: Cell[] = []
  for (const node of inside) {
    if (typeof node !== 'string' && (node.name === 'td' || node.name === 'th'))
      cells.push(cellOf(node, cells.length, read))
    else parts.stray.push(...read.blocks([node]))
  }
  return { cells }
}

function cellOf({ name, attributes, inside }: Loose, index: number, read: Reader): Cell {
  const scope = attributes.get('scope')?.trim().toLowerCase() ?? ''
  const heads = scope.startsWith('row') || (scope === '' && index === 0) ? 'row' : 'column'
  const columns = count(attributes.get('colspan'), 20)
  const rows = count(attributes.get('rowspan'), 100)
  return {
    ...markedOf(attributes),
    ...(name === 'th' ? { heads } : {}),
    ...(columns !== undefined && columns > 1 ? { columns } : {}),
    ...(rows !== undefined && rows > 1 ? { rows } : {}),
    blocks: read.blocks(inside),
  }
}
