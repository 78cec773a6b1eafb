import { addressee } from '../booking/recorded-site.ts'
import type { Context } from '../ports/context.ts'
import type { UpstreamAnswerBody, UpstreamBody } from '../ports/contract.ts'
import type { PaymentClient, PushOutcome } from '../ports/payments.ts'
import { problemOf, rethrowBug } from '../ports/problem.ts'
import type { Intent } from '../ports/records.ts'
import { nightlyRates, shareOf, taxesOf, DEFAULT_TAX_PERCENT } from '../translate/channel.ts'

type Booking = NonNullable<UpstreamAnswerBody<'siteView'>['booking']>
type RoomStay = UpstreamBody<'channelReservationCheck'>['RoomStay']

/** A room of a hotel channel: the number of its reservation there, and its basket line. */
interface Room {
  id: string
  line: Intent['quote']['lines'][number]
  /** Index of the room within the line, from 0. */
  indexInLine: number
}

/** Calls to hotel channels, made through the agency (decision 15.9). They return outcomes and do not throw Problems. */
export function channelClient(context: Context): Pick<PaymentClient, 'checkRooms' | 'push' | 'findPush'> {
  const bookingOf = async (intent: Intent) =>
    (await context.upstream('siteView', { ...addressee(context, intent), as: 'payment-check' })).body.booking
  return {
    async checkRooms(intent) {
      try {
        const booking = await bookingOf(intent)
        for (const room of roomsOf(intent)) {
          const RoomStay = booking && stayOf(room, booking)
          if (!RoomStay) return 'no-response'
          const body = { Booking: channelIds(room), RoomStay }
          const { status } = (
            await context.upstream('channelReservationCheck', { ...addressee(context, intent), body })
          ).body
          if (status === 'unchecked') return 'gone'
        }
        return 'free'
      } catch (error) {
        const { outcome, name } = problemOf(error)
        return outcome === 'refused' && UNAVAILABLE_ROOM_PROBLEMS.has(name) ? 'gone' : 'no-response'
      }
    },
    async push(intent, roomIndex) {
      const room = roomsOf(intent)[roomIndex]
      const booking = await bookingOf(intent).catch(ignoreProblem)
      const body =
        room && booking && reservationOf(room, intent, booking, context.config.channelTax ?? DEFAULT_TAX_PERCENT)
      if (!body) return { kind: 'not-sent' }
      try {
        const call = { ...addressee(context, intent), body, recordedAt: intent.since }
        const { status } = (await context.upstream('channelReservationPush', call)).body
        return status === 'completed' ? { kind: 'done' } : { kind: 'refused', why: 'sold-out' }
      } catch (error) {
        const { outcome = 'unknown', name } = problemOf(error)
        return { kind: outcome, why: name } satisfies PushOutcome
      }
    },
    async findPush(intent, roomIndex) {
      const id = roomsOf(intent)[roomIndex]?.id ?? ''
      try {
        const { body } = await context.upstream('channelReservationView', {
          ...addressee(context, intent),
          params: { path: { id } },
        })
        return body.status === 'completed' ? 'done' : 'open'
      } catch (error) {
        rethrowBug(error)
        return 'open'
      }
    },
  }
}

/** Refusals that mean the room is not available. */
const UNAVAILABLE_ROOM_PROBLEMS: ReadonlySet<string> = new Set(['sold-out', 'not-found', 'over-capacity', 'expired'])

/** The rooms that channels sell, in a stable order with stable numbers. */
const roomsOf = ({ quote, reference }: Intent): Room[] =>
  quote.lines
    .filter(({ channel }) => channel !== undefined)
    .flatMap((line) => Array.from({ length: line.count }, (_, indexInLine) => ({ line, indexInLine })))
    .map((room, number) => ({ ...room, id: `${reference}-${number + 1}` }))

/** The reservation number of a room and the code of its channel, in the channel's format. */
const channelIds = ({ id, line }: Room) => ({ id, ...(line.channel === undefined ? {} : { channel: line.channel }) })

/** The room's stay, taken from the basket because the quote does not contain it. */
function stayOf({ line }: Room, booking: Booking): RoomStay | undefined {
  const product = booking.products.find(({ key }) => key === line.key)
  const { room, pricePlan, checkIn, checkOut } = product ?? {}
  if (!product || !room || !pricePlan || checkIn === undefined || checkOut === undefined) return undefined
  return { hotel: product.id, room: room.id, pricePlan: pricePlan.id, checkIn, checkOut, guestCounts: product.pax }
}

/**
 * The reservation in the channel's format: nightly rates, total, taxes and guest. Undefined if the basket lacks the
 * room's stay or a guest.
 * @param taxPercent the share of the total that is tax, in per cent
 */
function reservationOf(
  room: Room,
  intent: Intent,
  booking: Booking,
  taxPercent: number,
): UpstreamBody<'channelReservationPush'> | undefined {
  const stay = stayOf(room, booking)
  const guest = guestOf(booking)
  if (!stay || !guest) return undefined
  const total = shareOf(room.line.total, room.line.count, room.indexInLine)
  const { specialRequests } = booking
  return {
    Booking: { ...channelIds(room), createdAt: new Date(intent.startedAt).toISOString() },
    RoomStay: { ...stay, rates: nightlyRates(stay, total), total, taxes: taxesOf(total, taxPercent) },
    PrimaryGuest: guest,
    ...(specialRequests === undefined ? {} : { notes: specialRequests }),
  }
}

/** The first guest, or else the customer, with the customer's contact data. */
function guestOf({
  guests: [firstGuest],
  customer,
}: Booking): UpstreamBody<'channelReservationPush'>['PrimaryGuest'] | undefined {
  const person = firstGuest ?? customer
  if (person === undefined) return undefined
  const { email, phone, countryCode, country } = customer ?? {}
  return {
    name: person.name,
    surname: person.surname,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone: countryCode === undefined ? phone : `${countryCode}-${phone}` }),
    ...(country === undefined ? {} : { country }),
  }
}

/** Returns undefined for a Problem, and throws any other error again. */
function ignoreProblem(error: unknown): undefined {
  rethrowBug(error)
}
