import { everybody, MAX_ADULTS, MAX_CHILDREN, type PartyDraft } from './party.ts'

/**
 * Redistributes the people over a different number of rooms: adults as evenly as possible, children where the most
 * adults are. An adult is added only to a room that would have none; people are dropped only when no room can take
 * them.
 */
export function allocate(rooms: readonly PartyDraft[], count: number): PartyDraft[] {
  const { adults, children } = everybody(rooms)
  const adultCount = Math.min(Math.max(adults, count), count * MAX_ADULTS)
  const adultsByRoom = Array.from(
    { length: count },
    (_, at) => Math.floor(adultCount / count) + (at < adultCount % count ? 1 : 0),
  )
  const ages = children.slice(0, count * MAX_CHILDREN)
  const childrenByRoom: (number | undefined)[][] = adultsByRoom.map(() => [])
  for (const age of ages) {
    const size = (at: number) => (adultsByRoom[at] ?? 0) + (childrenByRoom[at]?.length ?? 0)
    const roomsWithPlace = childrenByRoom
      .map((_, at) => at)
      .filter((at) => (childrenByRoom[at]?.length ?? 0) < MAX_CHILDREN)
    const [room = 0] = roomsWithPlace.toSorted(
      (a, b) => (adultsByRoom[b] ?? 0) - (adultsByRoom[a] ?? 0) || size(a) - size(b),
    )
    childrenByRoom[room]?.push(age)
  }
  return adultsByRoom.map((share, at) => ({ adults: share, children: childrenByRoom[at] ?? [] }))
}

/** "2+1, 2+0": adults and children per room. Each is isolated, so that right-to-left text keeps their order. */
export const splitText = (rooms: readonly PartyDraft[], between: string): string =>
  rooms.map(({ adults, children }) => `\u2066${adults}+${children.length}\u2069`).join(between)
