import type { Schema } from '../../api/operations.ts'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import { localized } from '../../domain/text/localized.ts'
import { CONTEXT, ratingLd, type LinkedContext } from '../../head/json-ld.ts'
import { imageAddress, pathsOf } from '../../paths.ts'

/** Structured data of a hotel page. */
export function hotelLd(hotel: SoldHotel, { site, origin, locale }: LinkedContext) {
  const { facts, description, address, pictures, policies, phoneNumber } = hotel
  const text = (values: Schema<'LocalizedText'> | undefined) =>
    localized(values, locale, site.options.languages[0]).text
  return {
    '@context': CONTEXT,
    '@type': 'Hotel',
    name: facts.name,
    url: origin + pathsOf(locale).hotel(facts.slug),
    description: text(description),
    address: text(address) || text(facts.location.name),
    image: [facts.picture, ...pictures]
      .filter(({ id }) => !id.startsWith('data:'))
      .slice(0, 5)
      .map(({ id }) => origin + imageAddress(site.imageBase, id)),
    ...(policies ? { checkinTime: policies.checkInFrom, checkoutTime: policies.checkOutUntil } : {}),
    ...(phoneNumber ? { telephone: phoneNumber } : {}),
    ...(facts.stars ? { starRating: { '@type': 'Rating', ratingValue: facts.stars } } : {}),
    ...ratingLd(facts.rating),
  }
}
