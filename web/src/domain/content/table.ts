import type { Block, Cell, Inline, Marked, Row } from './block.ts'
import { wholeNumber, markedOf } from './inline.ts'
import type { Loose } from './loose.ts'

/** How the contents of cells become blocks, and that of a caption a run of text. */
export type Reader = { blocks: (nodes: Loose['inside']) => Block[]; run: (nodes: Loose['inside']) => Inline[] }

type Parts = { caption: Inline[]; head: Row[]; body: Row[]; stray: Block[] }

/** A table as a browser builds it. Content between the cells comes before the table, where a browser also moves it. */
export function tableBlocks({ inside }: Loose, marked: Marked, reader: Reader): Block[] {
  const parts: Parts = { caption: [], head: [], body: [], stray: [] }
  for (const node of inside) addNode(node, 'body', parts, reader)
  const [first] = parts.body
  if (parts.head.length === 0 && parts.body.length > 1 && first?.cells.every(({ heads }) => heads)) {
    parts.head = parts.body.splice(0, 1)
  }
  const { caption, head, body, stray } = parts
  const table: Block = { kind: 'table', ...marked, caption, head: head.map(withColumnHeaders), body }
  return head.length + body.length > 0 ? [...stray, table] : stray
}

/** The header cells of a head row are those of columns. */
const withColumnHeaders = ({ cells }: Row): Row => ({
  cells: cells.map((cell) => (cell.heads ? { ...cell, heads: 'column' } : cell)),
})

function addNode(node: Loose | string, section: 'head' | 'body', parts: Parts, reader: Reader): void {
  if (typeof node === 'string') {
    parts.stray.push(...reader.blocks([node]))
  } else if (node.name === 'caption') {
    if (parts.caption.length === 0) parts.caption = reader.run(node.inside)
  } else if (node.name === 'thead' || node.name === 'tbody' || node.name === 'tfoot') {
    for (const inner of node.inside) addNode(inner, node.name === 'thead' ? 'head' : 'body', parts, reader)
  } else if (node.name === 'tr') {
    const row = rowOf(node, parts, reader)
    if (row.cells.length > 0) parts[section].push(row)
  } else {
    parts.stray.push(...reader.blocks([node]))
  }
}

function rowOf({ inside }: Loose, parts: Parts, reader: Reader): Row {
  const cells: Cell[] = []
  for (const node of inside) {
    if (typeof node !== 'string' && (node.name === 'td' || node.name === 'th'))
      cells.push(cellOf(node, cells.length, reader))
    else parts.stray.push(...reader.blocks([node]))
  }
  return { cells }
}

function cellOf({ name, attributes, inside }: Loose, index: number, reader: Reader): Cell {
  const scope = attributes.get('scope')?.trim().toLowerCase() ?? ''
  const heads = scope.startsWith('row') || (scope === '' && index === 0) ? 'row' : 'column'
  const columns = wholeNumber(attributes.get('colspan'), 20)
  const rows = wholeNumber(attributes.get('rowspan'), 100)
  return {
    ...markedOf(attributes),
    ...(name === 'th' ? { heads } : {}),
    ...(columns !== undefined && columns > 1 ? { columns } : {}),
    ...(rows !== undefined && rows > 1 ? { rows } : {}),
    blocks: reader.blocks(inside),
  }
}
