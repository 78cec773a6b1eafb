import { AND, DAY_OPENERS, HEADLINES, PACKAGE_OPENERS, PICKUP } from '../seed/tours/words.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { PLACES } from '../seed/places.ts'
import { STOPS, type StopId } from '../seed/stops.ts'
import { seededPick } from '../basics/seeded.ts'
import { inEach, type TextByLanguage } from '../basics/texts.ts'

/** Formats a number of hours or days: English has a decimal point, the other languages a comma. */
const figure = (value: number, lang: string) => (lang === 'en' ? String(value) : String(value).replace('.', ','))

/** A phrase with the tour's places, hours and days in its placeholders. */
function fillIn(phrase: TextByLanguage, { place, from = place, hours = 0, days }: TourSeed): TextByLanguage {
  const [there, start] = [PLACES[place].name, PLACES[from].name]
  return inEach((pick, lang) =>
    pick(phrase)
      .replace('{place}', pick(there))
      .replace('{from}', pick(start))
      .replace('{hours}', figure(hours, lang))
      .replace('{days}', String(days.length)),
  )
}

/** A title from the names of the first two stops. */
export function titleOf(stops: readonly [StopId, ...StopId[]]): TextByLanguage {
  const [first, second] = stops
  const one = STOPS[first].name
  const other = second === undefined ? undefined : STOPS[second].name
  return inEach((pick) => (other === undefined ? pick(one) : `${pick(one)}${pick(AND)}${pick(other)}`))
}

/** The name of a tour. */
export function tourName(tour: TourSeed): TextByLanguage {
  const [first] = tour.days
  return tour.name ?? titleOf(first ?? ['kaleiciWalk'])
}

/** A one-line headline for a tour. */
export const tourHeadline = (tour: TourSeed): TextByLanguage => fillIn(HEADLINES[tour.tags[0]], tour)

/** A description: an opening and a sentence for each of the first four stops. */
export function tourDescription(tour: TourSeed): TextByLanguage {
  const openers = tour.days.length > 1 ? PACKAGE_OPENERS : DAY_OPENERS
  const opener = fillIn(seededPick(`tour/${tour.id}/opener`, openers), tour)
  const lines = [...new Set(tour.days.flat())].slice(0, 4).map((id) => STOPS[id].line)
  return inEach((pick) => [opener, ...lines].map(pick).join(' '))
}

/** The meeting point. */
export const tourPickup = (tour: TourSeed): TextByLanguage => fillIn(PICKUP, tour)
