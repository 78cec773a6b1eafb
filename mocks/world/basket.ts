import { Availability } from '@rota/openapi/agency/enums'
import {
  availabilityFor,
  cancellationFor,
  choicesOf,
  fits,
  freeFor,
  payAtHotelFor,
  priceFor,
  type Choice,
  type Market,
} from './choice.ts'
import { roomIdOf } from './hotel-record.ts'
import { centsOf, money } from './money.ts'
import { picturesOf } from './pictures.ts'
import type { Party, Stay } from './pricing.ts'
import { Refusal } from './refusal.ts'
import type { Schema } from './schemas.ts'
import type { HotelSeed } from './seed/hotel-seed.ts'
import { PLACES } from './seed/places.ts'
import { PLANS } from './seed/plans.ts'
import { ROOMS } from './seed/rooms.ts'
import { slugOf } from './slug.ts'
import { text } from './texts.ts'

export type Line = Schema<'CartLine'>
export type LineInput = Schema<'CartLineInput'>
type Hotels = ReadonlyMap<string, HotelSeed>

/** What a line asks for, found in the catalogue. */
interface Asked {
  readonly choice: Choice
  readonly stay: Stay
  readonly party: Party
}

const normalised = ({ adults, children }: Party): Party => ({ adults, children: children.toSorted((a, b) => a - b) })

function find(line: LineInput | Line, hotels: Hotels): Asked | undefined {
  const { room, pricePlan, checkIn, checkOut } = line
  const hotel = line.type === 'hotel' ? hotels.get(line.id) : undefined
  const at = hotel?.rooms.findIndex((_, index) => roomIdOf(index + 1) === room?.id) ?? -1
  const kind = hotel?.rooms[at]
  const planId = hotel?.plans.find((id) => id === pricePlan?.id)
  if (!hotel || !kind || !planId || checkIn === undefined || checkOut === undefined) return undefined
  return {
    choice: { hotel, roomId: roomIdOf(at + 1), room: kind, planId },
    stay: { checkIn, checkOut },
    party: normalised(line.pax),
  }
}

/** Rooms that can still be had: an early plan for which it is too late has none. */
function freeNow({ choice, stay }: Asked, market: Market): number {
  const isSold = choicesOf(choice.hotel, stay, market.today).some(
    (it) => it.planId === choice.planId && it.roomId === choice.roomId,
  )
  return isSold ? freeFor(choice, stay, market) : 0
}

/** A line with everything the agency says about it; what was sent as its price is not read. */
function priced(line: LineInput | Line, asked: Asked, market: Market): Line {
  const { choice, stay, party } = asked
  const { hotel, room, roomId, planId } = choice
  const price = priceFor(choice, stay, party, market)
  const tax = payAtHotelFor(hotel)
  const isGone = freeNow(asked, market) < line.count
  return {
    key: line.key,
    type: 'hotel',
    id: hotel.id,
    room: { id: roomId },
    pricePlan: { id: planId },
    pax: party,
    ...stay,
    discount: price.discount,
    count: line.count,
    price: money(price.total).value,
    currency: 'try',
    title: text([hotel.name, hotel.name]),
    place: text(PLACES[hotel.place].name),
    roomName: text(ROOMS[room].name),
    board: PLANS[planId].board,
    slug: slugOf(hotel.name, hotel.id),
    ...pictureOf(hotel),
    cancellation: cancellationFor(choice, stay, market.today),
    availability: isGone ? Availability.NotAvailable : availabilityFor(choice, stay, market),
    total: money(price.total * line.count),
    ...(tax && { payAtHotel: money(centsOf(tax.value) * line.count, tax.currency) }),
  }
}

function pictureOf(hotel: HotelSeed): Pick<Line, 'picture'> {
  const [picture] = picturesOf(hotel)
  return picture ? { picture } : {}
}

const isSame = (a: LineInput, b: Line) =>
  a.key === b.key &&
  a.id === b.id &&
  a.room?.id === b.room?.id &&
  a.pricePlan?.id === b.pricePlan?.id &&
  a.checkIn === b.checkIn &&
  a.checkOut === b.checkOut &&
  JSON.stringify(normalised(a.pax)) === JSON.stringify(b.pax)

/**
 * A new basket, every line priced now. Refuses a line that is not sold here (`not-found`), does not take its party
 * (`over-capacity`) or has no room left (`sold-out`). A line that was in the basket before may stay although it is
 * gone by now, marked as not available: otherwise nobody could take another line out.
 */
export function fillBasket(
  wanted: readonly LineInput[],
  before: readonly Line[],
  hotels: Hotels,
  market: Market,
): Line[] {
  return wanted.map((line) => {
    const asked = find(line, hotels)
    if (asked === undefined) throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
    if (!fits(asked.choice.room, asked.party)) {
      const { total } = ROOMS[asked.choice.room].capacity
      throw new Refusal('over-capacity', `This room takes at most ${total} people.`)
    }
    const stays = before.some((old) => isSame(line, old) && line.count <= old.count)
    if (!stays && freeNow(asked, market) < line.count) throw new Refusal('sold-out', 'There is no such room left.')
    return priced(line, asked, market)
  })
}

/** The basket at the prices of this moment; what is gone is marked as not available and keeps its place in the sum. */
export function repriceBasket(lines: readonly Line[], hotels: Hotels, market: Market): Line[] {
  return lines.map((line) => {
    const asked = find(line, hotels)
    return asked ? priced(line, asked, market) : { ...line, availability: Availability.NotAvailable }
  })
}

/** The sum of all lines. */
export const totalOf = (lines: readonly Line[]): Schema<'Money'> =>
  money(lines.reduce((sum, line) => sum + centsOf(line.total.value), 0))
