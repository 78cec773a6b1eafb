import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf } from './match-page.ts'
import { findRoute, ROUTES } from './routes.ts'

const screens = join(import.meta.dirname, 'screens')
const sourceOf = (folder: string) => readFileSync(join(screens, folder, 'route.ts'), 'utf8')

test.each(ROUTES.map((route) => [route.name, moduleOf(route)]))(
  '%s: the module of the manifest is the one that is loaded',
  (_, module) => {
    const [, folder = '', file = ''] = /^src\/screens\/([a-z-]+)\/(.+)$/.exec(module) ?? []
    expect(readdirSync(join(screens, folder))).toContain(file)
    expect(sourceOf(folder)).toContain(`import('./${file}')`)
  },
)

test('hotel layout on list and detail, default layout elsewhere, checkout without ways out (decision 33.4)', () => {
  const named = (kind: string) => ROUTES.filter(({ layout }) => layout === kind).map(({ name }) => name)
  expect(named('hotel')).toEqual(['hotels', 'hotels-hotel'])
  expect(named('checkout')).toEqual(['checkout', 'payment', 'ops'])
})

test('concrete paths come before templates', () => {
  expect(findRoute('/hotels').route.name).toBe('hotels')
  expect(findRoute('/hotels/x-1')).toMatchObject({ route: { name: 'hotels-hotel' }, params: { hotel: 'x-1' } })
})
