import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { inDays } from '../days.ts'
import { overflow } from '../overflow.ts'
import { lowContrast } from '../palettes.ts'
import { SLOW_TIMEOUT, violations } from '../violations.ts'
import { visit } from '../visit.ts'
import type { Locale } from '../words.ts'
import { expect, test } from '../world.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { open, ROUTES, STAY, WALKED } from './routes.ts'
import { LARGE, SMALL, ZOOMED } from './sizes.ts'

// axe finds nothing on any route in English and in Arabic, at 360 and at 1280 px. It looks at contrast in light and in
// dark once each, because colours depend on neither the language nor the width. The walks of `axe.e2e.ts` look at the
// screens that visitors act on, in all their states, in English, light, on a phone; `large-text.e2e.ts` looks at each
// of these screens at 1280 px, in one state. The tests here look at all other screens in English, dark on a phone and
// light at 1280 px. `arabic-pages.e2e.ts` looks at every screen in Arabic at both widths, and at the contrast of those
// of the walks in the dark. `endings.e2e.ts` looks at every way in which a booking can stand, in English, light. `npm
// run test:long` looks at every combination.

/** Whether the page fits at 400 % zoom, and with text of 200 % (WCAG 1.4.4 and 1.4.10). */
async function tooWide(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  const zoomed = await overflow(page)
  await page.setViewportSize(LARGE)
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const enlarged = await overflow(page)
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  return [
    ...(zoomed > 0 ? [`${zoomed} px too wide at 400 %`] : []),
    ...(enlarged > 0 ? [`${enlarged} px too wide with large text`] : []),
  ]
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, noise: [/status of 40[0-9]/] })

test('every route has an address to look at', () => {
  expect(ROUTES.filter(({ address }) => address === '')).toEqual([])
  expect(ROUTES.length).toBeGreaterThan(15)
})

test.describe('axe: no violation in light and dark', () => {
  test.use({ colorScheme: 'dark', viewport: SMALL })
  for (const { name, address } of ROUTES.filter((route) => !WALKED.has(route.name))) {
    test(`${name}, which no walk visits, and it fits at 400 % and with large text`, async ({ page }) => {
      await open(page, address)
      // The contact buttons leave what they cover when the page has rested.
      await expect.poll(() => violations(page), SLOW_TIMEOUT).toEqual([])
      await page.setViewportSize(LARGE)
      await page.emulateMedia({ colorScheme: 'light' })
      await expect.poll(() => violations(page), SLOW_TIMEOUT).toEqual([])
      expect(await tooWide(page)).toEqual([])
    })
  }
})

test.describe('every palette', () => {
  test.use({ viewport: LARGE })

  async function openForm(page: Page): Promise<void> {
    await fillBasket(page)
    await visit(page, '/checkout')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }

  test('has enough contrast in a list', async ({ page }) => {
    await open(page, `/hotels?place=kas&${STAY}&stars=4,5`)
    expect(await lowContrast(page)).toEqual([])
  })

  test('has enough contrast in a form in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openForm(page)
    expect(await lowContrast(page, 'main')).toEqual([])
  })

  test('@long has enough contrast in a form', async ({ page }) => {
    await openForm(page)
    expect(await lowContrast(page)).toEqual([])
  })
})

/** Pages with the longest words of all languages, in headings, facts, fields, lists and the bar at the bottom. */
const LONG_WORDS = [
  '/ru/pages/privacy',
  '/ru/services/302',
  '/el/hotels/ardic-bay-hotel-12',
  '/el/tours/207',
  `/el/flight?from=IST&to=AYT&departure=${inDays(20).iso}&trip=one-way`,
]

test.describe('long words at 360 px', () => {
  test.use({ viewport: SMALL })
  test('break rather than be cut or leave the page, in Russian and Greek', async ({ page }) => {
    for (const address of LONG_WORDS) {
      await open(page, address)
      expect.soft([...(await page.evaluate(cutOrCovered)), await overflow(page)], address).toEqual([0])
      await page.setViewportSize(ZOOMED)
      expect.soft(await overflow(page), `${address} at 400 %`).toBe(0)
      await page.setViewportSize(SMALL)
    }
  })
})

/** `npm run test:long`: everything that the tests above leave out because it looks the same. */
test.describe('@long every route', () => {
  for (const locale of ['en', 'ar'] satisfies Locale[]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${locale}, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport: SMALL })
        for (const { name, address } of ROUTES) {
          test(name, async ({ page }) => {
            await open(page, address, locale)
            const small = await violations(page)
            await page.setViewportSize(LARGE)
            const found = [...small, ...(await violations(page)), ...(await tooWide(page))]
            // The colours are the same in every language.
            expect([...found, ...(locale === 'en' ? await lowContrast(page) : [])]).toEqual([])
          })
        }
      })
    }
  }
})
