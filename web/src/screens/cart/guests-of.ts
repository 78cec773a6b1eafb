import { roomsOf, type VisitSearch } from '../../domain/hotels/visit.ts'
import { everybody } from '../../domain/people/party.ts'

/** How many rooms and guests a search has, as the message `cart.lastSearch` names them. */
export function guestsOf(search: Pick<VisitSearch, 'party' | 'more'>) {
  const rooms = roomsOf(search)
  const { adults, children } = everybody(rooms)
  return { rooms: rooms.length, adults, children: children.length }
}
