import type { Schema } from '../api/operations.ts'
import { webLink } from '../domain/text/web-link.ts'
import type { Locale } from '../i18n/locales.ts'
import { imageAddress, pathsOf } from '../paths.ts'

export type LinkedContext = { site: Schema<'Site'>; origin: string; locale: Locale }

export const CONTEXT = 'https://schema.org'

/** The agency, on the home page. */
export function agencyLd({ site, origin, locale }: LinkedContext) {
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
