import { addDays, type CivilDate } from '../../basics/civil-date.ts'
import type { Cents } from '../../basics/money.ts'
import { choicesOf, fits, freeFor, priceFor, type Choice, type Market } from '../../prices/choice.ts'
import type { Party, Stay } from '../../prices/pricing.ts'
import type { HotelSeed } from '../../seed/hotel-seed.ts'

type Seeds = ReadonlyMap<string, HotelSeed>

/** The provider sells the agency's hotels under its own numbers: hotel 12 is its 30211. */
const FIRST = 30_199

/** The provider's id of a hotel. */
export const providerIdOf = (seed: HotelSeed): string => String(FIRST + Number(seed.id))

/** The hotel of a provider id. */
export const seedOf = (id: string, seeds: Seeds): HotelSeed | undefined => seeds.get(String(Number(id) - FIRST))

/** A room search: one room per party, all of the same kind. */
export interface AskedRooms {
  readonly checkIn: CivilDate
  readonly night: number
  readonly parties: readonly Party[]
}

/** The dates of a stay. */
export const stayOf = ({ checkIn, night }: Pick<AskedRooms, 'checkIn' | 'night'>): Stay => ({
  checkIn,
  checkOut: addDays(checkIn, night),
})

/** Rooms and plans of a hotel that fit every party and have enough rooms left. */
export function roomsFor(hotel: HotelSeed, asked: AskedRooms, market: Market): Choice[] {
  const stay = stayOf(asked)
  return choicesOf(hotel, stay, market.today)
    .filter(({ room }) => asked.parties.every((party) => fits(room, party)))
    .filter((choice) => freeFor(choice, stay, market) >= asked.parties.length)
}

/** The provider's price of each room, in hundredths of a lira. */
export const roomPricesFor = (choice: Choice, asked: AskedRooms, market: Market): Cents[] =>
  asked.parties.map((party) => priceFor(choice, stayOf(asked), party, market).total)
