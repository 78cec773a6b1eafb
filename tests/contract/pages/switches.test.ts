import { createPages } from '@rota/gateway/pages'
import type { SwitchOrder } from '@rota/gateway/ports/switches'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSystem, ORIGIN, type TestSystem } from '../test-system.ts'
import { LANGUAGES, messagesOf, passagesOf } from './said.ts'
import { inLanguage, openPage } from './served-page.ts'
import { SHOP_BUILD } from './shop-build.ts'

const TOUR = '/tours/two-nights-in-cappadocia-207'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem()
  system.context.pages = createPages(system.context, SHOP_BUILD)
})
afterAll(() => system.close())

const turn = (to: 'on' | 'off', what: Pick<SwitchOrder, 'kind' | 'name'>) =>
  system.context.switches.set({ ...what, to, note: 'A drill.' }, 'control key')

/** What a page says to a visitor without scripts, between header and footer. */
async function mainOf(path: string) {
  const { status, html } = await openPage(system, ORIGIN, path)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status, texts: passagesOf(`<html lang="en">${main}`).map(({ text }) => text) }
}

test.each([
  ['forms', { kind: 'forms' }, '/contact', 200, 'forms.off'],
  ['an operation', { kind: 'operation', name: 'tourView' }, TOUR, 503, 'error.switchedOff'],
  ['an upstream', { kind: 'upstream', name: 'agency' }, TOUR, 503, 'error.unavailable'],
  ['a site', { kind: 'maintenance' }, '/', 503, 'maintenance.lead'],
] as const)(
  'while %s is switched off, the page says so in each language (decision 49.6)',
  async (_, what, path, status, id) => {
    const told: unknown[] = []
    for (const language of LANGUAGES) {
      const [sentence = ''] = [messagesOf(language)[id]]
      const address = inLanguage(language, path)
      const before = await mainOf(address)
      // What is cached would still be shown, and rightly so.
      await system.context.caches.clear()
      await turn('off', what)
      const said = await mainOf(address)
      await turn('on', what)
      const times = [before, said].map(({ texts }) => texts.filter((text) => text === sentence).length)
      told.push([language, said.status, ...times])
    }
    expect(told).toEqual(LANGUAGES.map((language) => [language, status, 0, 1]))
  },
)
