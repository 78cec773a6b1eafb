import type { CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { decode } from '../hotels/read-hotel-address.ts'
import type { Party } from '../people/party.ts'
import { latinDigits } from '../text/digits.ts'

/** Reads the trip from a URL. A past or invalid day is ignored. The party is read as for hotels. */
export function decodeTrip(query: string, today: CivilDate): { date?: CivilDate; party: Party } {
  const date = parseIso(latinDigits(new URLSearchParams(query).get('date') ?? ''))
  const { party } = decode(query, today).search
  return { ...(date !== undefined && date >= today ? { date } : {}), party }
}
