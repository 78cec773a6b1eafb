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

test('finding a place, or none, leaves the focus on what was found', async ({ page }) => {
  await visit(page, '/locations')
  const field = page.getByRole('searchbox', { name: english('locations.find') })
  await field.fill('Atlantis')
  await field.press('Enter')
  await expect(page).toHaveURL(/name=Atlantis/)
  await expect(count(page)).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: english('locations.all') })
    .click()
  await expect(page).not.toHaveURL(/name=/)
  await expect(count(page)).toBeFocused()
})

// The rule is that of "finding a place, or none, leaves the focus on what was found"; here it is another list.
test('finding a tour, or none, leaves the focus on what was found', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/tours')
  const field = page.getByRole('combobox', { name: english('tours.find.name') })
  await field.fill('Atlantis')
  await page.getByRole('button', { name: english('tours.find.submit') }).click()
  await expect(page).toHaveURL(/name=Atlantis/)
  await expect(count(page)).toBeFocused()
  await page.getByRole('button', { name: english('tours.empty.all') }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(count(page)).toBeFocused()
})

test('a heart does not mark its tour as the one that the list was left through', async ({ page }) => {
  const left = () => page.evaluate(() => sessionStorage.getItem('rota.list.left'))
  await visit(page, '/tours')
  const tour = page.getByRole('article').first()
  await tour.getByRole('button', { name: /^Keep / }).click()
  await expect(tour.getByRole('button', { name: /^Keep / })).toHaveAttribute('aria-pressed', 'true')
  expect(await left()).toBeNull()
  await tour.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tours\/./)
  expect(await left()).toContain('/tours#')
})
