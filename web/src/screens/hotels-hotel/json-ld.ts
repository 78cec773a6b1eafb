import type { Schema } from '../../api/operations.ts'
import type { SoldHotel, SoldPrices } from '../../parts/provider-hotels/sold.ts'
import { localized, textIn } from '../../domain/text/localized.ts'
import { cardOf } from '../../head/card.ts'
import { availabilityLd, CONTEXT, offerLd, ratingLd, type LinkedContext } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'

/** Maximum number of pictures in the structured data. */
const MAX_PICTURES = 5

/** Structured data of a hotel page. */
export function hotelLd(hotel: SoldHotel, prices: SoldPrices | undefined, { site, origin, locale }: LinkedContext) {
  const { facts, description, address, pictures, policies, phoneNumber } = hotel
  const text = (values: Schema<'LocalizedText'> | undefined) =>
    localized(values, locale, site.options.languages[0]).text
  const url = origin + pathsOf(locale).hotel(facts.slug)
  return {
    '@context': CONTEXT,
    '@type': 'Hotel',
    name: facts.name,
    url,
    description: textIn(description, locale),
    address: text(address) || text(facts.location.name),
    // The agency may list the first picture among the others.
    image: [...new Map([facts.picture, ...pictures].map((picture) => [picture.id, picture])).values()]
      .filter(({ id }) => !id.startsWith('data:'))
      .slice(0, MAX_PICTURES)
      .map((picture) => origin + cardOf(picture, site).address),
    ...(policies ? { checkinTime: policies.checkInFrom, checkoutTime: policies.checkOutUntil } : {}),
    ...(phoneNumber ? { telephone: phoneNumber } : {}),
    ...(facts.stars ? { starRating: { '@type': 'Rating', ratingValue: facts.stars } } : {}),
    ...ratingLd(facts.rating),
    ...offersLd(hotel, prices, url, text),
  }
}

/**
 * The cheapest offer of each room that is not sold out on the dates of the page; without dates, the price of a night.
 */
function offersLd(
  { facts, rooms }: SoldHotel,
  prices: SoldPrices | undefined,
  url: string,
  text: (values: Schema<'LocalizedText'> | undefined) => string,
) {
  if (prices) {
    const makesOffer = prices.rooms.flatMap(({ id, plans }) => {
      const [cheapest] = plans
        .filter(({ availability }) => availability !== 3)
        .toSorted((one, other) => one.offer.total.value - other.offer.total.value)
      if (!cheapest) return []
      const name = text([...rooms, ...(prices.named ?? [])].find((room) => room.id === id)?.name)
      const availability = availabilityLd(cheapest.availability === 2)
      return [offerLd(cheapest.offer.total, url, { availability, itemOffered: { '@type': 'HotelRoom', name } })]
    })
    return makesOffer.length > 0 ? { makesOffer } : {}
  }
  const { priceFrom } = facts
  if (!priceFrom) return {}
  const { value: price, currency } = priceFrom
  const night = { price, priceCurrency: currency.toUpperCase(), unitCode: 'DAY' }
  return {
    makesOffer: [offerLd(priceFrom, url, { priceSpecification: { '@type': 'UnitPriceSpecification', ...night } })],
  }
}
