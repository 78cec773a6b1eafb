import type { FilterTable } from '../domain/listing/filters.ts'
import { listEntries, PAGE_SIZE, type ListCodec, type ListQuery } from '../domain/listing/address.ts'
import { queryText, type QueryEntry } from '../domain/listing/query-text.ts'

/**
 * The query under which search engines know a list: its subject, such as a place, and its page. A filtered list counts
 * as the unfiltered one, and order, dates and party do not count (decision 33.11). A page after the end counts as the
 * first.
 * @param count how many entries the page was rendered from; undefined if they could not be read
 */
export function canonicalQuery<Table extends FilterTable, Sort extends string>(
  codec: ListCodec<Table, Sort>,
  { filters, page }: Pick<ListQuery<Table, Sort>, 'filters' | 'page'>,
  count: number | undefined,
  subject: readonly QueryEntry[] = [],
): string {
  const filtered = queryText(listEntries(codec, { filters, sort: codec.sorts[0], page: 1 })) !== ''
  const isBeyond = count !== undefined && (page - 1) * PAGE_SIZE >= count
  return queryText([...subject, ['page', filtered || isBeyond || page === 1 ? '' : page]])
}
