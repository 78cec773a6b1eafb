import { formatIso, type CivilDate } from '../dates/civil-date.ts'
import { queryText } from '../listing/address.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from '../people/party.ts'

/** When somebody leaves, and with whom; the address of a tour's page says both. */
export type Trip = { date?: CivilDate | undefined; party?: Party | undefined }

/** The query of a tour's page. The usual party is left out. */
export function encodeTrip({ date, party = DEFAULT_PARTY }: Trip): string {
  return queryText([
    ['date', date && formatIso(date)],
    ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
    ['children', normaliseParty(party).children.join()],
  ])
}
