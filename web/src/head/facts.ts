import type { IntlShape } from 'react-intl'
import type { Schema } from '../api/operations.ts'
import type { CivilDate } from '../domain/civil-date.ts'
import { decode } from '../domain/read-hotel-address.ts'
import { localized } from '../domain/localized.ts'
import type { Locale } from '../i18n/locales.ts'
import type { NeedResult } from '../page-port.ts'
import { titleIn } from '../parts/PageTitle.tsx'
import type { Route } from '../routes.tsx'
import { placeName } from '../screens/hotels/list-view.ts'

/** What a search engine or a messenger is told about a page. */
export type HeadFacts = {
  title: string
  /** What the page is called on the way to it. */
  name: string
  description: string
  image: Schema<'Image'> | undefined
}

type Context = {
  route: Route
  locale: Locale
  site: Schema<'Site'>
  /** The query of the address. */
  search: string
  results: NeedResult[]
  today: CivilDate
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
  const place = route.name === 'hotels' ? listPlace(context) : ''
  const named = route.title ? intl.formatMessage({ id: route.title }) : site.name
  const title = place === '' ? named : intl.formatMessage({ id: 'hotels.titleIn' }, { place })
  return {
    title: titleIn(title, site.name),
    name: place || named,
    description: route.description ? intl.formatMessage({ id: route.description }, { site: site.name }) : '',
    image: firstPicture(results),
  }
}

function hotelFacts({ facts }: Schema<'Hotel'>, { locale, site, intl }: Context): HeadFacts {
  const values = { name: facts.name, place: localized(facts.location.name, locale, site.options.languages[0]).text }
  return {
    title: titleIn(intl.formatMessage({ id: 'hotel.title' }, values), site.name),
    name: facts.name,
    description: intl.formatMessage({ id: 'hotel.description' }, values),
    image: facts.picture,
  }
}

/** The place of a list as its heading names it; empty where there is none. */
function listPlace({ search, results, today, locale, site }: Context): string {
  const asked = decode(search, today).search
  const found = results.find((result) => result.need.operationId === 'availabilitySearch')
  const records = found && 'data' in found ? (found.data as { records: Schema<'HotelOffer'>[] }).records : []
  return localized(placeName(records, asked), locale, site.options.languages[0]).text || asked.label
}

function firstPicture(results: NeedResult[]): Schema<'Image'> | undefined {
  const found = results.find((result) => result.need.operationId === 'mainProductList')
  return found && 'data' in found ? (found.data as { list: Schema<'MainProduct'>[] }).list[0]?.hotel.picture : undefined
}
