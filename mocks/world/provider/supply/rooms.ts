import { addDays, type CivilDate } from '../../basics/civil-date.ts'
import type { Cents } from '../../basics/money.ts'
import { choicesOf, fits, freeFor, priceFor, type Choice, type Market } from '../../prices/choice.ts'
import type { Party, Stay } from '../../prices/pricing.ts'
import type { HotelSeed } from '../../seed/hotel-seed.ts'

type Seeds = ReadonlyMap<string, HotelSeed>

/** Our hotel 12 is the provider's 30211: the provider sells the same houses under numbers of its own. */
const FIRST = 30_199

/** A hotel's id at the provider. */
export const providerIdOf = (seed: HotelSeed): string => String(FIRST + Number(seed.id))

/** The hotel of a provider's id. */
export const seedOf = (id: string, seeds: Seeds): HotelSeed | undefined => seeds.get(String(Number(id) - FIRST))

/** What a search asks a hotel for: one room for each party, all of them alike. */
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

/** Rooms and plans of a hotel that take every party and of which enough are free. */
export function roomsFor(hotel: HotelSeed, asked: AskedRooms, market: Market): Choice[] {
  const stay = stayOf(asked)
  return choicesOf(hotel, stay, market.today)
    .filter(({ room }) => asked.parties.every((party) => fits(room, party)))
    .filter((choice) => freeFor(choice, stay, market) >= asked.parties.length)
}

/** What each room costs at the provider, in hundredths of a lira. */
export const roomPricesFor = (choice: Choice, asked: AskedRooms, market: Market): Cents[] =>
  asked.parties.map((party) => priceFor(choice, stayOf(asked), party, market).total)
