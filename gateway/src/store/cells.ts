import { tokenIn } from './token-in.ts'
import { StoreError, type Medium, type TextStep, type Unit } from '../ports/store.ts'

/** Named texts: a `Map` or a browser's `Storage`. */
export interface Cells {
  get(name: string): string | undefined
  set(name: string, text: string): void
  delete(name: string): void
  names(): string[]
}

interface Cell {
  text: string
  created: number
  /** Order of records written in the same millisecond. */
  order: number
  expires: number | null
}

/**
 * Stores records as named texts. Each transaction runs in one synchronous turn, so no other call can interleave, and
 * its writes are visible before the promise settles. `prefix` separates these cells from others in the same storage.
 */
export function cellMedium(cells: Cells, prefix: string): Medium {
  const nameOf = (area: string, key: string) => `${prefix}${area}/${key}`
  let order = 0

  function cellAt(name: string, now: number): Cell | undefined {
    const text = cells.get(name)
    if (text === undefined) return undefined
    const cell = JSON.parse(text) as Cell
    if (cell.expires === null || cell.expires > now) return cell
    cells.delete(name)
    return undefined
  }

  const isAsExpected = ({ area, key, was }: TextStep, now: number) =>
    was === undefined || (cellAt(nameOf(area, key), now)?.text ?? null) === was

  function write({ area, key, becomes, expiresIn }: TextStep, now: number): void {
    const name = nameOf(area, key)
    if (becomes === null) return cells.delete(name)
    if (becomes === undefined) return
    const known = cellAt(name, now)
    const cell: Cell = {
      text: becomes,
      created: known?.created ?? now,
      order: known?.order ?? order++,
      expires: expiresIn === undefined ? (known?.expires ?? null) : now + expiresIn,
    }
    cells.set(name, JSON.stringify(cell))
  }

  /** Restores the previous texts if there is no room for all of the new ones. */
  function writeAll({ steps, now }: Unit): void {
    const before = steps.map(({ area, key }) => nameOf(area, key)).map((name) => [name, cells.get(name)] as const)
    try {
      for (const step of steps) write(step, now)
    } catch {
      for (const [name] of before) cells.delete(name)
      for (const [name, text] of before) if (text !== undefined) cells.set(name, text)
      throw new StoreError('the storage is full')
    }
  }

  return {
    async read(area, key, now) {
      return cellAt(nameOf(area, key), now)?.text
    },
    async follow(area, key, to, now) {
      const named = tokenIn(cellAt(nameOf(area, key), now)?.text)
      return named === undefined ? undefined : cellAt(nameOf(to, named), now)?.text
    },
    async list(area, now) {
      const start = nameOf(area, '')
      return cells
        .names()
        .filter((name) => name.startsWith(start))
        .map((name) => ({ key: name.slice(start.length), cell: cellAt(name, now) }))
        .filter((found): found is { key: string; cell: Cell } => found.cell !== undefined)
        .toSorted((a, b) => a.cell.created - b.cell.created || a.cell.order - b.cell.order)
        .map(({ key, cell }) => ({ key, text: cell.text }))
    },
    async commit(unit) {
      if (!unit.steps.every((step) => isAsExpected(step, unit.now))) return false
      writeAll(unit)
      return true
    },
    async close() {},
  }
}
