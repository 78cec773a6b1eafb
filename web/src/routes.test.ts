import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf } from './server/match-page.ts'
import { LOCALE_NAMES } from './i18n/locales.ts'
import { pathsOf, splitLocale } from './paths.ts'
import { findRoute, ROUTES } from './routes.ts'
import { anyText } from './testing/any-text.ts'

const screens = join(import.meta.dirname, 'screens')
const sourceOf = (folder: string) => readFileSync(join(screens, folder, 'route.ts'), 'utf8')
const rareEntries = readFileSync(join(screens, '..', 'rare-entries.ts'), 'utf8')

/** What `load` of a route imports, as it is written. */
function loaded(name: string, folder: string, isRareEntry?: boolean): string {
  const source = sourceOf(folder)
  return isRareEntry && source.includes(`rareEntry('${name}')`) ? rareEntries : source
}

test.each(ROUTES.map((route) => [route.name, moduleOf(route), route.isRareEntry]))(
  '%s: the module of the manifest is the one that is loaded',
  (name, module, isRareEntry) => {
    const [, folder = '', file = ''] = /^src\/screens\/([a-z-]+)\/(.+)$/.exec(module) ?? []
    expect(readdirSync(join(screens, folder))).toContain(file)
    expect(loaded(name, folder, isRareEntry)).toContain(`import('./${isRareEntry ? `screens/${folder}/` : ''}${file}')`)
  },
)

test('layouts: hotel on list and detail, checkout for checkout pages, default elsewhere (decision 33.4)', () => {
  const named = (kind: string) => ROUTES.filter(({ layout }) => layout === kind).map(({ name }) => name)
  expect(named('hotel')).toEqual(['hotels', 'hotels-hotel'])
  expect(named('checkout')).toEqual(['checkout', 'payment', 'ops'])
})

test('lists fixed paths before patterns with placeholders', () => {
  expect(findRoute('/hotels').route.name).toBe('hotels')
  expect(findRoute('/hotels/x-1')).toMatchObject({ route: { name: 'hotels-hotel' }, params: { hotel: 'x-1' } })
})

const PLACEHOLDERS = {
  'hotels-hotel': { write: 'hotel', values: /^[a-z0-9-]{1,90}-\d{1,6}$/ },
  'tours-tour': { write: 'tour', values: /^[a-z0-9-]{1,90}-\d{1,6}$/ },
  'services-service': { write: 'service', values: /^[a-z0-9-]{1,90}-\d{1,6}$/ },
  'locations-location': { write: 'location', values: /^[a-z0-9]{1,40}$/ },
  booking: { write: 'booking', values: /^[A-Za-z0-9_-]{22,64}$/ },
} as const

test.each(Object.entries(PLACEHOLDERS))(
  'every address of %s leads to its page, with what the address was made of',
  (name, { write, values }) => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALE_NAMES), fc.stringMatching(values), (locale, value) => {
        const { path } = splitLocale(pathsOf(locale)[write](value))
        const { route, params } = findRoute(path)
        expect([route.name, Object.values(params)]).toEqual([name, [value]])
      }),
    )
  },
)

test('findRoute returns a route for any path', () => {
  const paths = fc
    .array(fc.oneof(anyText, fc.constantFrom('hotels', 'ar', 'tours', 'en')))
    .map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(fc.oneof(anyText, paths), (path) => {
      expect(findRoute(splitLocale(path).path).route.name).toMatch(/./)
    }),
  )
})
