import type { IntlShape } from 'react-intl'
import type { Schema } from '../api/operations.ts'
import { localized } from '../domain/localized.ts'
import type { Locale } from '../i18n/locales.ts'
import type { NeedResult } from '../page-port.ts'
import { titleIn } from '../parts/PageTitle.tsx'
import type { Route } from '../routes.tsx'

/** What a search engine or a messenger is told about a page. */
export type HeadFacts = { title: string; description: string; image: Schema<'Image'> | undefined }

type Context = {
  route: Route
  locale: Locale
  site: Schema<'Site'>
  results: NeedResult[]
  intl: Pick<IntlShape, 'formatMessage'>
}

/** The record of a hotel page, when it is there. */
export function hotelOf(results: NeedResult[]): Schema<'Hotel'> | undefined {
  const found = results.find((result) => result.need.operationId === 'hotelView')
  return found && 'data' in found ? (found.data as { record: Schema<'Hotel'> }).record : undefined
}

export function headFacts(context: Context): HeadFacts {
  const { route, site, results, intl } = context
  const hotel = hotelOf(results)
  if (hotel) return hotelFacts(hotel, context)
  const title = route.title ? intl.formatMessage({ id: route.title }) : site.name
  return {
    title: titleIn(title, site.name),
    description: route.description ? intl.formatMessage({ id: route.description }, { site: site.name }) : '',
    image: firstPicture(results),
  }
}

function hotelFacts({ facts }: Schema<'Hotel'>, { locale, site, intl }: Context): HeadFacts {
  const values = { name: facts.name, place: localized(facts.location.name, locale, site.options.languages[0]).text }
  return {
    title: titleIn(intl.formatMessage({ id: 'hotel.title' }, values), site.name),
    description: intl.formatMessage({ id: 'hotel.description' }, values),
    image: facts.picture,
  }
}

function firstPicture(results: NeedResult[]): Schema<'Image'> | undefined {
  const found = results.find((result) => result.need.operationId === 'mainProductList')
  return found && 'data' in found ? (found.data as { list: Schema<'MainProduct'>[] }).list[0]?.hotel.picture : undefined
}
