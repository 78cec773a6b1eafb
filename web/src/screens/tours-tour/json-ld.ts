import type { Schema } from '../../api/operations.ts'
import { localized, textIn } from '../../domain/text/localized.ts'
import { seatState } from '../../domain/tours/departures.ts'
import { cardOf } from '../../head/card.ts'
import { availabilityLd, CONTEXT, ratingLd, type LinkedContext } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'

/** Maximum number of pictures in the structured data. */
const MAX_PICTURES = 5

/** Structured data of a tour page: a product with the prices of departures with seats, and a trip with its stops. */
export function tourLd(tour: Schema<'Tour'>, { site, origin, locale }: LinkedContext) {
  const { facts, description, pictures, itinerary, departures } = tour
  const text = (values: Schema<'LocalizedText'>) => localized(values, locale, site.options.languages[0]).text
  const url = origin + pathsOf(locale).tour(facts.slug)
  const open = departures.filter((departure) => seatState(departure, 1) !== 'full')
  const prices = open.map(({ price }) => price)
  const [first] = prices
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'TouristTrip'],
    name: text(facts.name),
    url,
    description: textIn(description, locale),
    image: pictures.slice(0, MAX_PICTURES).map((picture) => origin + cardOf(picture, site).address),
    itinerary: itinerary.flatMap(({ stops }) =>
      stops.map(({ name }) => ({ '@type': 'TouristAttraction', name: text(name) })),
    ),
    ...ratingLd(facts.rating),
    ...(first
      ? {
          offers: {
            '@type': 'AggregateOffer',
            url,
            priceCurrency: first.currency.toUpperCase(),
            lowPrice: Math.min(...prices.map(({ value }) => value)),
            highPrice: Math.max(...prices.map(({ value }) => value)),
            offerCount: prices.length,
            availability: availabilityLd(open.every(({ availability }) => availability !== 1)),
          },
        }
      : {}),
  }
}
