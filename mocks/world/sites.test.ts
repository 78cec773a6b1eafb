import { expect, test } from 'vitest'
import { createClock } from './basics/clock.ts'
import { SITES } from './seed/sites/sites.ts'
import { findSite, siteAt, siteOf } from './sites.ts'
import contract from '@rota/openapi/agency/upstream.json' with { type: 'json' }
import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { schemas } from '@rota/openapi/agency/validators'
import { MARKS } from '../handlers/marks.ts'
import { createMockHarness } from '../testing/harness.ts'
import { createBookings } from './bookings/bookings.ts'
import { createIds } from './basics/ids.ts'
import { pricingContextAt } from './bookings/pricing-context.ts'

const THEMES = themes.map(({ key }) => key).toSorted()

test('every site satisfies the contract and has its own account and hosts', async () => {
  const validate = await schemas.Site()
  for (const { site } of SITES) expect([site.id, validate(site), validate.errors ?? []]).toEqual([site.id, true, []])
  const names = SITES.flatMap(({ site, hosts }) => [site.account, ...hosts])
  expect(new Set(names)).toHaveLength(names.length)
})

/** The languages that every text inside a value has. */
function languagesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const isText = Array.isArray(value) && value.length > 0 && value.every((it) => Object.hasOwn(Object(it), 'lang'))
  if (isText) return [value.map((it: { lang: string }) => it.lang)]
  return Object.values(value).flatMap(languagesOf)
}

test.each(SITES.map((seed) => [seed.site.name, seed] as const))(
  '%s says its own words in every language that it offers',
  (_, { site: { slogan, brand, options }, nav }) => {
    const told = languagesOf([slogan, brand, nav])
    expect(told.length).toBeGreaterThan(1)
    expect(told.filter((languages) => !options.languages.every((language) => languages.includes(language)))).toEqual([])
  },
)

test('no two sites look alike: name, palette or mark, and the top of the home page', () => {
  const looks = SITES.map(({ site: { theme, brand } }) => `${theme} ${brand?.shape} ${brand?.hero}`)
  expect(new Set(looks)).toHaveLength(SITES.length)
  expect(new Set(SITES.map(({ site }) => MARKS[site.account]))).toHaveLength(SITES.length)
})

test('no two sites have the same pictures of the themes (decision 44.9)', () => {
  const pictures = SITES.flatMap(
    ({ site: { brand } }) => brand?.themes?.map(({ key, picture }) => `${key} ${picture.id}`) ?? [],
  )
  expect(pictures.length).toBeGreaterThan(THEMES.length)
  expect(new Set(pictures)).toHaveLength(pictures.length)
  const branded = SITES.flatMap(({ site: { brand } }) =>
    brand ? [brand.themes?.map(({ key }) => key).toSorted()] : [],
  )
  expect(branded).toEqual(branded.map(() => THEMES))
})

const { Site, SiteOptions, LegalIdentity, SiteBrand } = contract.components.schemas

/**
 * What no simulated company has. A chat needs the script of another company, and a canonical host would close the host
 * beside it. The others are written by mocks and gateway.
 */
const UNSHOWN = ['chat', 'value', 'cardPage', 'imageBase']

test.each<[string, object, (site: (typeof SITES)[number]['site']) => object | undefined]>([
  ['record', Site.properties, (site) => site],
  ['profiles', Site.properties.social.properties, ({ social }) => social],
  ['canonical host', Site.properties.url.properties, ({ url }) => url],
  ['elements', Site.properties.elements.properties, ({ elements }) => elements],
  ['call centre', Site.properties.callcenter.properties, ({ callcenter }) => callcenter],
  ['legal identity', LegalIdentity.properties, ({ legal }) => legal],
  ['options', SiteOptions.properties, ({ options }) => options],
  ['payment', SiteOptions.properties.payment.properties, ({ options }) => options.payment],
  ['brand', SiteBrand.properties, ({ brand }) => brand],
])('everything that the contract says of the %s of a site can be seen at one of the companies', (_, known, partOf) => {
  const shown = new Set(SITES.flatMap(({ site }) => Object.keys(partOf(site) ?? {})))
  const missing = Object.keys(known).filter((name) => !shown.has(name))
  expect(missing.filter((name) => !UNSHOWN.includes(name))).toEqual([])
})

test('an unknown host shows the oldest site, and an unknown account is refused', () => {
  expect(siteAt('elsewhere.test')).toBe(SITES[0])
  for (const known of SITES) for (const host of known.hosts) expect(siteAt(host)).toBe(known)
  expect(findSite('9')).toBeUndefined()
  expect(() => siteOf('9')).toThrow('There is no such account.')
})

test('which day it is depends on the time zone of the site', () => {
  const clock = createClock(() => Date.UTC(2027, 2, 1, 21, 30))
  const days = ['Europe/Istanbul', 'Europe/London', 'America/New_York'].map((zone) => clock.today(zone))
  expect([...days, clock.today()]).toEqual([20270302, 20270301, 20270301, 20270302])
})

test('a site adds its own markup to what the provider asks, and the provider adds none', async () => {
  const { world } = await createMockHarness()
  const [site] = SITES
  if (site === undefined) throw new Error('there is no site')
  const dearer = { ...site, site: { ...site.site, markupRate: 25 } }
  const markups = [
    world.market().markup,
    pricingContextAt(world, site).market.markup,
    pricingContextAt(world, dearer).market.markup,
  ]
  expect(markups).toEqual([0, 4, 25])
})

test('a booking belongs to the site that it was begun on', async () => {
  const bookings = await createBookings(createIds('test'), () => {})
  const { id, account } = await bookings.start('1001', 0)
  expect([account, bookings.find(id)?.account, bookings.find(id, '1001')?.id]).toEqual(['1001', '1001', id])
  expect(bookings.find(id, '1002')).toBeUndefined()
  await expect(bookings.restore([{ ...(await bookings.start('1001', 0)), account: '9' }])).rejects.toThrow('schema')
})
