import { formatIso, type CivilDate } from '../dates/civil-date.ts'
import { queryText } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'

/** Departure day and party, as the URL of a tour page contains them. */
export type Trip = { date?: CivilDate | undefined; party?: Party | undefined }

/** The query of a tour page. The default party is left out. */
export function encodeTrip({ date, party = DEFAULT_PARTY }: Trip): string {
  return queryText([
    ['date', date && formatIso(date)],
    ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
    ['children', normaliseParty(party).children.join()],
  ])
}
