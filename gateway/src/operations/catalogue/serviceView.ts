import type { UpstreamParams } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import type { Operation } from '../../ports/context.ts'

/** The largest page size of the contract, so that few pages are needed. */
const PAGE_SIZE = 100
/** Maximum number of pages read, which limits the calls for an unknown id. Services after the 2000th are not found. */
const MAX_PAGES = 20

/**
 * Finds a service by id. The agency has no call for a single service, so its list is read: the first page, and if
 * necessary the others, concurrently. Pages are cached.
 */
export const handle: Operation<'serviceView'> = async ({ site, params, signal, requestId }, context) => {
  const pageAt = async (page: number) => {
    const query: UpstreamParams<'serviceList'>['query'] = { sort: 'recommended', order: 'asc', limit: PAGE_SIZE, page }
    const { body } = await context.upstream('serviceList', { site, params: { query }, signal, requestId })
    return body
  }
  const { id } = params.path
  const { records, stats } = await pageAt(1)
  const found = records.find((record) => record.id === id)
  if (found !== undefined) return { status: 200, body: { record: found } }
  const lastPage = Math.min(stats.pageCount, MAX_PAGES)
  const others = await Promise.all(Array.from({ length: Math.max(0, lastPage - 1) }, (_, index) => pageAt(index + 2)))
  const record = others.flatMap((page) => page.records).find((other) => other.id === id)
  if (record === undefined) throw new Problem('not-found')
  return { status: 200, body: { record } }
}
