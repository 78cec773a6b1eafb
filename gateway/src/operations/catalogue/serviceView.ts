import type { UpstreamParams } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import type { Operation } from '../../ports/context.ts'

/** The largest page that the contract allows, so that few are needed. */
const LIMIT = 100
/** An agency with more services than these pages hold is not read to its end. */
const MOST_PAGES = 20

/**
 * A service by its id. The agency has no such call: its list is read, the first page alone, the others at the same time,
 * and the cache keeps the pages for the next one who asks.
 */
export const handle: Operation<'serviceView'> = async ({ site, params, signal, requestId }, context) => {
  const pageAt = async (page: number) => {
    const query: UpstreamParams<'serviceList'>['query'] = { sort: 'recommended', order: 'asc', limit: LIMIT, page }
    const { body } = await context.upstream('serviceList', { site, params: { query }, signal, requestId })
    return body
  }
  const { id } = params.path
  const { records, stats } = await pageAt(1)
  const found = records.find((record) => record.id === id)
  if (found !== undefined) return { status: 200, body: { record: found } }
  const last = Math.min(stats.pageCount, MOST_PAGES)
  const others = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, at) => pageAt(at + 2)))
  const record = others.flatMap((page) => page.records).find((other) => other.id === id)
  if (record === undefined) throw new Problem('not-found')
  return { status: 200, body: { record } }
}
