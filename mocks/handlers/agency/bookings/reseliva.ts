import type { Handlers } from '@rota/openapi/agency/handlers'
import { LostAnswer } from '../../../world/basics/lost-answer.ts'
import type { ChannelRecord } from '../../../world/bookings/channel.ts'
import { fillBasket } from '../../../world/bookings/basket.ts'
import type { PricingContext } from '../../../world/lines/line-request.ts'
import { centsOf, share } from '../../../world/basics/money.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { pricingContextAt } from '../../../world/bookings/pricing-context.ts'
import type { World } from '../../../world/world.ts'
import type { CallContext } from '../../call-context.ts'

/** Tax share of the total, in thousandths (decision 15.8). */
const TAX_SHARE = 200

type Operations = 'channelReservationPush' | 'channelReservationCheck' | 'channelReservationView'

/** Operations of openapi/paths/agency/reseliva.yaml. */
export const reseliva: Pick<Handlers<CallContext>, Operations> = {
  channelReservationCheck: async ({ body, context: { world, site } }) => {
    const record = world.channel.open(body.Booking.id)
    const isSoldOut = world.scenario().channel === 'gone'
    if (record.state !== 'unchecked') return { status: 200, body: recordView(record) }
    const isAvailable = !isSoldOut && isRoomAvailable(body.RoomStay, pricingContextAt(world, site))
    return { status: 200, body: recordView(isAvailable ? world.channel.move(record.id, 'checked') : record) }
  },
  channelReservationView: async ({ path, context: { world } }) => {
    const record = world.channel.all().find(({ id }) => id === path.id)
    if (record === undefined) throw new Refusal('not-found', 'There is no such reservation.')
    return { status: 200, body: recordView(record) }
  },
  channelReservationPush: async ({ body, context: { world, site } }) => {
    const { Booking, RoomStay } = body
    if (centsOf(RoomStay.taxes.value) !== share(centsOf(RoomStay.total.value), TAX_SHARE)) {
      throw new Refusal('bad-request', 'The taxes are not 20 % of the total.')
    }
    const record = world.channel.open(Booking.id)
    const { channel } = world.scenario()
    if (channel === 'refuses') throw new Refusal('wrong-step', 'The channel does not take it.')
    if (channel === 'silent') throw new LostAnswer('the channel does not have it', { isCut: true })
    const isBookable =
      record.state === 'checked' ||
      (record.state === 'unchecked' && isRoomAvailable(RoomStay, pricingContextAt(world, site)))
    const { state, bookingNumber } = isBookable ? complete(record, world) : record
    if (channel === 'loses-answer') throw new LostAnswer('the channel has it', { isCut: true })
    if (state !== 'completed') return { status: 200, body: { status: 'unchecked' } }
    return { status: 200, body: { status: state, ...(bookingNumber !== undefined && { bookingNumber }) } }
  },
}

const recordView = ({ state, bookingNumber }: ChannelRecord) => ({
  status: state,
  ...(bookingNumber !== undefined && { bookingNumber }),
})

/** Completes a reservation with a new booking number. Only a checked reservation can be completed (decision 15.8). */
function complete({ id, state }: ChannelRecord, { channel, ids }: World) {
  if (state === 'unchecked') channel.move(id, 'checked')
  return channel.move(id, 'completed', ids.bookingNumber())
}

/**
 * Whether the room is available. Refuses an unknown room or plan (`not-found`) and
 * one that is too small (`over-capacity`).
 */
function isRoomAvailable(stay: Schema<'ChannelCheck'>['RoomStay'], context: PricingContext): boolean {
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
    return fillBasket([line], [], context).length === 1
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'sold-out') return false
    throw error
  }
}
