import type { AnyInput } from '../../../api/operations.ts'
import type { ListEntry, ListId, ListKey, ListPage } from './lists.ts'
import { readAllPages } from './read-all-pages.ts'

/** Milliseconds for which a page is not read again, so that a second attempt continues where the first one failed. */
const FRESH_MS = 60_000

/** A page, and when it was read in milliseconds since 1970. */
type StoredPage = { page: ListPage; at: number }

/** The pages that were read, by request. */
const readPages = new Map<string, StoredPage>()

/** Identifies the latest call of `fullList`, which ends all earlier ones. */
let currentCall: object | undefined

/** The id of an entry. An entry of a search contains a hotel or a tour, with an offer beside it. */
const idOf = (entry: ListEntry): string => ('hotel' in entry ? entry.hotel : 'tour' in entry ? entry.tour : entry).id

/** How to call an operation of the contract. */
export type Send = (id: ListId, input: never, options: { background: boolean }) => Promise<unknown>

/**
 * All entries of a list. `first` is its first page, which is shown already. Undefined if the visitor opens another list
 * or another page of the shop meanwhile. The caller passes `send`, because an import of it would add more to the first
 * load of every list than the parameter does (decision 42.1).
 * @throws as `readAllPages`
 */
export async function fullList(
  send: Send,
  [id, input, requests]: ListKey,
  first: ListPage | undefined,
): Promise<ListEntry[] | undefined> {
  const thisCall = {}
  currentCall = thisCall
  const { pathname } = location
  const pageAt = async (number: number): Promise<ListPage> => {
    const request = number === 1 ? input : laterPage(input, number)
    const key = JSON.stringify([id, request])
    const stored = readPages.get(key) ?? (number === 1 && first ? { page: first, at: Date.now() } : undefined)
    const isFresh = stored !== undefined && Date.now() - stored.at < FRESH_MS
    const page = isFresh ? stored.page : ((await send(id, request as never, { background: true })) as ListPage)
    readPages.set(key, isFresh ? stored : { page, at: Date.now() })
    return page
  }
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return readAllPages({
    pageAt,
    idOf,
    isRequested: requests > 0,
    isAllowed: !connection?.saveData,
    isShown: () => currentCall === thisCall && location.pathname === pathname,
  })
}

/** The request of a later page. */
function laterPage({ body, query, ...rest }: AnyInput, page: number): AnyInput {
  return body === undefined ? { ...rest, query: { ...query, page } } : { ...rest, body: { ...body, page } }
}
