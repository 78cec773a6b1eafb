import { roomsOf, type VisitSearch } from '../../domain/hotels/visit.ts'
import { everybody } from '../../domain/people/party.ts'

/** The numbers of rooms and guests of a search, as the values of the message `cart.lastSearch`. */
export function guestsOf(search: Pick<VisitSearch, 'party' | 'more'>) {
  const rooms = roomsOf(search)
  const { adults, children } = everybody(rooms)
  return { rooms: rooms.length, adults, children: children.length }
}
