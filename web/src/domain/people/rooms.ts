import { everybody, MAX_ADULTS, MAX_CHILDREN, type PartyDraft } from './party.ts'

/**
 * Redistributes the people over a different number of rooms: adults as evenly as possible, children where the most
 * adults are. An adult is added only to a room that would have none; people are dropped only when no room can take
 * them.
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

/** "2+1, 2+0": adults and children per room. Each is isolated, so that right-to-left text keeps their order. */
export const splitText = (rooms: readonly PartyDraft[], between: string): string =>
  rooms.map(({ adults, children }) => `\u2066${adults}+${children.length}\u2069`).join(between)
