import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleOf } from './server/match-page.ts'
import { findRoute, ROUTES } from './routes.ts'

const screens = join(import.meta.dirname, 'screens')
const sourceOf = (folder: string) => readFileSync(join(screens, folder, 'route.ts'), 'utf8')
const rareScreens = readFileSync(join(screens, '..', 'rare-screens.ts'), 'utf8')

/** What `load` of a route imports, as it is written. */
function loaded(name: string, folder: string, isRare?: boolean): string {
  const source = sourceOf(folder)
  return isRare && source.includes(`rarely('${name}')`) ? rareScreens : source
}

test.each(ROUTES.map((route) => [route.name, moduleOf(route), route.isRare]))(
  '%s: the module of the manifest is the one that is loaded',
  (name, module, isRare) => {
    const [, folder = '', file = ''] = /^src\/screens\/([a-z-]+)\/(.+)$/.exec(module) ?? []
    expect(readdirSync(join(screens, folder))).toContain(file)
    expect(loaded(name, folder, isRare)).toContain(`import('./${isRare ? `screens/${folder}/` : ''}${file}')`)
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
