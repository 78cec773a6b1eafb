import { queryText } from '../listing/query-text.ts'
import { oneLine } from '../text/one-line.ts'

/** Everything in the URL of the list of places. `name` is what the visitor typed. */
export type PlaceList = { name: string; sort: 'hotels' | 'name'; page: number }

/** "30 (locations)" (decision 36.5). */
export const PLACES_PER_PAGE = 30

const MAX_NAME = 60

/** The contract accepts no later page. */
const LAST_PAGE = 1000

/** The query of a list, without the question mark; empty for the first page in the usual order. */
export const encodePlaces = ({ name, sort, page }: PlaceList): string =>
  queryText([
    ['name', name],
    ['sort', sort === 'hotels' ? '' : sort],
    ['page', page === 1 ? '' : page],
  ])

/** Reads the list from a URL; whatever it cannot use is left out. */
export function decodePlaces(query: string): PlaceList {
  const typed = new URLSearchParams(query)
  const page = Number(/^[1-9]\d{0,3}$/.exec(typed.get('page') ?? '')?.[0] ?? 1)
  return {
    name: oneLine(typed.get('name') ?? '', MAX_NAME),
    sort: typed.get('sort') === 'name' ? 'name' : 'hotels',
    page: Math.min(page, LAST_PAGE),
  }
}
