import accounts from '@rota/mocks/provider-accounts.json' with { type: 'json' }
import sites from '@rota/mocks/sites.json' with { type: 'json' }
import { createPages } from '@rota/gateway/pages'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorOf } from '../visitor.ts'
import { sure } from '../walk.ts'
import { whole, type Whole } from '../whole.ts'
import { fixedPaths } from './sample-paths.ts'
import { untranslated } from './said.ts'
import { expectedHead, headOf, inLanguage, openPage, type Company } from './served-page.ts'
import { ROUTES, SHOP_BUILD } from './shop-build.ts'

/** A language that none of these companies offers: their pages exist in it, but not for search engines (decision 32.6). */
const FOREIGN = 'da'

let site: Whole
beforeAll(async () => {
  site = await whole({
    provider: {
      url: 'http://mocks.test/provider',
      credentialsFor: (account) => new Map(Object.entries(accounts)).get(account),
    },
    sites: Object.fromEntries(
      Object.entries(sites).map(([host, { account, inventory }]) => [
        host,
        { account, inventory: inventory === 'provider' ? 'provider' : 'agency', paymentHosts: [], keys: [] },
      ]),
    ),
  })
  site.context.pages = createPages(site.context, SHOP_BUILD)
})
afterAll(() => site.close())

async function companyAt(origin: string): Promise<Company> {
  const { name, options } = sure(await visitorOf(site, new Map(), origin).client.siteView()).site
  return { name, languages: options.languages ?? [] }
}

// `localhost` is read in all its languages by languages.test.ts, and bakim.localhost is under maintenance.
test.each([
  ['lodos.localhost', 'Lodos'],
  ['kirlangic.localhost', 'Kırlangıç'],
  ['nar.localhost', 'Nar'],
  ['gise.localhost', 'Gişe'],
])('every page of %s is that of %s, in each of its languages', async (host, name) => {
  const origin = `http://${host}:4000`
  const company = await companyAt(origin)
  expect(company.name).toBe(name)
  const left: string[] = []
  for (const language of [...company.languages, FOREIGN]) {
    for (const route of ROUTES) {
      for (const path of fixedPaths(route.pattern) ?? []) {
        const page = await openPage(site, origin, inLanguage(language, path))
        expect(headOf(page), `${route.name} ${path}`).toEqual(expectedHead(page, { route, language }, company))
        left.push(...untranslated(page.html, language, path))
      }
    }
  }
  expect(left).toEqual([])
})

const SELLING = [
  'localhost',
  'imbat.localhost',
  'lodos.localhost',
  'kirlangic.localhost',
  'nar.localhost',
  'gise.localhost',
]

const all = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found = '']) => found)
const one = (html: string, pattern: RegExp): string => all(html, pattern)[0] ?? ''

/** A picture as a digest of its bytes: two companies may give one picture two addresses. */
async function drawn(origin: string, address: string): Promise<string> {
  if (!address.startsWith('/images/')) return address
  const response = await site.ask(new Request(origin + address))
  expect(response.status).toBe(200)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}

/** What tells a company apart at first sight, as its home page in English is served. Each part is a list. */
async function firstSight(host: string) {
  const origin = `http://${host}:4000`
  const { html } = await openPage(site, origin, '/')
  const [top = '', below = ''] = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').split('data-later')
  const pictures = all(top, /<img[^>]* src="([^"]+)"/g)
  return {
    logo: [await drawn(origin, one(html, /<img[^>]* src="([^"]+)"[^>]* data-mark=/g))],
    pictures: await Promise.all(pictures.map((address) => drawn(origin, address))),
    // The split has no class of its own.
    hero: [one(top, /class="heroes-(full|search|mosaic|text|poster)"/g) || 'split'],
    products: all(below, /<a [^>]*href="(\/(?:hotels|tours|services)\/[^"?]+)/g).slice(0, 3),
    slogan: [one(top, /<h1[^>]*>([^<]+)</g)],
    lead: [one(top, /<\/h1><p[^>]*>([^<]+)</g)],
  }
}

const PAIRS = SELLING.flatMap((host, at) => SELLING.slice(at + 1).map((other) => [host, other] as const))

test.each(PAIRS)(
  '%s and %s share no mark, picture, composition, product or word of their first sight (decision 44.1)',
  async (host, other) => {
    const [seen, theirs] = [await firstSight(host), await firstSight(other)]
    const shared = Object.entries(seen).map(([part, values]) => {
      const others: readonly string[] = theirs[part as keyof typeof theirs]
      return [part, values.filter((value) => others.includes(value))]
    })
    expect(Object.fromEntries(shared)).toEqual({ logo: [], pictures: [], hero: [], products: [], slogan: [], lead: [] })
  },
)

test('what is compared is there: a mark, a composition, three products and a slogan of each company', async () => {
  for (const host of SELLING) {
    const { logo, products, slogan, pictures, hero } = await firstSight(host)
    expect([host, logo.length, products.length, slogan.every(Boolean)]).toEqual([host, 1, 3, true])
    // These two compositions are of words alone.
    expect(pictures.length > 0).toBe(!['search', 'text'].includes(hero[0] ?? ''))
  }
})

test('provider.localhost is another name of nar.localhost (decision 44.11)', async () => {
  expect(await firstSight('provider.localhost')).toEqual(await firstSight('nar.localhost'))
  expect(await companyAt('http://provider.localhost:4000')).toEqual(await companyAt('http://nar.localhost:4000'))
  for (const origin of ['http://nar.localhost:4000', 'http://provider.localhost:4000'])
    expect((await openPage(site, origin, '/')).html).toContain(`<link rel="canonical" href="${origin}/">`)
})
