import accounts from '@rota/mocks/provider-accounts.json' with { type: 'json' }
import sites from '@rota/mocks/sites.json' with { type: 'json' }
import { createPages } from '@rota/gateway/pages'
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
