import type { Schema } from './schemas.ts'

/** A page of a list with its position. Pages count from 1; a page after the last is empty. */
export function pageOf<T>(
  all: readonly T[],
  currentPage: number,
  pageSize: number,
): { records: T[]; stats: Schema<'Stats'> } {
  const from = (currentPage - 1) * pageSize
  return {
    records: all.slice(from, from + pageSize),
    stats: {
      totalRecord: all.length,
      currentPage,
      pageCount: Math.ceil(all.length / pageSize),
      pageSize,
    },
  }
}
