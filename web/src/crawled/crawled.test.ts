import { expect, test } from 'vitest'
import type { Answer } from '../api/operations.ts'
import { SERVICE_KINDS } from '../domain/services/service-filters.ts'
import { findRoute, ROUTES } from '../routes.ts'
import { NOW, VIEW } from '../testing/rendered-page.ts'
import { crawled } from './crawled.ts'

const SERVICES = { key: 'gulets', title: [], path: '/services?type=gulet' }
const ALL = { ...VIEW, nav: [...VIEW.nav, SERVICES] }

const kindOf = (name: string) => {
  const kind = crawled.sitemapsOf(ALL).find((it) => it.name === name)
  if (!kind) throw new Error(`no sitemap of ${name}`)
  return kind
}

test('the main pages are those that every site has, and those of its navigation, in the language', () => {
  const view = {
    ...VIEW,
    nav: [
      ...VIEW.nav,
      { key: 'gulets', title: [], path: '/services?type=gulet' },
      { key: 'deals', title: [], path: '/themes/summer-deals' },
      { key: 'nowhere', title: [], path: '/no/such/page' },
      { key: 'cart', title: [], path: '/cart' },
    ],
  }
  const paths = kindOf('main')
    .read(view, 'ar')
    .entries.map(({ path }) => path)
  // The page of a theme is in the sitemap of the themes.
  const common = ['', '/locations', '/themes', '/pages', '/contact', '/pages/accessibility']
  expect(paths).toEqual([...common, '/hotels', '/tours', '/services?type=gulet'].map((path) => `/ar${path}`))
})

test('the hotels of the provider are a main page only with a place (decision 33.11)', () => {
  const { site, nav } = VIEW
  const options = { ...site.options, searchTypeOption: 'paximum' as const }
  const place = { key: 'antalya', title: [], path: '/hotels?place=2-23494' }
  const { entries } = kindOf('main').read({ ...VIEW, nav: [...nav, place], site: { ...site, options } }, 'en')
  const paths = entries.map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith('/hotels'))).toEqual(['/hotels?place=2-23494'])
})

test('the main pages of a site that sells everything include every indexed page with a fixed path', () => {
  const sold = ['/hotels', '/tours', '/flight', '/transfers', '/services?type=gulet']
  const nav = sold.map((path) => ({ key: path.split(/\W/)[1] ?? '', title: [], path }))
  const listed = kindOf('main').read({ ...VIEW, nav }, 'en').entries
  const single = ROUTES.filter(({ indexed, pattern }) => indexed && !pattern.source.includes('(?<'))
  expect(listed.map(({ path }) => findRoute(path.replace(/\?.*/, '')).route.name).toSorted()).toEqual(
    single.map(({ name }) => name).toSorted(),
  )
})

test('a site without content pages does not list `/pages`', () => {
  const { pages: _none, ...site } = ALL.site
  expect(kindOf('pages').read(ALL, 'en').entries).toEqual([{ path: '/pages/about' }])
  expect(kindOf('main').read(ALL, 'en').entries).toContainEqual({ path: '/pages' })
  expect(kindOf('pages').read({ ...ALL, site }, 'en').entries).toEqual([])
  expect(kindOf('main').read({ ...ALL, site }, 'en').entries).not.toContainEqual({ path: '/pages' })
})

test('products are read page by page, with the date of their last change', () => {
  const kind = kindOf('tours')
  expect(kind.need(3, NOW)).toEqual({ operationId: 'tourList', params: { query: { page: 3, limit: 100 } } })
  const answer = {
    records: [{ slug: 'pamukkale-7', modified: 20260905 }, { slug: 'ephesus-8' }],
    stats: { totalRecord: 250, currentPage: 3, pageCount: 3, pageSize: 100 },
  } as Answer<'tourList'>
  expect(kind.read(answer, 'en')).toEqual({
    entries: [{ path: '/tours/pamukkale-7', modified: '2026-09-05' }, { path: '/tours/ephesus-8' }],
    total: 250,
  })
})

test('lists every place, with or without hotels', () => {
  const answer = {
    records: [
      { id: 'kas', hotels: 4 },
      { id: 'ihlara', hotels: 0 },
    ],
    stats: { totalRecord: 2 },
  }
  const { entries } = kindOf('locations').read(answer, 'en')
  expect(entries.map(({ path }) => path)).toEqual(['/locations/kas', '/locations/ihlara'])
})

test.each(['gulet', 'caravan', 'charter', 'extra'])(
  'services of the kind %s have a sitemap: tours and transfers have pages of their own',
  (type) => {
    const kind = kindOf(type)
    expect(kind.need(2, NOW)).toEqual({ operationId: 'serviceList', params: { query: { page: 2, limit: 100, type } } })
    const answer = { records: [{ slug: 'mavi-301' }], stats: { totalRecord: 101 } } as Answer<'serviceList'>
    expect(kind.read(answer, 'de')).toEqual({ entries: [{ path: '/de/services/mavi-301' }], total: 101 })
  },
)

test('without services of a kind its sitemap has no file', () => {
  const answer = { records: [] as unknown[], stats: { totalRecord: 0 } } as Answer<'serviceList'>
  expect(kindOf('extra').read(answer, 'en')).toEqual({ entries: [], total: 0 })
})

test('hotels come from a search for anywhere', () => {
  const { need } = kindOf('hotels')
  expect(need(2, NOW)).toMatchObject({
    operationId: 'availabilitySearch',
    params: { body: { filter: { checkIn: 20270502, adults: 2 }, page: 2, limit: 100 } },
  })
})

test.each([
  ['everything', ['hotels', 'tours', 'gulets'], {}, ['themes', 'locations', 'hotels', 'tours', ...SERVICE_KINDS]],
  ['hotels of the provider', ['hotels'], { searchTypeOption: 'paximum' }, ['locations']],
  ['tours only', ['tours'], {}, ['themes', 'locations', 'tours']],
  ['transfers only', ['transfers'], {}, ['locations']],
])('a site that sells %s lists no pages of anything else', (_, keys, options, names) => {
  const nav = [...ALL.nav, { key: 'transfers', title: [], path: '/transfers' }].filter(({ key }) => keys.includes(key))
  const view = { ...VIEW, nav, site: { ...VIEW.site, options: { ...VIEW.site.options, ...options } } }
  expect(crawled.sitemapsOf(view).map(({ name }) => name)).toEqual(['main', 'pages', ...names])
  const main = kindOf('main')
    .read(view, 'en')
    .entries.map(({ path }) => path)
  expect(main.includes('/themes')).toBe(names.includes('themes'))
})

test('the manifest has the name, colours and icon of the site', () => {
  expect(crawled.manifestOf(VIEW)).toEqual({
    id: '/',
    name: 'Yelkovan',
    short_name: 'Yelkovan',
    description: 'The sea is closer than it looks.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcfefd',
    theme_color: '#fcfefd',
    icons: [
      { src: '/images/1001/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/drawn/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/drawn/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/drawn/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
  const arabic = { ...VIEW, site: { ...VIEW.site, options: { ...VIEW.site.options, languages: ['ar', 'en'] } } }
  expect(crawled.manifestOf(arabic)).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar' })
})

test('a favicon that is not an SVG is the only icon', () => {
  const site = { ...VIEW.site, elements: { favicon: { id: 'favicon.png' } } }
  expect(crawled.manifestOf({ ...VIEW, site })).toMatchObject({
    icons: [{ src: '/images/1001/favicon.png', sizes: 'any', purpose: 'any' }],
  })
  expect(crawled.lookOf({ ...VIEW, site })).not.toHaveProperty('mark')
})

test('cards and icons are drawn from the first picture and the favicon, in the colours of the palette', () => {
  const pictures = [{ id: 'scene-ski-1-sky.svg', width: 1600, height: 1200 }]
  const site = { ...VIEW.site, brand: { pictures } }
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(crawled.lookOf({ ...VIEW, site })).toEqual({
    picture: 'scene-ski-1-sky.svg',
    mark: 'favicon.svg',
    colours: { plate: colour, ground: colour },
  })
  expect(crawled.lookOf(VIEW)).not.toHaveProperty('picture')
})
