import type { Schema } from '../api/operations.ts'
import { webLink } from '../domain/text/web-link.ts'
import type { Locale } from '../i18n/locales.ts'
import { pathsOf } from '../paths.ts'
import { logoOf } from './card.ts'

export type LinkedContext = { site: Schema<'Site'>; origin: string; locale: Locale }

export const CONTEXT = 'https://schema.org'

/** The agency, on the home page. */
export function agencyLd({ site, origin, locale }: LinkedContext) {
  const logo = logoOf(site)
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    name: site.name,
    url: origin + pathsOf(locale).home(),
    ...(site.callcenter.number ? { telephone: site.callcenter.number } : {}),
    ...(site.callcenter.email ? { email: site.callcenter.email } : {}),
    ...(logo ? { logo: origin + logo } : {}),
    ...(site.legal ? { legalName: site.legal.name } : {}),
    ...(site.legal?.address ? { address: site.legal.address } : {}),
    ...hoursLd(site.callcenter.hours),
    sameAs: Object.values(site.social).filter((address) => webLink(address) !== undefined),
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hoursLd = (hours: Schema<'Site'>['callcenter']['hours'] = []) =>
  hours.length > 0
    ? {
        openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => DAYS[day - 1]),
          opens,
          closes: closes === '24:00' ? '23:59' : closes,
        })),
      }
    : {}

/** The schema.org term for an offer that is available: `LimitedAvailability` if the agency has to confirm it. */
export const availabilityLd = (isOnRequest: boolean) =>
  `https://schema.org/${isOnRequest ? 'LimitedAvailability' : 'InStock'}`

/** An offer that can be booked on a page. */
export const offerLd = ({ value, currency }: Schema<'Money'>, url: string, extraFields: object = {}) => ({
  '@type': 'Offer',
  url,
  price: value,
  priceCurrency: currency.toUpperCase(),
  availability: availabilityLd(false),
  ...extraFields,
})

/** The average rating of a product. */
export const ratingLd = (rating: Schema<'Rating'> | undefined) =>
  rating && rating.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          bestRating: 10,
          ratingCount: rating.count,
        },
      }
    : {}

/** The breadcrumb trail from the home page to this one; each step has a name and a path. */
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
