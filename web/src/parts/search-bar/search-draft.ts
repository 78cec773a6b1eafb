import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { refine } from '../../domain/listing/address.ts'
import { checkParty, type PartyField } from '../../domain/people/check-party.ts'
import { normaliseParty, type Party, type PartyDraft } from '../../domain/people/party.ts'
import type { Problem } from '../../domain/problem.ts'
import { checkStay } from '../../domain/dates/check-stay.ts'
import type { Stay, StayDraft } from '../../domain/dates/stay.ts'

/** A search while it is being filled in. `text` is the content of the box; `place` is set once one has been chosen. */
export type SearchDraft = {
  place?: string | undefined
  text: string
  stay: StayDraft
  party: PartyDraft
  /** For provider searches: further rooms, and the lead guest's nationality. */
  more: readonly PartyDraft[]
  nationality?: string | undefined
}
export type SearchDraftField = 'place' | keyof Stay | PartyField | `rooms.${number}.${PartyField}`

export function draftOf({ place, label, stay, party, more = [], nationality }: HotelSearch): SearchDraft {
  return { place, text: label, stay, party, more, nationality }
}

/**
 * The problems of a draft, in the order of the fields. `search.invalid` is 'Please enter valid inputs' (decision 35.8);
 * `where` is false when the place is fixed, as on the page of one hotel.
 */
export function checkDraft(draft: SearchDraft, today: CivilDate, where: boolean): Problem<SearchDraftField>[] {
  return [
    ...(where && draft.place === undefined ? [{ field: 'place', problem: 'search.invalid' } as const] : []),
    ...checkStay(draft.stay, today),
    ...checkParty(draft.party),
    ...draft.more.flatMap((party, at) =>
      checkParty(party).map(({ field, ...rest }) => ({ field: `rooms.${at + 1}.${field}` as const, ...rest })),
    ),
  ]
}

/** The party of a draft, normalised. Children whose age is not chosen yet are left out. */
export const partyOf = ({ adults, children }: PartyDraft): Party =>
  normaliseParty({ adults, children: children.filter((age) => age !== undefined) })

/** Makes the search of a draft without problems. Filters are reset when the place changes. */
export function searchOf(draft: SearchDraft, previous: HotelSearch): HotelSearch {
  const { place: _place, more: _more, nationality: _nationality, ...rest } = previous
  return refine(rest, {
    ...(draft.place === undefined ? {} : { place: draft.place }),
    label: draft.text.trim(),
    stay: draft.stay as Stay,
    party: partyOf(draft.party),
    ...(draft.more.length > 0 ? { more: draft.more.map(partyOf) } : {}),
    ...(draft.nationality === undefined ? {} : { nationality: draft.nationality }),
    filters: draft.place === previous.place ? previous.filters : NO_FILTERS,
  })
}
