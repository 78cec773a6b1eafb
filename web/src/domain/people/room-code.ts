import { normaliseParty, type Party } from './party.ts'

/** "roomCriteria: one entry per room", up to the contract's maximum (decision 17.1). */
export const MAX_ROOMS = 9

/** A room as written in the URL: `2.5.7` is two adults and children aged five and seven. */
export function roomCode(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('.')
}
