import type { Market } from '../prices/choice.ts'
import type { Schema } from '../basics/schemas.ts'
import { matchOf } from '../places/search.ts'
import { lineageOf, PLACES } from '../seed/places.ts'
import { SERVICES } from '../seed/services.ts'
import type { ServiceSeed } from '../seed/services/service-seed.ts'
import { inAnyLanguage } from '../basics/texts.ts'
import { TAGS } from '../seed/tags.ts'
import { TOURS } from '../seed/tours.ts'
import { serviceRecord, tourService } from './service-record.ts'
import { isMeant } from './tour-list.ts'

type Service = Schema<'Service'>

/** Filters and order of a list of services; an absent filter matches everything. */
export interface ServiceQuery {
  readonly keyword?: string | undefined
  readonly status?: Schema<'ListStatus'> | undefined
  readonly type?: Schema<'ServiceType'> | undefined
  readonly sort?: Schema<'ServiceSortKey'> | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

const SORT_VALUES: Readonly<Record<Schema<'ServiceSortKey'>, ((service: Service) => number | string) | undefined>> = {
  recommended: undefined,
  price: ({ priceFrom }) => priceFrom?.value ?? Infinity,
  rating: ({ rating }) => rating?.score ?? 0,
  name: ({ slug }) => slug,
}

/** A service by its id; undefined for tours. */
export const serviceSeedOf = (id: string): ServiceSeed | undefined => SERVICES.find((service) => service.id === id)

/** Whether a word in the service's name, place, route or tags begins with the keyword. */
function isServiceMeant(service: ServiceSeed, keyword: string): boolean {
  const { facts } = service
  const places = lineageOf(service.place).map((place) => PLACES[place].name)
  const route = facts.kind === 'gulet' ? facts.route.flat().map(({ value }) => value) : []
  const names = [service.name, ...places, ...service.tags.map((tag) => TAGS[tag])]
  return matchOf(keyword, [...names.flatMap(inAnyLanguage), ...route]) > 0
}

function sorted(services: Service[], sort: Schema<'ServiceSortKey'>, order: 'asc' | 'desc'): Service[] {
  const value = SORT_VALUES[sort]
  if (value === undefined) return order === 'desc' ? services.toReversed() : services
  const sign = order === 'desc' ? -1 : 1
  const compare = (a: number | string, b: number | string) => (a === b ? 0 : a < b ? -1 : 1)
  return services.toSorted((a, b) => sign * compare(value(a), value(b)))
}

/** Full records of services of every kind; tours are services too and come last. */
export function serviceRecords(query: ServiceQuery, market: Market): Service[] {
  const { keyword, status = 'active', type, sort = 'recommended', order = 'asc' } = query
  const services = SERVICES.filter((it) => keyword === undefined || isServiceMeant(it, keyword))
  const tours = TOURS.filter((it) => keyword === undefined || isMeant(it, keyword))
  const all = [
    ...services.map((service) => serviceRecord(service, market)),
    ...tours.map((tour) => tourService(tour, market)),
  ]
  const found = all.filter((it) => it.status === status && (type === undefined || it.facts.kind === type))
  return sorted(found, sort, order)
}
