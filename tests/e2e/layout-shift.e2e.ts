import type { Page } from '@playwright/test'
import { inDays } from './days.ts'
import { hotelAddress, HOTEL, searchForm } from './search.ts'
import { visit } from './visit.ts'
import { expect, test } from './world.ts'

/** Adds up every layout shift of a page from its first moment on, those after a press included. */
async function measure(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: number[] }
      return shifts.reduce((sum, shift) => sum + shift, 0)
    })
}

test('journey 2.1, 1: nothing jumps on the home page', async ({ page }) => {
  const shifts = await measure(page)
  await visit(page, '/')
  await expect(searchForm(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/₺[\d.]+,\d\d/)
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')))
    .toBe(true)
  expect(await shifts()).toBe(0)
})

test('journey 2.1, 6: nothing jumps on a hotel while its prices come', async ({ page }) => {
  const shifts = await measure(page)
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(47), [7]))
  await expect(page.getByRole('article', { name: HOTEL.room })).toContainText(/₺[\d.]+,\d\d/)
  expect(await shifts()).toBe(0)
})

test('journey 2.1, 4 @http: the list is said to be looked for, and nothing jumps when it comes', async ({ page }) => {
  const shifts = await measure(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/availability', async (route) => {
    await held
    await route.continue()
  })
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'All hotels' }).click()
  // Below a list of several pages a second status says how many are shown.
  const count = page.getByRole('main').getByRole('status').first()
  await expect(count).toHaveText('Looking for rooms on your dates')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  const before = await shifts()
  release()
  await expect(count).toHaveText(/^\d+ stays/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect((await shifts()) - before).toBe(0)
})
