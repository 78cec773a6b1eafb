import type { Page } from '@playwright/test'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'
import { english } from '../words.ts'

// A control that goes with its press takes the focus with it, unless the press moves the focus.

const count = (page: Page) => page.locator('#list-count')

test('the next page of the places begins at the head of the list, which says its number', async ({ page }) => {
  await visit(page, '/locations')
  const first = await page.locator('main li a[data-lift]').first().getAttribute('href')
  await page.getByRole('link', { name: english('locations.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toContainText('Places, page 2')
  await expect(page.locator('main li a[data-lift]').first()).not.toHaveAttribute('href', first ?? '')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('main li a[data-lift]').first()).toHaveAttribute('href', first ?? '')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})
