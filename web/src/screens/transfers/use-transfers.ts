import { useApi } from '../../api/use-api.ts'
import { softened } from '../../domain/fail-soft.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'
import { transferRequest } from '../../domain/transfers/transfer-request.ts'

/** All vehicles between the places of a search. Without places there is a second page, which the browser requests. */
export function useTransfers(search: TransferSearch) {
  const first = useApi('transferList', transferRequest(search))
  const { data, failure } = softened('transferList', first)
  const isMore = data !== undefined && data.stats.pageCount > 1
  const second = useApi('transferList', isMore ? transferRequest(search, 2) : null)
  const records = data && [...data.records, ...(isMore ? (second.data?.records ?? []) : [])]
  return { records, error: failure, retry: () => void first.mutate() }
}
