import { addDays, type CivilDate } from '../basics/civil-date.ts'
import type { Choice, Market } from '../prices/choice.ts'
import { withMarkup } from '../prices/markup.ts'
import type { Cents } from '../basics/money.ts'
import type { Party } from '../prices/pricing.ts'
import { providerIdOf, roomPricesFor, seedOf, type AskedRooms } from '../provider/supply/rooms.ts'
import { signId, verifyId } from '../basics/signed-id.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'

type Seeds = ReadonlyMap<string, HotelSeed>

/** Id of the provider's own marketplace. */
export const OWNER = 2

/** An offer: the same room and plan for every party of a search. */
export interface OfferedHotel extends AskedRooms {
  readonly hotel: HotelSeed
  readonly roomId: string
  readonly planId: string
  /** The date of the search, and the scenario's price factor at that time, in thousandths. */
  readonly searched: CivilDate
  readonly priceFactor: number
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number
}

/** The price of each room, in hundredths of a lira, including the site's markup. */
export const roomPrices = (choice: Choice, asked: AskedRooms, market: Market): Cents[] =>
  roomPricesFor(choice, asked, market).map((price) => withMarkup(price, market.markup))

const MINUTE = 60_000

/** Provider 2, product 2. */
const PREFIX = '2$2$'

const partyText = ({ adults, children }: Party) => [adults, ...children].join(':')

/** An offer id in the provider's format, signed. */
export function hotelOfferId(offer: OfferedHotel): string {
  const { hotel, checkIn, night, parties, roomId, planId, searched, priceFactor, expiresAt } = offer
  const rooms = parties.map(partyText).join('+')
  const parts = [providerIdOf(hotel), checkIn, night, rooms, roomId, planId, searched, priceFactor, expiresAt / MINUTE]
  return signId(PREFIX, parts.join('|'))
}

const SHAPE =
  /^(\d{5})\|(\d{8})\|(\d{1,3})\|(\d(?:[:+]\d{1,2})*)\|(r\d{1,2})\|([a-z-]+)\|(\d{8})\|(\d{1,5})\|(\d{1,12})$/

/** The offer of an id; undefined for an unknown id. */
export function hotelOfferOf(id: string, seeds: Seeds): OfferedHotel | undefined {
  const [, provider = '', checkIn, night, rooms = '', roomId = '', planId = '', searched, priceFactor, expires] =
    SHAPE.exec(verifyId(PREFIX, id) ?? '') ?? []
  const hotel = seedOf(provider, seeds)
  if (hotel === undefined || addDays(Number(checkIn), 0) !== Number(checkIn)) return undefined
  const parties = rooms.split('+').map((room) => {
    const [adults = 1, ...children] = room.split(':').map(Number)
    return { adults, children }
  })
  return {
    hotel,
    roomId,
    planId,
    checkIn: Number(checkIn),
    night: Number(night),
    parties,
    searched: Number(searched),
    priceFactor: Number(priceFactor),
    expiresAt: Number(expires) * MINUTE,
  }
}
