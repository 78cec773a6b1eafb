import type { FilterTable } from '../domain/listing/filters.ts'
import { listEntries, type ListCodec, type ListQuery } from '../domain/listing/address.ts'
import { queryText, type QueryEntry } from '../domain/listing/query-text.ts'

/**
 * The query under which search engines know a list: what it is a list of, and its page. A filtered list is the
 * unfiltered one to them, and order, dates and party do not count (decision 33.11).
 */
export function canonicalQuery<Table extends FilterTable, Sort extends string>(
  codec: ListCodec<Table, Sort>,
  { filters, page }: Pick<ListQuery<Table, Sort>, 'filters' | 'page'>,
  subject: readonly QueryEntry[] = [],
): string {
  const filtered = queryText(listEntries(codec, { filters, sort: codec.sorts[0], page: 1 })) !== ''
  return queryText([...subject, ['page', filtered || page === 1 ? '' : page]])
}
