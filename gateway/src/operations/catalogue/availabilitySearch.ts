import type { Operation } from '../../ports/context.ts'
import { withMember } from '../../translate/with-member.ts'

const PAGE_SIZE = 40

/** One page of the hotels of a search. The agency returns all hotels; the gateway pages them. */
export const handle: Operation<'availabilitySearch'> = async ({ site, body, signal }, context) => {
  const { page: currentPage = 1, limit: pageSize = PAGE_SIZE, ...query } = body
  const answer = await context.upstream('availabilitySearch', { site, body: query, signal })
  // A stale price is acceptable in a list, because adding a room to the basket reprices it.
  const found = answer.shown()
  const { records } = found
  const from = (currentPage - 1) * pageSize
  const stats = {
    totalRecord: records.length,
    currentPage,
    pageCount: Math.ceil(records.length / pageSize),
    pageSize,
  }
  const page = { ...found, records: records.slice(from, from + pageSize), stats }
  // A page that holds all of them differs by its figures only: the agency's own bytes are sent with these at their end.
  const isWhole = from === 0 && records.length <= pageSize && !('stats' in found)
  return { status: 200, body: page, ...(isWhole ? { bytes: withMember(answer.bytes, 'stats', stats) } : {}) }
}
