import type { Locator, Page } from '@playwright/test'
import { openGuests, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english, wordsOf, type Words } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ motion: true })

/** Counts layout shifts from now on, also after user input. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shifts: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shifts: number } }).seen.shifts)
}

/** The panel is fully visible, and the page has not scrolled. */
async function expectWhole(page: Page, panel: Locator): Promise<void> {
  await expect(panel).toBeInViewport({ ratio: 1 })
  // Wait for the panel's opening animation.
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

const PLACES = [
  ['/', english],
  ['/ar', wordsOf('ar')],
] as const

/** The calendar opens fully visible, without scrolling or layout shifts. */
async function dates(page: Page, words: Words): Promise<void> {
  const form = searchForm(page, words)
  const shifts = await countShifts(page)
  await form.getByRole('button', { name: new RegExp(`^${words('search.checkIn')}`) }).click()
  const panel = form.getByRole('dialog', { name: words('search.dates') })
  await expectWhole(page, panel)
  expect(await shifts()).toBe(0)
  const before = await panel.boundingBox()
  for (let month = 0; month < 6; month++) {
    await panel.getByRole('button', { name: words('search.month.next') }).click()
  }
  await expectWhole(page, panel)
  expect((await panel.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** The guests panel stays fully visible with three children, and its button stays under the pointer. */
async function guests(page: Page, words: Words): Promise<void> {
  const panel = await openGuests(searchForm(page, words), words)
  await expectWhole(page, panel)
  const more = panel.getByRole('button', { name: words('party.children.more') })
  const before = await more.boundingBox()
  for (let child = 0; child < 3; child++) await more.click()
  await expect(panel.getByRole('combobox')).toHaveCount(3)
  await expectWhole(page, panel)
  await expect(panel.getByRole('button', { name: words('done') })).toBeInViewport({ ratio: 1 })
  expect((await more.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** Popular places and suggestions open fully visible next to the field. */
async function places(page: Page, words: Words): Promise<void> {
  const form = searchForm(page, words)
  const where = form.getByRole('combobox', { name: words('search.where') })
  const list = form.getByRole('listbox')
  await where.click()
  await expect(form.getByRole('group', { name: words('search.group.popular') })).toBeVisible()
  await expectWhole(page, list)
  await where.fill('a')
  await expect(form.getByRole('group', { name: words('search.group.popular') })).toHaveCount(0)
  await expect(form.getByRole('option')).not.toHaveCount(0)
  await expect(where).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await where.fill('ayt')
  await expect(form.getByRole('option')).toHaveCount(1)
  await expectWhole(page, list)
}

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
] as const) {
  for (const [address, words] of PLACES) {
    // The lowest window leaves a panel the least room. `place.test.ts` holds the same rule for other sizes, and its
    // edges are those of the direction of writing; `access/arabic-pages.e2e.ts` has the form in Arabic.
    const long = height === 768 && address === '/' ? '' : '@long '
    test.describe(`${long}home ${address} at ${width}x${height}`, () => {
      test.use({ viewport: { width, height } })

      test('search: dates, guests and places open whole in the view, without a scroll or a jump', async ({ page }) => {
        await visit(page, address)
        await test.step('dates', () => dates(page, words))
        await test.step('guests', () => guests(page, words))
        await test.step('places', () => places(page, words))
      })
    })
  }
}

test('a hotel: the calendar beside the page opens where it belongs, from two places, and the page stays where it is', async ({
  page,
}) => {
  await visit(page, '/hotels/ardic-bay-hotel-12')
  const aside = page.getByRole('complementary', { name: english('hotel.panel.title') })
  for (const place of [300, 900]) {
    await page.evaluate((top) => scrollTo(0, top), place)
    await aside.getByRole('button', { name: english('hotel.chooseDates') }).click()
    const panel = page.getByRole('dialog', { name: english('search.dates') })
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(panel.locator(':focus')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test.describe('home at 360x740', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('search: the button is seen without a scroll', async ({ page }) => {
    for (const [address, words] of PLACES) {
      await visit(page, address)
      const button = searchForm(page, words).getByRole('button', { name: words('search.submit') })
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })
})
