import { fillBooking } from '../basket.ts'
import { failure, PLACES, retry, type Place } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { mode } from '../ports.ts'
import { english } from '../words.ts'

test.use({ firstVisit: true, noise: [/Failed to load resource/] })

const ALL = Object.keys(PLACES) as Place[]

const PERSONAL: ReadonlySet<Place> = new Set(['cart', 'checkout', 'payment'])

/** Scenario, status of the page, message (F1, F2, F5), and the pages on which it is tested. */
const FAILURES = [
  ['upstream-down', 502, 'error.unavailable', ALL],
  ['upstream-html', 502, 'error.unavailable', ['cart']],
  ['upstream-broken-json', 502, 'error.unavailable', ['list']],
  ['upstream-contract', 502, 'error.unavailable', ['payment']],
  ['upstream-slow', 503, 'error.slow', ['list']],
] as const

/** The gateway’s answer to these is that of "%s: %i %s, for what is read, searched and written" in problems.test.ts. */
const LIKE_DOWN: readonly string[] = ['upstream-html', 'upstream-broken-json', 'upstream-contract']

for (const [failing, status, words, places] of FAILURES) {
  test(
    `${failing}: every page says so, and the way back has kept the basket`,
    { tag: LIKE_DOWN.includes(failing) ? ['@long'] : failing === 'upstream-down' ? ['@demo'] : [] },
    async ({ page, scenario }) => {
      await fillBooking(page)
      // The demo's pages say the same; one comes from its worker, the other goes on to its gateway.
      for (const place of mode === 'demo' ? (['list', 'cart'] as const) : places) {
        await test.step(place, async () => {
          await scenario(failing)
          const answer = await page.goto(PLACES[place].address)
          // Personal pages are a shell that the browser fills, with the cached record of the site.
          if (mode === 'start') expect(answer?.status()).toBe(PERSONAL.has(place) ? 200 : status)
          await expect(failure(page)).toContainText(english(words))
          // The page shows nothing of the agency's response, and nothing meant for programs.
          await expect(page.locator('body')).not.toContainText(/We will be back soon|Yel$|[{}]|undefined/)

          await scenario('normal')
          await retry(page).click()
          await expect(PLACES[place].shows(page)).toBeVisible()
        })
      }
      await page.goto(PLACES.cart.address)
      await expect(PLACES.cart.shows(page)).toBeVisible()
    },
  )
}
