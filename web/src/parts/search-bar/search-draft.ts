import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { refine } from '../../domain/listing/address.ts'
import { checkParty, type PartyField } from '../../domain/people/check-party.ts'
import { normaliseParty, type PartyDraft } from '../../domain/people/party.ts'
import type { Problem } from '../../domain/problem.ts'
import { checkStay } from '../../domain/dates/check-stay.ts'
import type { Stay, StayDraft } from '../../domain/dates/stay.ts'

/** A search while it is filled in. `text` stands in the box; `place` is there once one has been chosen. */
export type SearchDraft = { place?: string | undefined; text: string; stay: StayDraft; party: PartyDraft }
export type SearchDraftField = 'place' | keyof Stay | PartyField

export function draftOf({ place, label, stay, party }: HotelSearch): SearchDraft {
  return { place, text: label, stay, party }
}

/**
 * What is wrong with a draft, in the order of the fields. `search.invalid` is 'Please enter valid inputs'
 * (decision 35.8); `where` is false where the place is not asked for, as on the page of one hotel.
 */
export function checkDraft(draft: SearchDraft, today: CivilDate, where: boolean): Problem<SearchDraftField>[] {
  return [
    ...(where && draft.place === undefined ? [{ field: 'place', problem: 'search.invalid' } as const] : []),
    ...checkStay(draft.stay, today),
    ...checkParty(draft.party),
  ]
}

/** The search of a draft without problems. Filters belong to a place: another place is seen whole. */
export function searchOf(draft: SearchDraft, before: HotelSearch): HotelSearch {
  const { place: _place, ...rest } = before
  return refine(rest, {
    ...(draft.place === undefined ? {} : { place: draft.place }),
    label: draft.text.trim(),
    stay: draft.stay as Stay,
    party: normaliseParty({
      adults: draft.party.adults,
      children: draft.party.children.filter((age) => age !== undefined),
    }),
    filters: draft.place === before.place ? before.filters : NO_FILTERS,
  })
}
