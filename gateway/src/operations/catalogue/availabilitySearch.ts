import type { Operation } from '../../ports/context.ts'
import type { UpstreamAnswer } from '../../ports/upstream.ts'
import { withMember } from '../../translate/with-member.ts'

/** Number of hotels on a page, if the caller names none. */
const PAGE_SIZE = 40

type SearchAnswer = UpstreamAnswer<'availabilitySearch'>

/** One page of the hotels of a search. The agency returns all hotels; the gateway pages them. */
export const handle: Operation<'availabilitySearch'> = async ({ site, body, signal }, context) => {
  const { page: currentPage = 1, limit: pageSize = PAGE_SIZE, ...query } = body
  const answer = await context.upstream('availabilitySearch', { site, body: query, signal })
  const list = answer.listed('records')
  const fitsOnePage = currentPage === 1 && list !== undefined && list.length <= pageSize && !list.names.has('stats')
  if (!fitsOnePage) return { status: 200, body: pageOf(answer, currentPage, pageSize) }
  // If one page holds all hotels, the agency's own bytes are sent, with `stats` appended.
  const bytes = withMember(answer.bytes, 'stats', statsOf(list.length, currentPage, pageSize))
  return new WholePage(answer, bytes, pageSize)
}

/**
 * The answer whose only page holds all hotels. A class, because a getter in an object literal would be defined anew for
 * each call.
 */
class WholePage {
  readonly status = 200
  readonly bytes: Uint8Array
  readonly #answer: SearchAnswer
  readonly #size: number

  constructor(answer: SearchAnswer, bytes: Uint8Array, size: number) {
    this.bytes = bytes
    this.#answer = answer
    this.#size = size
  }

  get body() {
    return pageOf(this.#answer, 1, this.#size)
  }
}

function pageOf(answer: SearchAnswer, currentPage: number, pageSize: number) {
  // A stale price is acceptable in a list, because adding a room to the basket reprices it.
  const found = answer.valueToForward()
  const from = (currentPage - 1) * pageSize
  const stats = statsOf(found.records.length, currentPage, pageSize)
  return { ...found, records: found.records.slice(from, from + pageSize), stats }
}

const statsOf = (totalRecord: number, currentPage: number, pageSize: number) => ({
  totalRecord,
  currentPage,
  pageCount: Math.ceil(totalRecord / pageSize),
  pageSize,
})
