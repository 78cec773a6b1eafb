import type { CivilDate } from '../dates/civil-date.ts'
import type { Stay } from '../dates/stay.ts'
import { partyToWire, type Party, type PartyWire } from '../people/party.ts'
import type { HotelSource } from './hotel-source.ts'

/** The part of a search that prices depend on: dates, parties and nationality. */
export type VisitSearch = {
  stay: Stay
  /** The party of the only room, or of the first of several. */
  party: Party
  /** The parties of the further rooms, for provider searches. */
  more?: readonly Party[]
  /** Nationality of the lead guest, where prices depend on it; by default that of the page's language. */
  nationality?: string
}

/** The parties of all rooms. */
export const roomsOf = ({ party, more = [] }: Pick<VisitSearch, 'party' | 'more'>): Party[] => [party, ...more]

/** "Provider search defaults: 7 nights" when the URL has no dates (decision 30.3). */
export const NIGHTS: Record<HotelSource, number | undefined> = { agency: undefined, provider: 7 }

/** The search form of decision 39.2, as the availability and price requests take it. */
export type SearchForm = PartyWire & { toLocation?: string; label?: string; checkIn: CivilDate; checkOut: CivilDate }

/** The form for the prices of one hotel: only dates and party. */
export function visitForm(search: Pick<VisitSearch, 'stay' | 'party'>): SearchForm {
  return { ...search.stay, ...partyToWire(search.party) }
}
