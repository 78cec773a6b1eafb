import type { Answer, Input, OperationId } from '../api/operations.ts'
import { sells } from '../api/use-sells.ts'
import { formatIso, todayIn, type CivilDate } from '../domain/dates/civil-date.ts'
import { defaultSearch, searchForm } from '../domain/hotels/hotel-search.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { SERVICE_KINDS } from '../domain/services/service-filters.ts'
import { need } from '../needs.ts'
import type { SitemapKind, SitemapPart } from '../page-port.ts'
import { hasThemes, sellsOwnHotels } from '../parts/rails/sold-kinds.ts'
import { pathsOf, splitLocale, type Paths } from '../paths.ts'
import { findRoute } from '../routes.ts'

/** The most entries that the contract returns at once. */
const PAGE_SIZE = 100

/** Every hotel is in a search for anywhere, sold out ones at the end. */
function everyHotel(page: number, today: CivilDate) {
  return { body: { filter: searchForm(defaultSearch(today)), limit: PAGE_SIZE, page } }
}

type View = Answer<'siteView'>
/** `isSold` returns whether a site has pages of the kind; a kind without it exists on every site. */
type Kind = SitemapKind & { isSold?: (view: View) => boolean }

/** The pages of a site that a search engine should know, by type, without those of products that it does not sell. */
export const sitemapsOf = (view: View): SitemapKind[] => KINDS.filter(({ isSold = () => true }) => isSold(view))

/** Each kind is read page by page. */
const KINDS: readonly Kind[] = [
  kind('main', 'siteView', () => ({}), mainPages),
  kind(
    'pages',
    'siteView',
    () => ({}),
    ({ site: { pages = [] } }, { entry }) => ({
      entries: pages.map(({ url }) => ({ path: entry(`/pages/${url}`) })),
      total: pages.length,
    }),
  ),
  {
    ...kind(
      'themes',
      'themeList',
      () => ({}),
      ({ records }, { entry }) => ({
        entries: records.map(({ key }) => ({ path: entry(`/themes/${key}`) })),
        total: records.length,
      }),
    ),
    isSold: hasThemes,
  },
  kind(
    'locations',
    'locationList',
    (page) => ({ query: { page, limit: PAGE_SIZE } }),
    ({ records, stats }, { entry }) => ({
      entries: records.map(({ id }) => ({ path: entry(`/locations/${id}`) })),
      total: stats.totalRecord,
    }),
  ),
  {
    ...kind('hotels', 'availabilitySearch', everyHotel, ({ records, stats }, paths) => ({
      entries: records.map(({ hotel }) => ({ path: paths.hotel(hotel.slug), ...modifiedDate(hotel) })),
      total: stats?.totalRecord ?? records.length,
    })),
    isSold: sellsOwnHotels,
  },
  {
    ...kind(
      'tours',
      'tourList',
      (page) => ({ query: { page, limit: PAGE_SIZE } }),
      ({ records, stats }, paths) => ({
        entries: records.map((tour) => ({ path: paths.tour(tour.slug), ...modifiedDate(tour) })),
        total: stats.totalRecord,
      }),
    ),
    isSold: (view) => sells(view, 'tours'),
  },
  ...SERVICE_KINDS.map((type): Kind => ({
    ...kind(
      type,
      'serviceList',
      (page) => ({ query: { page, limit: PAGE_SIZE, type } }),
      ({ records, stats }, paths) => ({
        entries: records.map((service) => ({ path: paths.service(service.slug), ...modifiedDate(service) })),
        total: stats.totalRecord,
      }),
    ),
    isSold: ({ nav }) => nav.some(({ path }) => path.startsWith('/services')),
  })),
]

const modifiedDate = ({ modified }: { modified?: CivilDate }) =>
  modified === undefined ? {} : { modified: formatIso(modified) }

/**
 * The pages that every site has, and the lists in its navigation. The page of a single hotel or tour is in the sitemap
 * of its kind. The list of hotels is empty if they are the provider's, which needs a place (decision 33.11).
 */
function mainPages(view: View, paths: Paths): SitemapPart {
  const { site, nav } = view
  const fixed = [
    paths.home(),
    paths.locations(),
    ...(hasThemes(view) ? [paths.themes()] : []),
    ...(site.pages?.length ? [paths.pages()] : []),
    paths.contact(),
    paths.accessibility(),
  ]
  const isEmpty = (path: string) => path === '/hotels' && hotelSourceOf(site.options) === 'provider'
  const lists = nav.filter(({ path }) => isList(path) && !isEmpty(path)).map(({ path }) => paths.entry(path))
  const entries = [...new Set([...fixed, ...lists])].map((path) => ({ path }))
  return { entries, total: entries.length }
}

const isList = (path: string) => Object.keys(findRoute(path.replace(/\?.*/, '')).params).length === 0

/** A kind of pages. Only pages that search engines may index are listed. */
function kind<Id extends OperationId>(
  name: string,
  operationId: Id,
  params: (page: number, today: CivilDate) => Input<Id>,
  read: (answer: Answer<Id>, paths: Paths) => SitemapPart,
): SitemapKind {
  return {
    name,
    isPaged: params.length > 0,
    need: (page, now) => need(operationId, params(page, todayIn(now))),
    read: (answer, locale) => {
      const { entries, total } = read(answer as Answer<Id>, pathsOf(locale))
      const kept = entries.filter(({ path }) => isIndexed(path))
      // If one call returns all entries, only those that are kept count, so that no file is empty.
      return { entries: kept, total: params.length > 0 && total > PAGE_SIZE ? total : kept.length }
    },
  }
}

function isIndexed(path: string): boolean {
  const pathWithoutLocale = splitLocale(path.replace(/\?.*/, '')).path
  const { route, params } = findRoute(pathWithoutLocale)
  // A content page is known by its path below `/pages` only (decision 33.12).
  const isCanonicalPath = params['page'] === undefined || pathWithoutLocale.startsWith('/pages/')
  return route.indexed && route.status === 200 && isCanonicalPath
}
