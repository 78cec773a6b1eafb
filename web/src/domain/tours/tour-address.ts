import { formatIso, type CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { listEntries, type ListQuery } from '../listing/address.ts'
import { queryText } from '../listing/query-text.ts'
import { createReader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import { latinDigits } from '../text/digits.ts'
import { oneLine } from '../text/one-line.ts'
import { TOUR_CODEC, type TourFilterTable, type TourSort } from './tour-filters.ts'

/** Everything in the URL of a tour list. */
export type TourSearch = ListQuery<TourFilterTable, TourSort> & {
  /** Words of the tour's name; '' matches all. */
  name: string
  /** The first day on which a tour may depart. */
  from?: CivilDate | undefined
}

const MAX_NAME = 60

/** The query of a list, without the question mark and without empty values. */
export function encodeTours(search: TourSearch): string {
  const { name, from } = search
  return queryText([['name', name], ['from', from && formatIso(from)], ...listEntries(TOUR_CODEC, search)])
}

/** Reads the search from a URL. Invalid parameters are repaired and named (decision 35.3). A past day is ignored. */
export function decodeTours(query: string, today: CivilDate): { search: TourSearch; repaired: string[] } {
  const reader = createReader(new URLSearchParams(query))
  const name = oneLine(reader.text('name'), MAX_NAME)
  if (name !== reader.text('name')) reader.repair('name')
  const typed = reader.text('from')
  const from = typed === '' ? undefined : parseIso(latinDigits(typed))
  const isOpen = from !== undefined && from >= today
  if (typed !== '' && !isOpen) reader.repair('from')
  const search = { name, ...(isOpen ? { from } : {}), ...readList(TOUR_CODEC, reader) }
  return { search, repaired: reader.repaired() }
}
