import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findRoute, ROUTES } from './routes.ts'

const screens = join(import.meta.dirname, 'screens')
const sourceOf = (folder: string) => readFileSync(join(screens, folder, 'route.ts'), 'utf8')

test.each(ROUTES.map(({ name, module }) => [name, module]))(
  '%s: the module of the manifest is the one that is loaded',
  (_, module) => {
    const [, folder = '', file = ''] = /^src\/screens\/([a-z-]+)\/(.+)$/.exec(module) ?? []
    expect(readdirSync(join(screens, folder))).toContain(file)
    expect(sourceOf(folder)).toContain(`import('./${file}')`)
  },
)

test('hotel layout on list and detail, default layout elsewhere, checkout without ways out (decision 33.4)', () => {
  const layouts = Object.fromEntries(ROUTES.map(({ name, layout }) => [name, layout]))
  expect(layouts).toEqual({
    home: 'default',
    hotels: 'hotel',
    'hotels-hotel': 'hotel',
    tours: 'default',
    transfers: 'default',
    favourites: 'default',
    'tours-tour': 'default',
    services: 'default',
    'services-service': 'default',
    cart: 'default',
    checkout: 'checkout',
    payment: 'checkout',
    booking: 'default',
    'bad-request': 'default',
    'not-found': 'default',
  })
})

test('concrete paths come before templates', () => {
  expect(findRoute('/hotels').route.name).toBe('hotels')
  expect(findRoute('/hotels/x-1')).toMatchObject({ route: { name: 'hotels-hotel' }, params: { hotel: 'x-1' } })
})
