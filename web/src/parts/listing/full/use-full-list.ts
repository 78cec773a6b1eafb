import { useState } from 'react'
import useSWR from 'swr'
import { call } from '../../../api/client.ts'
import { useApi } from '../../../api/use-api.ts'
import type { Input } from '../../../api/operations.ts'
import type { ListEntry, ListId, ListKey, ListPage, Missing } from './lists.ts'

/**
 * A list whose first page is shown at once. The browser reads the later pages, and adds them in one step when all have
 * arrived (decision 36.14). `missing` is set until then.
 */
export function useFullList<Id extends ListId>(id: Id, input: Input<Id>) {
  const [requests, setRequests] = useState(0)
  const first = useApi(id, input)
  const page = first.data as ListPage<Id> | undefined
  const firstOfSeveral = page && page.stats.pageCount > 1 ? page : undefined
  const { data: full, error } = useSWR<ListEntry[] | undefined, unknown>(
    firstOfSeveral && [id, input, requests],
    (key: ListKey) => import('./full-list.ts').then((code) => code.fullList(call, key, firstOfSeveral)),
  )
  const missing: Missing | undefined =
    firstOfSeveral && !full
      ? { page: firstOfSeveral, load: error ? () => setRequests(requests + 1) : undefined }
      : undefined
  return { first, records: (full as ListEntry<Id>[] | undefined) ?? page?.records, missing }
}
