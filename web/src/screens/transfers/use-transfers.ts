import { applyFailSoft } from '../../domain/fail-soft.ts'
import { transferRequest } from '../../domain/transfers/transfer-request.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { useFullList } from '../../parts/listing/full/use-full-list.ts'

/** All vehicles between the places of a search. Without places these are several pages, which are read one by one. */
export function useTransfers(search: TransferSearch) {
  const { first, records, missing } = useFullList('transferList', transferRequest(search))
  const { failure } = applyFailSoft('transferList', first)
  return { records, missing, error: failure, retry: () => void first.mutate() }
}
