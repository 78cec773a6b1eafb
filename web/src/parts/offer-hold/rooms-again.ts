import type { Schema } from '../../api/operations.ts'
import type { CartLineInput } from '../../booking/line-input.ts'
import { lineInput } from '../../domain/cart/cart-line.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { shareOf, type Amount } from '../../domain/money/amounts.ts'
import { normaliseParty, type Party } from '../../domain/people/party.ts'
import { pricesOf } from '../provider-hotels/rates.ts'

type Line = Schema<'CartLine'>

/** The party of each room of a line. */
const roomsIn = ({ pax, paxes, count }: Line): Party[] =>
  (paxes ?? Array.from({ length: count }, () => pax)).map(normaliseParty)

/** The search that prices the rooms of a line together; undefined without dates. */
export function searchOfRooms(line: Line, nationality: string | undefined): VisitSearch | undefined {
  const { checkIn, checkOut } = line
  const [party, ...more] = roomsIn(line)
  if (checkIn === undefined || checkOut === undefined || !party) return undefined
  return { stay: { checkIn, checkOut }, party, more, ...(nationality === undefined ? {} : { nationality }) }
}

/**
 * A new basket line for the same room and plan, from a current offer that covers all rooms of the line, with its total.
 * Undefined when room or plan are no longer sold.
 */
export function findCurrentRooms(
  line: Line,
  hotels: readonly Pick<Schema<'ProviderHotelResult'>, 'id' | 'offers'>[],
  locale: string,
): { newLine: CartLineInput; total: Amount } | undefined {
  const offers = hotels.flatMap(({ id, offers: hotelOffers }) => (id === line.id ? hotelOffers : []))
  const rooms = roomsIn(line)
  const plans = pricesOf(offers, rooms, locale).rooms.find(({ id }) => id === line.room?.id)?.plans
  const plan = plans?.find(({ id }) => id === line.pricePlan?.id)
  if (!plan?.sold || plan.availability === 3) return undefined
  const { total } = plan.offer
  const { offerIds: _merged, ...lineFields } = lineInput(line)
  const price = { price: shareOf(total, rooms.length), currency: total.currency }
  const newLine = {
    ...lineFields,
    ...price,
    offerId: plan.sold.offerId,
    paxes: rooms,
    count: rooms.length,
  } as CartLineInput
  return { newLine, total }
}
