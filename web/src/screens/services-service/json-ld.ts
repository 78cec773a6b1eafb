import type { Schema } from '../../api/operations.ts'
import { formatIso, type CivilDate } from '../../domain/dates/civil-date.ts'
import { localized, textIn } from '../../domain/text/localized.ts'
import { cardOf } from '../../head/card.ts'
import { CONTEXT, offerLd, ratingLd, type LinkedContext } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'

/** Maximum numbers of dates and pictures in the structured data. */
const MAX_DATES = 5
const MAX_PICTURES = 5

/** Structured data of a service page: an event with its next dates, or a product with its lowest price. */
export function serviceLd(service: Schema<'Service'>, { site, origin, locale }: LinkedContext): object[] {
  const { facts, name, slug, description, pictures, location, priceFrom, rating } = service
  const text = (values: Schema<'LocalizedText'>) => localized(values, locale, site.options.languages[0]).text
  const url = origin + pathsOf(locale).service(slug)
  const offers = priceFrom && { offers: offerLd(priceFrom, url) }
  const common = {
    '@context': CONTEXT,
    name: text(name),
    url,
    description: textIn(description, locale),
    image: pictures.slice(0, MAX_PICTURES).map((picture) => origin + cardOf(picture, site).address),
    ...offers,
  }
  // An event begins by the clock of its place, and times without an offset are +03:00 (decision 30.2).
  const at = (date: CivilDate, time: string) => `${formatIso(date)}T${time}:00+03:00`
  if (facts.kind !== 'charter') return [{ ...common, '@type': 'Product', ...ratingLd(rating) }]
  return facts.dates.slice(0, MAX_DATES).map((date) => ({
    ...common,
    '@type': 'Event',
    startDate: at(date, facts.begins),
    doorTime: at(date, facts.doors),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: text(facts.venue), address: text(facts.address ?? location.name) },
    organizer: { '@type': 'Organization', name: site.name, url: origin },
  }))
}
