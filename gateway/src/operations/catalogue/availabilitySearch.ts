import type { Operation } from '../../ports/context.ts'
import { withMember } from '../../translate/with-member.ts'

const PAGE_SIZE = 40

/** One page of the hotels of a search. The agency returns all hotels; the gateway pages them. */
export const handle: Operation<'availabilitySearch'> = async ({ site, body, signal }, context) => {
  const { page: currentPage = 1, limit: pageSize = PAGE_SIZE, ...query } = body
  const answer = await context.upstream('availabilitySearch', { site, body: query, signal })
  // A stale price is acceptable in a list, because adding a room to the basket reprices it.
  const page = () => {
    const found = answer.shown()
    const from = (currentPage - 1) * pageSize
    const stats = statsOf(found.records.length, currentPage, pageSize)
    return { ...found, records: found.records.slice(from, from + pageSize), stats }
  }
  const listed = answer.listed('records')
  const isWhole = currentPage === 1 && listed !== undefined && listed.length <= pageSize && !listed.names.has('stats')
  if (!isWhole) return { status: 200, body: page() }
  // If one page holds all hotels, the agency's own bytes are sent, with `stats` appended.
  const bytes = withMember(answer.bytes, 'stats', statsOf(listed.length, currentPage, pageSize))
  return {
    status: 200,
    bytes,
    get body() {
      return page()
    },
  }
}

const statsOf = (totalRecord: number, currentPage: number, pageSize: number) => ({
  totalRecord,
  currentPage,
  pageCount: Math.ceil(totalRecord / pageSize),
  pageSize,
})
