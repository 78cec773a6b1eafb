import type { Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { findMany } from './long-list.ts'
import { follow, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

/** "12 = rails/featured, 40 = list pages" (decision 36.5). */
const PAGE = 40
const LIST = `/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The number of matching stays, as the list shows it. */
async function matching(page: Page): Promise<number> {
  const told = await page.getByText(/^\d+ of \d+ shown$/).textContent()
  return Number(/of (\d+)/.exec(told ?? '')?.[1])
}

test('load more: forty stays, then all, and Back returns to the one that was left', async ({ page }) => {
  await visit(page, LIST)
  await expect(cards(page)).toHaveCount(PAGE)
  const all = await matching(page)
  expect(all).toBeGreaterThan(PAGE)

  await page.getByRole('link', { name: `Show ${all - PAGE} more` }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page).toHaveURL(/[?&]page=2\b/)
  await expect(page.getByText(`${all} of ${all} shown`)).toBeVisible()
  const next = cards(page).nth(PAGE)
  await expect(next.getByRole('link').first()).toBeFocused()

  const last = cards(page).last()
  const name = (await last.getByRole('heading').textContent()) ?? ''
  const id = (await last.getByRole('link').first().getAttribute('href'))?.match(/(\d+)\?/)?.[1]
  const isHotel = (url: string) => url.endsWith(`/api/hotels/${id}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // The hotel is read once, while the pointer rests on its link or when the link is pressed.
  await last.getByRole('link').first().hover()
  await last.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(asked.filter(isHotel)).toHaveLength(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(all)
  await expect(last.getByRole('heading')).toHaveText(name)
  await expect(last).toBeInViewport()
})

test('load more: a filter begins on the first page, and what fits on it needs no second one', async ({ page }) => {
  await visit(page, `${LIST}&page=2`)
  await expect(page.getByText(/^(\d+) of \1 shown$/)).toBeVisible()
  expect(await cards(page).count()).toBeGreaterThan(PAGE)
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /5 stars/ })
    .check()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByText(/^\d+ of \d+ shown$/)).toHaveCount(0)
  const left = await cards(page).count()
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(PAGE)
})

test.describe('when a page of a long list fails', () => {
  test.use({ noise: [/ERR_FAILED/] })

  test('load more: of 250 hotels the first 100 are there at once, and the others when they could be read (decision 36.14)', async ({
    page,
  }) => {
    const asked: number[] = []
    await findMany(page, 250, async (number, route) => {
      asked.push(number)
      if (number !== 3 || asked.filter((it) => it === 3).length > 1) return false
      await route.abort()
      return true
    })
    await visit(page, '/')
    await follow(page, LIST)
    const count = page.locator('#list-count')
    await expect(count).toHaveText(/^The first 100 of 250 results. The others have not been loaded./)
    await expect(page.getByText('40 of 250 shown')).toBeVisible()
    // Counts of a part would be false.
    const filters = page.getByRole('form', { name: 'Filters' })
    await expect(filters.getByText('20', { exact: true }).first()).toBeHidden()
    await filters.getByRole('checkbox', { name: /^5 stars/ }).check()
    await expect(cards(page)).toHaveCount(20)

    await count.getByRole('button', { name: 'Load the others' }).click()
    await expect(count).toHaveText(/^50 stays/)
    await expect(count).toBeFocused()
    await expect(filters.getByText('50', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('40 of 50 shown')).toBeVisible()
    expect(asked).toEqual([1, 2, 3, 3])
  })
})

// The rule is that of "load more: forty stays, then all, …"; that Arabic has all messages is held by
// `rules/messages.test.ts`.
test('load more: in Arabic the list counts in its own words', { tag: '@long' }, async ({ page }) => {
  await visit(page, `/ar${LIST}`)
  await expect(page.getByText(/^عُرض 40 من \d+$/)).toBeVisible()
  await page.getByRole('link', { name: /^عرض .* أخرى$/ }).click()
  await expect(cards(page)).not.toHaveCount(PAGE)
})

// The link of the server is in "the next page and the orders are there" of `listing.test.tsx`, and the second page is
// opened by its address in "load more: a filter begins on the first page, …".
test(
  'load more: without scripts it is a link to the same list with more on it',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${LIST}`)
    await expect(cards(page)).toHaveCount(PAGE)
    const all = await matching(page)
    await page.getByRole('link', { name: `Show ${all - PAGE} more` }).click()
    await expect(cards(page)).toHaveCount(all)
    await context.close()
  },
)
