import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { visit } from '../visit.ts'
import { prefixOf, type Locale } from '../words.ts'

export const STAY = `checkIn=${inDays(20).iso}&checkOut=${inDays(25).iso}`

/** What a visitor may have kept: one of each kind, and a hotel that is no longer offered. */
export const KEPT = ['hotel.12', 'tour.207', 'service.381', 'transfer.aytbelekminivan', 'hotel.99999']

/**
 * An address for each route whose pattern is more than a fixed path, and for each that shows nothing without a query.
 */
const ADDRESSES: Record<string, string> = {
  hotels: `/hotels?place=kas&${STAY}`,
  'hotels-hotel': hotelAddress(HOTEL.slug, inDays(20), inDays(25)),
  'services-service': `/services/302?${STAY}`,
  'tours-tour': '/tours/207',
  tours: '/tours?type=daily&tag=sea',
  flight: `/flight?from=IST&to=AYT&trip=one-way&departure=${inDays(20).iso}`,
  transfers: `/transfers?from=ayt&to=belek&date=${inDays(20).iso}&time=10:10`,
  favourites: `/favourites?ids=${KEPT.join()}`,
  payment: '/checkout?step=payment',
  booking: `/booking/${'a'.repeat(32)}`,
  'not-found': '/nowhere',
  'locations-location': '/locations/kas',
  'themes-theme': '/themes/2',
  'pages-page': '/pages/about',
}

const screens = join(import.meta.dirname, '../../../web/src/screens')

/**
 * The routes of the shop with an address each. A new route with a placeholder has an empty one until it is named above.
 */
export const ROUTES = readdirSync(screens, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(screens, file), 'utf8')
    const names = Array.from(source.matchAll(/^ {2}name: '([^']+)'/gm), ([, name = '']) => name)
    const patterns = Array.from(source.matchAll(/^ {2}pattern: \/\^(.+)\/,$/gm), ([, pattern = '']) => pattern)
    return names.map((name, at) => ({ name, address: ADDRESSES[name] ?? fixedPath(patterns[at] ?? '') }))
  })

/** The path that a pattern without placeholders matches. */
function fixedPath(pattern: string): string {
  const path = pattern.replaceAll('\\/', '/').replace(/\$$/, '')
  return /^[\w/-]+$/.test(path) ? path : ''
}

/** The screens that `axe.e2e.ts` looks at in their many states. */
export const WALKED = new Set(['home', 'hotels', 'hotels-hotel', 'tours', 'tours-tour', 'services', 'services-service'])
for (const name of ['cart', 'checkout', 'payment', 'booking', 'not-found']) WALKED.add(name)

/** Opens an address of the shop in a language, and waits for its heading and for all that it loads. */
export async function open(page: Page, address: string, locale: Locale = 'en'): Promise<void> {
  const path = (prefixOf(locale) + address).replace(/(.)\/$/, '$1')
  // The page of the operators asks for no site.
  await (address === '/ops' ? page.goto(path) : visit(page, path))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[class*=Skeleton-]:visible')).toHaveCount(0)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}
