import accounts from '@rota/mocks/provider-accounts.json' with { type: 'json' }
import sites from '@rota/mocks/sites.json' with { type: 'json' }
import { createPages } from '@rota/gateway/pages'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorOf } from '../visitor.ts'
import { unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'
import { amountsOf, isWritten } from './amounts.ts'
import { fixedPaths } from './sample-paths.ts'
import { untranslated } from './said.ts'
import { expectedHead, type Company } from './expected-head.ts'
import { headOf, inLanguage, openPage } from './served-page.ts'
import { ROUTES, SHOP_BUILD } from './shop-build.ts'
import { unstyled } from './unstyled.ts'

/**
 * A language that most of these companies do not offer: their pages exist in it, but not for search engines (decision
 * 32.6).
 */
const FOREIGN = 'da'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem({
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
  system.context.pages = createPages(system.context, SHOP_BUILD)
})
afterAll(() => system.close())

interface Known extends Company {
  numberFormat: 'tr' | 'locale'
}

async function companyAt(origin: string): Promise<Known> {
  const { site: record, nav } = unwrap(await visitorOf(system, new Map(), origin).client.siteView())
  const { name, options, slogan = [], brand } = record
  const sells = (product: string) => nav.some(({ key }) => key === product)
  const isProvided = options.searchTypeOption === 'paximum'
  return {
    name,
    languages: options.languages,
    ...(brand?.home && { home: { title: slogan, description: brand.lead ?? [] } }),
    hasBoth: sells('hotels') && sells('tours'),
    hasThemes: sells('tours') || (sells('hotels') && !isProvided),
    isProvided,
    numberFormat: options.numberFormat ?? 'tr',
  }
}

// `localhost` is read in all its languages by languages.test.ts, and bakim.localhost is under maintenance.
test.each([
  ['imbat.localhost', 'İmbat', 'locale'],
  ['lodos.localhost', 'Lodos', 'locale'],
  ['kirlangic.localhost', 'Kırlangıç', 'tr'],
  ['nar.localhost', 'Nar', 'tr'],
  ['gise.localhost', 'Gişe', 'locale'],
])(
  'every page of %s is that of %s, in each of its languages, with numbers of format %s',
  async (host, name, format) => {
    const origin = `http://${host}:4000`
    const company = await companyAt(origin)
    expect([company.name, company.numberFormat]).toEqual([name, format])
    const left: string[] = []
    for (const language of new Set([...company.languages, FOREIGN])) {
      let amounts = 0
      for (const route of ROUTES) {
        for (const path of fixedPaths(route.pattern) ?? []) {
          const page = await openPage(system, origin, inLanguage(language, path), language)
          expect(headOf(page), `${route.name} ${path}`).toEqual(expectedHead(page, { route, path, language }, company))
          left.push(...untranslated(page.html, language, path))
          left.push(...unstyled(page.html, route.name).map((bare) => `${path} has no look for ${bare}`))
          const found = amountsOf(page.html)
          amounts += found.length
          left.push(...found.filter((amount) => !isWritten(amount, language, company.numberFormat)))
        }
      }
      expect([language, amounts > 20]).toEqual([language, true])
    }
    expect(left).toEqual([])
  },
)

test.each([
  ['₺24.850,00', ['tr', 'de', 'ro']],
  ['₺24,850.00', ['en', 'ar', 'zh']],
  ['₺24\u00A0850,00', ['bg', 'pt', 'ru', 'sq']],
  ['₺24\u202F850,00', ['fr']],
  ['₺24 850,00', []],
  ['₺24850,00', []],
])('%s is an amount in %j, and in Turkish format only if Turkish', (amount, languages) => {
  const asked = ['ar', 'bg', 'de', 'en', 'fr', 'pt', 'ro', 'ru', 'sq', 'tr', 'zh']
  const written = asked.filter((language) => isWritten(amount, language, 'locale'))
  expect(written).toEqual(languages.toSorted())
  expect(isWritten(amount, 'fr')).toBe(languages.includes('tr'))
  expect(amountsOf(`<html><p>From ${amount} a night</p>`)).toEqual([amount])
})

test('only pages of its own origins are shown in a frame, and the checkout, the payment and the operators never (decision 44.5)', async () => {
  const ancestorsOf = async (path: string) => {
    const request = new Request(`http://gise.localhost:4000${path}`, { headers: { accept: 'text/html' } })
    const policy = (await system.ask(request)).headers.get('content-security-policy') ?? ''
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1]
  }
  for (const path of ['/', '/tours', '/cart', '/es/contact'])
    expect([path, await ancestorsOf(path)]).toEqual([path, "'self' https://kadikoy.example"])
  for (const path of ['/checkout', '/checkout?step=payment', '/payment', '/es/payment', '/ops'])
    expect([path, await ancestorsOf(path)]).toEqual([path, "'none'"])
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
  const response = await system.ask(new Request(origin + address))
  expect(response.status).toBe(200)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}

/** What tells a company apart at first sight, as its home page in English is served. Each part is a list. */
async function look(host: string) {
  const origin = `http://${host}:4000`
  const { html } = await openPage(system, origin, '/', 'en')
  const [top = '', below = ''] = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').split('data-home-sections')
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

const sights = new Map<string, ReturnType<typeof look>>()

/** The first sight of a company, which all pairs with it compare: it is drawn once. */
function firstSight(host: string): ReturnType<typeof look> {
  const sight = sights.get(host) ?? look(host)
  sights.set(host, sight)
  return sight
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

test('Kırlangıç begins with its Turkish page, whatever the browser speaks, until a language is chosen (decision 33.8)', async () => {
  const origin = 'http://kirlangic.localhost:4000'
  const { status, headers } = await openPage(system, origin, '/?tab=transfer')
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    '/tr?tab=transfer',
    'private, no-store',
  ])
  expect((await openPage(system, origin, '/', 'en')).status).toBe(200)
  expect((await openPage(system, origin, '/transfers')).status).toBe(200)
})

test('Lodos is light for everybody, and the others follow the system (decision 41.6)', async () => {
  for (const host of SELLING) {
    const { html } = await openPage(system, `http://${host}:4000`, '/', 'en')
    const scheme = host === 'lodos.localhost' ? 'light' : 'light dark'
    expect(html).toContain(`<meta name="color-scheme" content="${scheme}">`)
    expect([host, html.includes('prefers-color-scheme:dark')]).toEqual([host, scheme !== 'light'])
  }
})

/** Pages on which secrets are typed: cards, and the keys of operators (decision 44.5). */
const NEVER_FRAMED = ['checkout', 'payment', 'ops']

/** The origins that may show a page in a frame. */
async function ancestorsAt(host: string, path: string): Promise<string | undefined> {
  const { headers } = await openPage(system, `http://${host}:4000`, inLanguage('tr', path))
  return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
}

test('Gişe may be shown in a frame by the origin that it names, except where cards or keys are typed', async () => {
  for (const { name, pattern } of ROUTES) {
    const expected = NEVER_FRAMED.includes(name) ? "'none'" : "'self' https://kadikoy.example"
    for (const path of fixedPaths(pattern) ?? [])
      expect([path, await ancestorsAt('gise.localhost', path)]).toEqual([path, expected])
  }
  for (const host of SELLING.filter((other) => other !== 'gise.localhost'))
    expect([host, await ancestorsAt(host, '/')]).toEqual([host, "'none'"])
})

test('pages show the profile and the tax number of a company that has them (decision 44.4)', async () => {
  const linkedin = 'href="https://linkedin.example/company/kirlangic"'
  for (const host of SELLING) {
    const { html } = await openPage(system, `http://${host}:4000`, '/contact')
    expect([host, html.includes(linkedin)]).toEqual([host, host === 'kirlangic.localhost'])
    expect([host, html.includes('<bdi>Beyoğlu 000 000 0005</bdi>')]).toEqual([host, host === 'nar.localhost'])
  }
})

test('provider.localhost is another name of nar.localhost (decision 44.11)', async () => {
  expect(await firstSight('provider.localhost')).toEqual(await firstSight('nar.localhost'))
  expect(await companyAt('http://provider.localhost:4000')).toEqual(await companyAt('http://nar.localhost:4000'))
  for (const origin of ['http://nar.localhost:4000', 'http://provider.localhost:4000'])
    expect((await openPage(system, origin, '/')).html).toContain(`<link rel="canonical" href="${origin}/">`)
})
