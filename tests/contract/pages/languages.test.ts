import { createPages } from '@rota/gateway/pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, startTestSystem, type TestSystem } from '../test-system.ts'
import { LANGUAGES, messagesOf, passagesOf, untranslated } from './said.ts'
import { amountsOf, isWritten } from './amounts.ts'
import { expectedHead, isRecord, recordFaults, type RequestedPage, type Company } from './expected-head.ts'
import { fixedPaths, samplePaths } from './sample-paths.ts'
import { alternatesOf, headOf, inLanguage, openPage, type ServedPage } from './served-page.ts'
import { SHOP_BUILD, type PageRoute } from './shop-build.ts'
import { unstyled } from './unstyled.ts'

/** The first company, which offers every language. */
const YELKOVAN: Company = { name: 'Yelkovan', languages: LANGUAGES, hasBoth: true, hasThemes: true, isProvided: false }

let system: TestSystem
let samples: Map<PageRoute, string[]>
/** The pages of records in English, by path. */
let english: Map<string, ServedPage>

const open = (path: string) => openPage(system, ORIGIN, path)

/** The route of a sample path. */
function routeOf(path: string): PageRoute {
  const [route] = [...samples].find(([, paths]) => paths.includes(path)) ?? []
  if (!route) throw new Error(`${path} is no sample`)
  return route
}

/** Every sample page in a language. */
async function openAll(language: string): Promise<{ asked: RequestedPage; page: ServedPage }[]> {
  const asked = [...samples].flatMap(([route, paths]) => paths.map((path) => ({ route, path, language })))
  const opened = []
  for (const each of asked) opened.push({ asked: each, page: await open(inLanguage(language, each.path)) })
  return opened
}

beforeAll(async () => {
  system = await startTestSystem()
  system.context.pages = createPages(system.context, SHOP_BUILD)
  samples = await samplePaths(async (path) => (await open(path)).html)
  const records = [...samples].flatMap(([route, paths]) => (isRecord(route) ? paths : []))
  english = new Map()
  for (const path of records) english.set(path, await open(path))
})
afterAll(() => system.close())

describe.each(LANGUAGES)('every page in %s', (language) => {
  let pages: Awaited<ReturnType<typeof openAll>> = []
  beforeAll(async () => void (pages = await openAll(language)))
  afterAll(() => void (pages = []))

  test('has its status, language, direction, title, description and address, and the alternates that the site offers', () => {
    for (const { asked, page } of pages)
      expect(headOf(page), `${asked.route.name} ${asked.path}`).toEqual(expectedHead(page, asked, YELKOVAN))
  })

  test('is delivered with the look of all that it shows', () => {
    const bare = pages.flatMap(({ asked, page }) =>
      unstyled(page.html, asked.route.name).map((name) => `${asked.path} ${name}`),
    )
    expect(bare).toEqual([])
  })

  test('is known to search engines by the words of its record, in the language', () => {
    const records = pages.flatMap(({ asked, page }) => {
      const original = english.get(asked.path)
      return original ? [recordFaults(page, asked, original)] : []
    })
    expect(records.length).toBeGreaterThan(6)
    expect(records.flat()).toEqual([])
  })

  test('says nothing in English that has words in the language, and writes Latin digits and Turkish amounts', () => {
    expect(pages.flatMap(({ asked, page }) => untranslated(page.html, language, asked.path))).toEqual([])
    const amounts = pages.flatMap(({ page }) => amountsOf(page.html))
    expect(amounts.length).toBeGreaterThan(100)
    expect(amounts.filter((amount) => !isWritten(amount, language))).toEqual([])
  })
})

test('a language that the site does not offer is shown, but not to search engines (decision 32.6)', async () => {
  const other = await startTestSystem()
  other.context.pages = createPages(other.context, {
    ...SHOP_BUILD,
    renderPage: ({ site: answer, ...job }) => {
      if (!('json' in answer)) throw new Error('no site')
      const json = answer.json.replace(/"languages":\[[^\]]*\]/, '"languages":["en","tr"]')
      return SHOP_BUILD.renderPage({ ...job, site: { ...answer, json } })
    },
  })
  const read = async (path: string) => {
    const response = await other.ask(new Request(ORIGIN + path, { headers: { accept: 'text/html' } }))
    return { status: response.status, html: await response.text() }
  }
  const hidden = await read('/de/hotels')
  expect(hidden.status).toBe(200)
  expect(hidden.html).toContain('<html lang="de" dir="ltr"')
  expect(hidden.html).toContain('<meta name="robots" content="noindex">')
  expect(alternatesOf((await read('/tr/hotels')).html)).toEqual({
    en: `${ORIGIN}/hotels`,
    tr: `${ORIGIN}/tr/hotels`,
    'x-default': `${ORIGIN}/hotels`,
  })
  await other.close()
})

test.each(['uk', 'pl', 'az', 'uk/hotels', 'pl/tours/list'])('/%s is an unknown page (decision 32.1)', async (path) => {
  const { status, html } = await open(`/${path}`)
  expect(status).toBe(404)
  expect(html).toContain('<html lang="en" dir="ltr"')
})

test('/en has no pages of its own: each moves to the one without prefix, with its query (decision 33.2)', async () => {
  for (const [{ name }, paths] of samples) {
    for (const path of paths) {
      const { status, headers } = await open(`/en${path === '/' ? '' : path}?a=1&b=%C3%A7`)
      expect([name, status, headers.get('location')]).toEqual([name, 301, `${path}?a=1&b=%C3%A7`])
    }
  }
})

test('the paths of a pattern', () => {
  expect(fixedPaths(/^\/tours(?:\/list|\/ToursView)?$/)).toEqual(['/tours', '/tours/list', '/tours/ToursView'])
  expect(fixedPaths(/^\/(?<step>payment)$/)).toEqual(['/payment'])
  expect(fixedPaths(/^\/hotels\/(?<hotel>[a-z]{1,9})$/)).toBeUndefined()
  expect(fixedPaths(/^/)).toBeUndefined()
})

test.each<[fault: string, path: string, damage: (html: string) => string]>([
  ['the title of another language', '/contact', (html) => html.replace(/<title>[^<]*/, '<title>Contact · Yelkovan')],
  ['the title of another page', '/contact', (html) => html.replace(/<title>[^<]*/, '<title>الفنادق · Yelkovan')],
  ['no description', '/pages/accessibility', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
  ['an English description', '/themes', (html) => html.replace(/(name="description" content=")[^"]*/, '$1Themes')],
  ['the address of the home page', '/contact', (html) => html.replace(/(rel="canonical" href="[^"]*?)\/contact/, '$1')],
  ['alternates of another page', '/contact', (html) => html.replaceAll(/(hreflang="[^"]*" href="[^"]*)contact/g, '$1')],
  ['no alternate for Greek', '/contact', (html) => html.replace(/<link rel="alternate" hreflang="el"[^>]*>/, '')],
])('the checks of a head notice %s at %s', async (_, path, damage) => {
  const page = await open(`/ar${path}`)
  const asked = { route: routeOf(path), path, language: 'ar' }
  expect(headOf(page)).toEqual(expectedHead(page, asked, YELKOVAN))
  const damaged = { ...page, html: damage(page.html) }
  expect(headOf(damaged)).not.toEqual(expectedHead(damaged, asked, YELKOVAN))
})

test.each<[fault: string, damage: (html: string) => string]>([
  ['has an English title', (html) => html.replace(/<title>[^·]*/, '<title>A guide ')],
  ['has no description', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
  ['is described in English', (html) => html.replace(/(name="description" content=")[^"]*/, '$1A week on the coast')],
  ['has its heading in another language', (html) => html.replace(/(<h1[^>]*><span lang=")ar/, '$1fa')],
])('the checks of a record notice a page that %s', async (_, damage) => {
  const [path, original] = [...english].find(([each]) => each.startsWith('/pages/')) ?? []
  if (path === undefined || original === undefined) throw new Error('no page')
  const [page, asked] = [await open(`/ar${path}`), { route: routeOf(path), path, language: 'ar' }]
  expect(recordFaults(page, asked, original)).toEqual([])
  expect(recordFaults({ ...page, html: damage(page.html) }, asked, original).join()).not.toBe('')
})

test('the reader of pages knows which language a text declares', () => {
  const head = '<title>Angebote · Co</title><meta name="description" content="Alles">'
  const html = `<html lang="de">${head}<p>Hallo <b lang="en">Bay</b> &amp; Co</p><img alt="Bild"><svg><title>no</title></svg>`
  expect(passagesOf(html)).toEqual([
    { lang: 'de', text: 'Angebote' },
    { lang: 'de', text: 'Alles' },
    { lang: 'de', text: 'Hallo' },
    { lang: 'en', text: 'Bay' },
    { lang: 'de', text: '& Co' },
    { lang: 'de', text: 'Bild' },
  ])
  expect(messagesOf('de')).not.toEqual(messagesOf('en'))
})
