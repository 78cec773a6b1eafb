import { MAX_ADULTS, MAX_CHILDREN, normaliseParty, type Party, type PartyDraft } from './party.ts'

/** "roomCriteria: one entry per room", as many as the contract takes (decision 17.1). */
export const MAX_ROOMS = 9

/** Everybody of several rooms as one party, for counting and for words. */
export function everybody<Child>(rooms: readonly { adults: number; children: readonly Child[] }[]) {
  return {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    children: rooms.flatMap(({ children }) => children),
  }
}

/**
 * Who sleeps where when as many people take another number of rooms: as even as can be, an adult in every room and the
 * children where the most adults are. Nobody is added but the adult that a room cannot do without, and nobody is lost but
 * for those who fit nowhere.
 */
export function allocate(rooms: readonly PartyDraft[], count: number): PartyDraft[] {
  const { adults, children } = everybody(rooms)
  const wanted = Math.min(Math.max(adults, count), count * MAX_ADULTS)
  const shares = Array.from({ length: count }, (_, at) => Math.floor(wanted / count) + (at < wanted % count ? 1 : 0))
  const kept = children.slice(0, count * MAX_CHILDREN)
  const beds: (number | undefined)[][] = shares.map(() => [])
  for (const age of kept) {
    const size = (at: number) => (shares[at] ?? 0) + (beds[at]?.length ?? 0)
    const open = beds.map((_, at) => at).filter((at) => (beds[at]?.length ?? 0) < MAX_CHILDREN)
    const [room = 0] = open.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || size(a) - size(b))
    beds[room]?.push(age)
  }
  return shares.map((share, at) => ({ adults: share, children: beds[at] ?? [] }))
}

/** "2+1, 2+0": adults and children of each room. */
export const splitText = (rooms: readonly PartyDraft[]): string =>
  rooms.map(({ adults, children }) => `${adults}+${children.length}`).join(', ')

/** A room as an address says it: `2.5.7` are two adults and children of five and seven. */
export function roomCode(party: Party): string {
  const { adults, children } = normaliseParty(party)
  return [adults, ...children].join('.')
}

/** The rooms of an address; `isWhole` says whether all of it could be used. */
export function readRooms(text: string): { rooms: Party[]; isWhole: boolean } {
  const said = text.split(',').filter((room) => room !== '')
  const rooms = said.slice(0, MAX_ROOMS).map(readRoom)
  const good = rooms.filter((room) => room !== undefined)
  return { rooms: good, isWhole: good.length === said.length }
}

function readRoom(code: string): Party | undefined {
  if (!/^[1-9](?:\.(?:1[0-7]|\d)){0,3}$/.test(code)) return undefined
  const [adults = 1, ...children] = code.split('.').map(Number)
  return normaliseParty({ adults, children })
}
