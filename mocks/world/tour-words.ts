import { AND, DAY_OPENERS, HEADLINES, PACKAGE_OPENERS, PICKUP } from './seed/tours/phrases.ts'
import type { TourSeed } from './seed/tours/tour-seed.ts'
import { PLACES } from './seed/places.ts'
import { STOPS, type StopId } from './seed/stops.ts'
import { seededPick } from './seeded.ts'
import type { AllWords } from './texts.ts'

type At = 0 | 1 | 2 | 3

const each = (make: (at: At) => string): AllWords => [make(0), make(1), make(2), make(3)]

/** Whole numbers look alike everywhere; a half has a point in English only. */
const figure = (value: number, at: At) => (at === 0 ? String(value) : String(value).replace('.', ','))

function filled(phrase: AllWords, { place, from = place, hours = 0, days }: TourSeed): AllWords {
  const [there, start] = [PLACES[place].name, PLACES[from].name]
  return each((at) =>
    phrase[at]
      .replace('{place}', there[at])
      .replace('{from}', start[at])
      .replace('{hours}', figure(hours, at))
      .replace('{days}', String(days.length)),
  )
}

/** The names of stops as one title, two of them at most. */
export function titleOf(stops: readonly [StopId, ...StopId[]]): AllWords {
  const [first, second] = stops
  const one = STOPS[first].name
  const other = second === undefined ? undefined : STOPS[second].name
  return each((at) => (other === undefined ? one[at] : `${one[at]}${AND[at]}${other[at]}`))
}

/** What a tour is called. */
export function tourName(tour: TourSeed): AllWords {
  const [first] = tour.days
  return tour.name ?? titleOf(first ?? ['kaleiciWalk'])
}

/** One line about a tour. */
export const tourHeadline = (tour: TourSeed): AllWords => filled(HEADLINES[tour.tags[0]], tour)

/** An opening and a sentence for each of the first four stops. */
export function tourDescription(tour: TourSeed): AllWords {
  const openers = tour.days.length > 1 ? PACKAGE_OPENERS : DAY_OPENERS
  const opener = filled(seededPick(`tour/${tour.id}/opener`, openers), tour)
  const lines = [...new Set(tour.days.flat())].slice(0, 4).map((id) => STOPS[id].line)
  return each((at) => [opener[at], ...lines.map((line) => line[at])].join(' '))
}

/** Where guests are met. */
export const tourPickup = (tour: TourSeed): AllWords => filled(PICKUP, tour)
