import type { AnyInput } from '../../../api/operations.ts'
import type { ListEntry, ListId, ListKey, ListPage } from './lists.ts'
import { readAllPages } from './read-all-pages.ts'

/** Milliseconds for which a page is not read again, so that a second attempt continues where the first one failed. */
const FRESH_FOR = 60_000

type Kept = { page: ListPage; at: number }

/** The pages that were read, by request. */
const kept = new Map<string, Kept>()

/** The list that is being read. */
let current: object | undefined

/** The id of an entry. An entry of a search contains a hotel or a tour, with an offer beside it. */
const idOf = (entry: ListEntry): string => ('hotel' in entry ? entry.hotel : 'tour' in entry ? entry.tour : entry).id

/** How to call an operation of the contract. */
export type Send = (id: ListId, input: never, options: { background: boolean }) => Promise<unknown>

/**
 * All entries of a list, whose first page is shown. Another list, or another page of the shop, ends the reading. The
 * caller passes `send`, because this code imports nothing: the names of its imports would add more to the first load of
 * every list than `send` does (decision 42.1).
 */
export async function fullList(
  send: Send,
  [id, input, asked]: ListKey,
  first: ListPage | undefined,
): Promise<ListEntry[] | undefined> {
  const own = {}
  current = own
  const { pathname } = location
  const pageAt = async (number: number): Promise<ListPage> => {
    const request = number === 1 ? input : laterPage(input, number)
    const key = JSON.stringify([id, request])
    const known = kept.get(key) ?? (number === 1 && first ? { page: first, at: Date.now() } : undefined)
    const isFresh = known !== undefined && Date.now() - known.at < FRESH_FOR
    const page = isFresh ? known.page : ((await send(id, request as never, { background: true })) as ListPage)
    kept.set(key, isFresh ? known : { page, at: Date.now() })
    return page
  }
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return readAllPages({
    pageAt,
    idOf,
    isAsked: asked > 0,
    isAllowed: !connection?.saveData,
    isShown: () => current === own && location.pathname === pathname,
  })
}

/** The request of a later page. */
function laterPage({ body, query, ...rest }: AnyInput, page: number): AnyInput {
  return body === undefined ? { ...rest, query: { ...query, page } } : { ...rest, body: { ...body, page } }
}
