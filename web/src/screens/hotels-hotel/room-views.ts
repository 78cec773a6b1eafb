import type { Schema } from '../../api/operations.ts'
import { partySize, type Party } from '../../domain/party.ts'

type Room = Schema<'Room'>

/** A kind of room with what can be had of it. */
export type RoomView = { room: Room; fits: boolean; plans: readonly Schema<'PricePlan'>[] }

/** Whether a party may sleep in a room: "Room/price plan capacity; message before add" (product 3.3 row 46). */
export function fitsRoom({ adults, children, total }: Room['capacity'], party: Party): boolean {
  return party.adults <= adults && party.children.length <= children && partySize(party) <= total
}

/**
 * The rooms of a hotel in its own order, those that are too small for the party last. A room without prices has no
 * plans: it is sold out, or its prices are not there yet.
 */
export function roomViews(rooms: readonly Room[], prices: readonly Schema<'RoomPrice'>[], party: Party): RoomView[] {
  const views = rooms.map((room) => ({
    room,
    fits: fitsRoom(room.capacity, party),
    plans: prices.find(({ id }) => id === room.id)?.plans ?? [],
  }))
  return [...views.filter(({ fits }) => fits), ...views.filter(({ fits }) => !fits)]
}

/** The most people any room of a hotel takes. */
export function largestRoom(rooms: readonly Room[]): number | undefined {
  return rooms.length === 0 ? undefined : Math.max(...rooms.map(({ capacity }) => capacity.total))
}

/** The lowest total that can be had; undefined when nothing can. */
export function lowestTotal(views: readonly RoomView[]): Schema<'Money'> | undefined {
  const open = views.flatMap(({ fits, plans }) => (fits ? plans.filter(({ availability }) => availability !== 3) : []))
  return open.map(({ offer }) => offer.total).toSorted((a, b) => a.value - b.value)[0]
}
