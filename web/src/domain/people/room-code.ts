import { normaliseParty, type Party } from './party.ts'

/** "roomCriteria: one entry per room", as many as the contract takes (decision 17.1). */
export const MAX_ROOMS = 9

/** A room as an address says it: `2.5.7` are two adults and children of five and seven. */
export function roomCode(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('.')
}
