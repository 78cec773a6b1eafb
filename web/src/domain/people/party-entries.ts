import type { QueryEntry } from '../listing/query-text.ts'
import { DEFAULT_PARTY, normaliseParty, type Party } from './party.ts'

/** The party of a single room in a URL. The default number of adults is left out. */
export const partyEntries = (party: Party): QueryEntry[] => [
  ['adults', party.adults === DEFAULT_PARTY.adults ? '' : party.adults],
  ['children', normaliseParty(party).children.join()],
]
