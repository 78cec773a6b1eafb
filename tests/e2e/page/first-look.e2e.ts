import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '../access/routes.ts'
import { searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const ASSETS = join(import.meta.dirname, '../../../web/dist/client/assets')

const classesIn = (css: string) => Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = '']) => name)

/** Classes of the built style sheets. */
const STYLED = new Set(
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => classesIn(readFileSync(join(ASSETS, file), 'utf8'))),
)

/** Addresses at which another page stands. */
const LOST = ['/nowhere', '/ar/nowhere', '/hotels/no-such-hotel-9999', '/locations/no-such-place']

test('every page comes with the rules of all classes in it, so that it is not drawn without them first (decision 42.3)', async ({
  request,
}) => {
  expect(STYLED.size).toBeGreaterThan(500)
  for (const address of [...ROUTES.map((route) => route.address), ...LOST]) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text)
    const known = new Set(styles.flatMap(classesIn))
    const body = html.slice(html.indexOf('<body'))
    const used = Array.from(body.matchAll(/ class="([^"]+)"/g)).flatMap(([, names = '']) => names.split(' '))
    expect(used.length, address).toBeGreaterThan(20)
    expect
      .soft(
        [...new Set(used)].filter((name) => STYLED.has(name) && !known.has(name)),
        address,
      )
      .toEqual([])
  }
})

test('decision 36.9: the fields of a search wait for their button, whose room they would take', async ({ page }) => {
  await visit(page, '/')
  const field = searchForm(page).getByText(english('search.guests'), { exact: true })
  await expect(field).toBeVisible()
  // As when the document has arrived up to the button.
  await searchForm(page)
    .getByRole('button', { name: english('search.submit') })
    .evaluate((button) => button.parentElement?.remove())
  await expect(field).toBeHidden()
})
