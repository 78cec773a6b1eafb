import { mismatchOf, priceOf, type ListedTransfer } from './ride.ts'
import type { TransferSearch } from './transfer-search.ts'

/** The cheapest suitable vehicle on the same route, to suggest instead. */
export function nextFitting<Record extends ListedTransfer>(
  records: readonly Record[],
  { from, to }: ListedTransfer,
  search: TransferSearch,
): Record | undefined {
  const fitting = records.filter(
    (record) => record.from.id === from.id && record.to.id === to.id && !mismatchOf(record, search),
  )
  return fitting.toSorted((a, b) => (priceOf(a, search)?.value ?? 0) - (priceOf(b, search)?.value ?? 0))[0]
}
