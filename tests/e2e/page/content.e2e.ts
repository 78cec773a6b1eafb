import { contentOf } from '@rota/web/content'
import { ATTACKS } from '@rota/web/testing/attacks'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../world.ts'

const SOURCE = new URL('.', import.meta.resolve('@rota/web/content'))
const ORIGIN = 'http://content.test'
const OPTIONS = { imageBase: '/images/1001' }

test('content: the browser reads every attack exactly as the server does (decision 33.9)', async ({ page }) => {
  // The modules themselves, without types: the reader needs nothing of a build.
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
    const text = await readFile(fileURLToPath(new URL(pathname.slice(1), SOURCE)), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(text) })
  })
  await page.goto(ORIGIN)
  const read = await page.evaluate(
    async ([attacks, options, module]) => {
      const { contentOf: readContent } = (await import(module)) as { contentOf: typeof contentOf }
      return attacks.map((attack) => JSON.stringify(readContent(attack, options)))
    },
    [ATTACKS, OPTIONS, `${ORIGIN}/content.ts`] as const,
  )
  const wanted = ATTACKS.map((attack) => JSON.stringify(contentOf(attack, OPTIONS)))
  const different = ATTACKS.flatMap((attack, at) => (read[at] === wanted[at] ? [] : [[attack, read[at], wanted[at]]]))
  expect(different).toEqual([])
})
