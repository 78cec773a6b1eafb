import { formatIso, type CivilDate } from '../dates/civil-date.ts'
import { queryText } from '../listing/query-text.ts'
import { partyEntries } from '../people/party-entries.ts'
import { DEFAULT_PARTY, type Party } from '../people/party.ts'

/** Departure day and party, as the URL of a tour page contains them. */
export type Trip = { date?: CivilDate | undefined; party?: Party | undefined }

/** The query of a tour page. The default party is left out. */
export function encodeTrip({ date, party = DEFAULT_PARTY }: Trip): string {
  return queryText([['date', date && formatIso(date)], ...partyEntries(party)])
}
