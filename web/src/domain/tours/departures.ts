import type { CivilDate } from '../dates/civil-date.ts'

/** The fields of a departure that the rules use. */
export type Departure = {
  checkIn: CivilDate
  checkOut: CivilDate
  /** 1 available, 2 on request, 3 not available. */
  availability: number
  seatsLeft: number
  price: { value: number; currency: string }
}

/** At this number of seats or fewer, the remaining seats are shown. */
const FEW = 3

/** `short`: it has seats, but fewer than the party needs. */
export type SeatState = 'open' | 'few' | 'short' | 'full'

/** The availability of a departure for a number of people (decision 38.8). */
export function seatState({ availability, seatsLeft }: Departure, people: number): SeatState {
  if (availability === 3 || seatsLeft === 0) return 'full'
  if (seatsLeft < people) return 'short'
  return seatsLeft <= FEW ? 'few' : 'open'
}

/**
 * Whether the calendar shows prices in thousands, because a day has no room for long numbers. Only when every price
 * reaches 1000.
 */
export const inThousands = (departures: readonly Departure[]): boolean =>
  departures.length > 0 && departures.every(({ price }) => price.value >= 1000)

/** The lowest price among departures that are not full; among all, when every one is full. */
export function lowestPrice<Of extends Departure>(departures: readonly Of[]): Of['price'] | undefined {
  const free = departures.filter((departure) => seatState(departure, 1) !== 'full')
  const [lowest] = (free.length > 0 ? free : departures).toSorted((a, b) => a.price.value - b.price.value)
  return lowest?.price
}

/** How many parties of this size fit into the remaining seats; adding one more would be refused. */
export const timesThatFit = ({ seatsLeft }: Departure, people: number): number => Math.floor(seatsLeft / people)
