import type { Market } from '../prices/choice.ts'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { modifiedOn } from '../basics/modified.ts'
import { departuresOf, typeOf } from './departures.ts'
import { servicePictures, tourPictures } from './journey-pictures.ts'
import { money } from '../basics/money.ts'
import { BASIS } from '../prices/party-price.ts'
import { locationOf } from '../places/place-location.ts'
import type { Schema } from '../basics/schemas.ts'
import { priceOn, takesPlaceOn, type Playing } from '../prices/season-price.ts'
import type { ServiceSeed } from '../seed/services/service-seed.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { slugOf } from '../basics/slug.ts'
import { text } from '../basics/texts.ts'
import { includedIn, tourFacts } from './tour-record.ts'
import { tourDescription, tourHeadline, tourPickup } from './tour-texts.ts'

type Service = Schema<'Service'>

/** Maximum number of listed dates of an event, and how many days ahead they are listed. */
const MAX_DATES = 60
const AHEAD = 270

/** The dates of an event, starting from a day. */
function datesFrom(plays: Playing, first: CivilDate): CivilDate[] {
  const dates = Array.from({ length: AHEAD }, (_, days) => addDays(first, days))
  return dates.filter((date) => takesPlaceOn(plays, date)).slice(0, MAX_DATES)
}

function factsOf(service: ServiceSeed, today: CivilDate): Service['facts'] {
  const { facts } = service
  if (facts.kind === 'gulet') return { ...facts, homePort: locationOf(service.place) }
  if (facts.kind === 'charter') {
    const plays = 'plays' in service ? service.plays : { weekdays: [] }
    return { ...facts, dates: datesFrom(plays, addDays(today, 1)) }
  }
  return { ...facts }
}

/** The price of the plainest variant in the cheapest month. */
function priceFrom(service: ServiceSeed, { today, priceFactor }: Market): Schema<'Money'> {
  const months = Array.from({ length: 12 }, (_, month) => addDays(today, month * 30))
  return money(Math.min(...months.map((date) => priceOn(service, date, priceFactor))))
}

/** The full record of a service as of today. */
export function serviceRecord(service: ServiceSeed, market: Market): Service {
  const pictures = servicePictures(service)
  const [picture] = pictures
  if (picture === undefined) throw new Error(`service ${service.id} has no picture`)
  return {
    id: service.id,
    slug: slugOf(service.name.en, service.id),
    modified: modifiedOn(service.id),
    name: text(service.name),
    status: service.isResting ? 'passive' : 'active',
    facts: factsOf(service, market.today),
    location: locationOf(service.place),
    headline: text(service.headline),
    description: text(service.description),
    tags: [...service.tags],
    themes: [...service.themes],
    rating: { score: service.rating[0], count: service.rating[1] },
    picture,
    pictures,
    priceBasis: BASIS[service.basis],
    priceFrom: priceFrom(service, market),
    per: service.per,
    freeDays: service.freeDays,
    included: service.included.map((words) => text(words)),
    excluded: service.excluded.map((words) => text(words)),
  }
}

function tourKind(tour: TourSeed): Service['facts'] {
  const languages = [...tour.languages]
  if (typeOf(tour) === 'daily') {
    return { kind: 'daily', hours: tour.hours ?? 8, pickup: text(tourPickup(tour)), languages }
  }
  const departsFrom = locationOf(tour.from ?? tour.place)
  return { kind: 'package', nights: tour.days.length - 1, board: tour.board ?? 'breakfast', departsFrom, languages }
}

/** A tour in the format of a service. */
export function tourService(tour: TourSeed, market: Market): Service {
  const { id, slug, name, status, location, tags, themes, rating, picture, priceBasis, ...facts } = tourFacts(
    tour,
    departuresOf(tour, market),
  )
  return {
    id,
    slug,
    name,
    status,
    facts: tourKind(tour),
    location,
    headline: text(tourHeadline(tour)),
    description: text(tourDescription(tour)),
    tags,
    themes,
    ...(rating && { rating }),
    picture,
    pictures: tourPictures(tour),
    priceBasis,
    ...(facts.priceFrom && { priceFrom: facts.priceFrom }),
    per: 'once',
    freeDays: tour.freeDays,
    ...includedIn(tour),
  }
}
