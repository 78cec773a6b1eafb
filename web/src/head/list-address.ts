import type { FilterTable } from '../domain/listing/filters.ts'
import { listEntries, PAGE_SIZE, type ListCodec, type ListQuery } from '../domain/listing/address.ts'
import { queryText, type QueryEntry } from '../domain/listing/query-text.ts'

/**
 * The query of a list's canonical URL: its subject, such as a place, and its page. Filters, order, dates and party are
 * left out (decision 33.11). A filtered list and a page after the end have the canonical URL of the first page.
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
