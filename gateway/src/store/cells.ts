import { StoreError, type Area, type Store } from '../ports/store.ts'
import { PROBE } from './probe.ts'
import type { Records } from '../ports/records.ts'

/** Named texts; a `Map` and a browser's `Storage` can both be one. */
export interface Cells {
  get(name: string): string | undefined
  set(name: string, text: string): void
  delete(name: string): void
  names(): string[]
}

interface Cell {
  record: unknown
  created: number
  /** Order among records of the same millisecond. */
  order: number
  expires: number | null
}

/**
 * The store over named texts. Every operation does its work in one synchronous turn, so that nothing comes between the
 * reading and the writing of an update; what is written is there before the promise settles.
 * `prefix` sets its cells apart from others in the same storage; `now` in epoch milliseconds.
 */
export function storeOver(cells: Cells, prefix: string, now: () => number): Store {
  const nameOf = (area: Area, key: string) => `${prefix}${area}/${key}`
  let order = 0

  function cellAt(name: string): Cell | undefined {
    const text = cells.get(name)
    if (text === undefined) return undefined
    const cell = JSON.parse(text) as Cell
    if (cell.expires === null || cell.expires > now()) return cell
    cells.delete(name)
    return undefined
  }

  function write(name: string, record: unknown, known: Cell | undefined, expiresAt: number | undefined) {
    const expires = expiresAt ?? known?.expires ?? null
    const cell: Cell = { record, created: known?.created ?? now(), order: known?.order ?? order++, expires }
    try {
      cells.set(name, JSON.stringify(cell))
    } catch {
      throw new StoreError('the storage is full')
    }
  }

  return {
    async read<A extends Area>(area: A, key: string) {
      return cellAt(nameOf(area, key))?.record as Records[A] | undefined
    },
    async insert(area, key, record, expiresAt) {
      const name = nameOf(area, key)
      if (cellAt(name)) return false
      write(name, record, undefined, expiresAt)
      return true
    },
    async update<A extends Area>(
      area: A,
      key: string,
      change: (current: Records[A] | undefined) => Records[A] | undefined,
      expiresAt?: number,
    ) {
      const name = nameOf(area, key)
      const known = cellAt(name)
      const next = change(known?.record as Records[A] | undefined)
      if (next === undefined) return cellAt(name)?.record as Records[A] | undefined
      write(name, next, known, expiresAt)
      return JSON.parse(JSON.stringify(next)) as Records[A]
    },
    async remove(area, key) {
      const name = nameOf(area, key)
      const wasThere = cellAt(name) !== undefined
      cells.delete(name)
      return wasThere
    },
    async list<A extends Area>(area: A) {
      const start = nameOf(area, '')
      return cells
        .names()
        .filter((name) => name.startsWith(start))
        .map((name) => ({ key: name.slice(start.length), cell: cellAt(name) }))
        .filter((found): found is { key: string; cell: Cell } => found.cell !== undefined)
        .toSorted((a, b) => a.cell.created - b.cell.created || a.cell.order - b.cell.order)
        .map(({ key, cell }) => ({ key, record: cell.record as Records[A] }))
    },
    async check() {
      write(nameOf('probes', 'write'), PROBE, undefined, undefined)
    },
    async close() {},
  }
}
