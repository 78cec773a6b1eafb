import type { Schema } from '../api/operations.ts'
import { localized } from '../domain/localized.ts'
import { webLink } from '../domain/web-link.ts'
import type { Locale } from '../i18n/locales.ts'
import { imageAddress, pathsOf } from '../paths.ts'

type Context = { site: Schema<'Site'>; origin: string; locale: Locale }

const CONTEXT = 'https://schema.org'

/** The agency, on the home page. */
export function agencyLd({ site, origin, locale }: Context) {
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    name: site.name,
    url: origin + pathsOf(locale).home(),
    ...(site.callcenter.number ? { telephone: site.callcenter.number } : {}),
    ...(site.callcenter.email ? { email: site.callcenter.email } : {}),
    ...(site.logo ? { logo: origin + imageAddress(site.imageBase, site.logo.id) } : {}),
    sameAs: Object.values(site.social).filter((address) => webLink(address) !== undefined),
  }
}

/** A hotel, on its page. */
export function hotelLd(hotel: Schema<'Hotel'>, { site, origin, locale }: Context) {
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
    image: [facts.picture, ...pictures].slice(0, 5).map(({ id }) => origin + imageAddress(site.imageBase, id)),
    checkinTime: policies.checkInFrom,
    checkoutTime: policies.checkOutUntil,
    ...(phoneNumber ? { telephone: phoneNumber } : {}),
    ...(facts.stars ? { starRating: { '@type': 'Rating', ratingValue: facts.stars } } : {}),
    ...(facts.rating && facts.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: facts.rating.score,
            bestRating: 10,
            ratingCount: facts.rating.count,
          },
        }
      : {}),
  }
}

/** The way from the home page to this one; each step has a name and a path. */
export function breadcrumbLd(steps: { name: string; path: string }[], origin: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
