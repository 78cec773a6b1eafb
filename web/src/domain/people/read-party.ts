import type { Reader } from '../listing/query-reader.ts'
import { DEFAULT_PARTY, MAX_ADULTS, MAX_CHILD_AGE, MAX_CHILDREN, normaliseParty, type Party } from './party.ts'

/** Reads `adults` and `children`, the party of a single room, from a URL. */
export function readParty(reader: Reader): Party {
  const adults = reader.whole('adults', 1, MAX_ADULTS) ?? DEFAULT_PARTY.adults
  const ages = reader.wholes('children', 0, MAX_CHILD_AGE)
  if (ages.length > MAX_CHILDREN) reader.repair('children')
  return normaliseParty({ adults, children: ages.slice(0, MAX_CHILDREN) })
}
