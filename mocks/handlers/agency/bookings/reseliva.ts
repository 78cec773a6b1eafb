import type { Handlers } from '@rota/openapi/agency/handlers'
import { fillBasket } from '../../../world/bookings/basket.ts'
import type { Shop } from '../../../world/lines/wish.ts'
import { centsOf, share } from '../../../world/basics/money.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { shopAt } from '../../../world/bookings/shop.ts'
import type { World } from '../../../world/world.ts'
import type { Visit } from '../../visit.ts'

/** The share of the total that is tax, in thousandths (decision 15.8). */
const TAXES = 200

/** Operations of openapi/paths/agency/reseliva.yaml. */
export const reseliva: Pick<Handlers<Visit>, 'channelReservationPush'> = {
  channelReservationPush: async ({ body, world: { world, site } }) => {
    const { Booking, RoomStay } = body
    if (centsOf(RoomStay.taxes.value) !== share(centsOf(RoomStay.total.value), TAXES)) {
      throw new Refusal('bad-request', 'The taxes are not 20 % of the total.')
    }
    const known = world.channel.open(Booking.id)
    const { state, bookingNumber } =
      known.state === 'unchecked' && isFree(RoomStay, shopAt(world, site)) ? complete(known.id, world) : known
    if (state !== 'completed') return { status: 200, body: { status: 'unchecked' } }
    return { status: 200, body: { status: state, ...(bookingNumber !== undefined && { bookingNumber }) } }
  },
}

/** Decision 15.8: after the availability check it is marked as checked, and only then completed. */
function complete(id: string, { channel, ids }: World) {
  channel.move(id, 'checked')
  return channel.move(id, 'completed', ids.bookingNumber())
}

/** Whether the room can be had. Refuses what is not sold here (`not-found`) or too small (`over-capacity`). */
function isFree(stay: Schema<'ChannelRoomStay'>, shop: Shop): boolean {
  const { hotel, room, pricePlan, checkIn, checkOut, guestCounts: pax } = stay
  const line = {
    key: 'channel',
    type: 'hotel' as const,
    id: hotel,
    room: { id: room },
    pricePlan: { id: pricePlan },
    pax,
    checkIn,
    checkOut,
    count: 1,
  }
  try {
    return fillBasket([line], [], shop).length === 1
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'sold-out') return false
    throw error
  }
}
