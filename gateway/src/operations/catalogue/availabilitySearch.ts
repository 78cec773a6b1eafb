import type { Operation } from '../../ports/context.ts'

const PAGE_SIZE = 40

/** The hotels of a search, a page at a time. The agency answers all of them; they are sliced here. */
export const handle: Operation<'availabilitySearch'> = async ({ site, body, signal }, context) => {
  const { page: currentPage = 1, limit: pageSize = PAGE_SIZE, ...query } = body
  const answer = await context.upstream('availabilitySearch', { site, body: query, signal })
  // Searched hotels are shown; whoever takes one is told its price anew.
  const found = answer.shown()
  const { records } = found
  const from = (currentPage - 1) * pageSize
  const stats = {
    totalRecord: records.length,
    currentPage,
    pageCount: Math.ceil(records.length / pageSize),
    pageSize,
  }
  return { status: 200, body: { ...found, records: records.slice(from, from + pageSize), stats } }
}
