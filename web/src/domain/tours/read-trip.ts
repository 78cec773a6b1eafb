import type { CivilDate } from '../dates/civil-date.ts'
import { parseIso } from '../dates/read-date.ts'
import { createReader } from '../listing/query-reader.ts'
import type { Party } from '../people/party.ts'
import { readParty } from '../people/read-party.ts'
import { latinDigits } from '../text/digits.ts'

/** Reads the trip from a URL. A past or invalid day is ignored. The party is read as for hotels. */
export function decodeTrip(query: string, today: CivilDate): { date?: CivilDate; party: Party } {
  const reader = createReader(new URLSearchParams(query))
  const date = parseIso(latinDigits(reader.text('date')))
  const party = readParty(reader)
  return { ...(date !== undefined && date >= today ? { date } : {}), party }
}
