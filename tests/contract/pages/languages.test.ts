import { createPages } from '@rota/gateway/pages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN, whole, type Whole } from '../whole.ts'
import { LANGUAGES, messagesOf, passagesOf, untranslated } from './said.ts'
import { fixedPaths, samplePaths } from './sample-paths.ts'
import { alternatesOf, expectedHead, headOf, inLanguage, openPage } from './served-page.ts'
import { SHOP_BUILD, type PageRoute } from './shop-build.ts'

/** The first company, which offers every language. */
const YELKOVAN = { name: 'Yelkovan', languages: LANGUAGES }

let site: Whole
let samples: Map<PageRoute, string[]>

const open = (path: string) => openPage(site, ORIGIN, path)

beforeAll(async () => {
  site = await whole()
  site.context.pages = createPages(site.context, SHOP_BUILD)
  samples = await samplePaths(async (path) => (await open(path)).html)
})
afterAll(() => site.close())

describe.each(LANGUAGES)('every page in %s', (language) => {
  test('has its status, its language and direction, a title, and the alternates that the site offers', async () => {
    for (const [route, paths] of samples) {
      for (const path of paths) {
        const page = await open(inLanguage(language, path))
        expect(headOf(page), `${route.name} ${path}`).toEqual(expectedHead(page, { route, language }, YELKOVAN))
      }
    }
  })

  test('says nothing in English that has words in the language, and writes Latin digits', async () => {
    const left: string[] = []
    for (const path of [...samples.values()].flat())
      left.push(...untranslated((await open(inLanguage(language, path))).html, language, path))
    expect(left).toEqual([])
  })
})

test('a language that the site does not offer is shown, but not to search engines (decision 32.6)', async () => {
  const other = await whole()
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

test('the reader of pages knows which language a text declares', () => {
  const html = '<html lang="de"><p>Hallo <b lang="en">Bay</b> &amp; Co</p><img alt="Bild"><svg><title>no</title></svg>'
  expect(passagesOf(html)).toEqual([
    { lang: 'de', text: 'Hallo' },
    { lang: 'en', text: 'Bay' },
    { lang: 'de', text: '& Co' },
    { lang: 'de', text: 'Bild' },
  ])
  expect(messagesOf('de')).not.toEqual(messagesOf('en'))
})
