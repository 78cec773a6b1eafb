import { normaliseParty, type Party } from './party.ts'

/** A room as an address says it: `2.5.7` are two adults and children of five and seven. */
export function roomCode(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('.')
}
