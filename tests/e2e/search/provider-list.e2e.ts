import { inDays } from '../days.ts'
import { PROVIDER_SITE } from '../booking/provider-site.ts'
import { visit } from '../visit.ts'
import { english as words } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ ...PROVIDER_SITE, noise: [/status of 503.*\/api\/paximum\/price/] })

const LIST = `/hotels?place=2-23494&checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}`

test('a list whose search for all offers fails says so, and the retry completes it (decisions 34.4 and 36.6)', async ({
  page,
}) => {
  let isDown = true
  await page.route('**/api/paximum/price', async (route) => {
    const { getOnlyBestOffers } = route.request().postDataJSON() as { getOnlyBestOffers: boolean }
    if (getOnlyBestOffers || !isDown) return route.continue()
    const problem = { name: 'upstream-unavailable', type: '/docs/errors/upstream-unavailable', title: '', status: 503 }
    return route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem })
  })
  await visit(page, LIST)
  const board = page.getByRole('form', { name: words('listing.filters') }).getByRole('checkbox', { name: 'Full board' })
  await board.check()
  const failure = page.getByRole('alert').filter({ hasText: words('error.retry') })
  await expect(failure).toBeVisible()
  await expect(page.getByText(words('listing.none.title'))).toHaveCount(0)
  await expect(board).toBeChecked()
  // Nothing keeps a place for offers that do not come.
  const entries = page.locator('[data-part] [data-below]:empty')
  await expect.poll(async () => (await entries.boundingBox())?.height).toBe(0)

  isDown = false
  await failure.getByRole('button', { name: words('error.retry') }).click()
  await expect(failure).toHaveCount(0)
  await expect(page.getByText(/^\d+ stays?, \d+ with rooms/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
