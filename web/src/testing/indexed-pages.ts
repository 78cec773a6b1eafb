import { ROUTES } from '../routes.ts'
import { HOTEL } from './rendered-page.ts'

/** An address for each indexed route whose path has a placeholder, or that is nothing without a query. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'hotels-hotel': `/hotels/${HOTEL.facts.slug}`,
  'locations-location': '/locations/kas',
  'pages-page': '/pages/about',
  services: '/services?type=gulet',
  'services-service': '/services/aida-under-the-stars-361',
  'themes-theme': '/themes/ski',
  tours: '/tours',
  'tours-tour': '/tours/cappadocia-above-and-below-201',
}

/** Every page that search engines may index: the name of its route, and an address that `render` knows. */
export const INDEXED: readonly (readonly [name: string, address: string])[] = ROUTES.filter(
  ({ indexed }) => indexed,
).map(({ name, pattern }) => [name, ADDRESSES[name] ?? fixedPath(name, pattern)])

/** The path that a pattern without placeholders matches. */
function fixedPath(name: string, { source }: RegExp): string {
  const path = source.replace(/^\^|\$$/g, '').replaceAll('\\/', '/')
  if (!/^[\w/-]+$/.test(path)) throw new Error(`name an address of ${name} in indexed-pages.ts`)
  return path
}
