import type { CivilDate } from '../dates/civil-date.ts'

/** The part of a departure that the rules look at. */
export type Departure = {
  checkIn: CivilDate
  checkOut: CivilDate
  /** 1 available, 2 on request, 3 not available. */
  availability: number
  seatsLeft: number
  price: { value: number; currency: string }
}

/** From this number down it is said how many seats are left. */
const FEW = 3

/** `short`: it has seats, but not for everybody of the party. */
export type SeatState = 'open' | 'few' | 'short' | 'full'

/** How a departure stands for so many people (decision 38.8). */
export function seatState({ availability, seatsLeft }: Departure, people: number): SeatState {
  if (availability === 3 || seatsLeft === 0) return 'full'
  if (seatsLeft < people) return 'short'
  return seatsLeft <= FEW ? 'few' : 'open'
}

/** Whether prices are shown in thousands below the days of a calendar: there is no room for five digits. */
export const inThousands = (departures: readonly Departure[]): boolean =>
  departures.length > 0 && departures.every(({ price }) => price.value >= 1000)

/** The lowest price of the departures that can be had; of all where none can. */
export function lowestPrice<Of extends Departure>(departures: readonly Of[]): Of['price'] | undefined {
  const free = departures.filter((departure) => seatState(departure, 1) !== 'full')
  const [lowest] = (free.length > 0 ? free : departures).toSorted((a, b) => a.price.value - b.price.value)
  return lowest?.price
}

/** How often a party fits into the seats that are left; one more of it would be refused. */
export const timesThatFit = ({ seatsLeft }: Departure, people: number): number => Math.floor(seatsLeft / people)
