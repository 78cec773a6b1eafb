import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { untranslated } from '../../contract/pages/said.ts'
import { fillBooking } from '../basket.ts'
import { bookHeld } from '../booked.ts'
import { inDays } from '../days.ts'
import { fillEveryKind } from '../every-kind.ts'
import { overflow } from '../overflow.ts'
import { ALL_DRAWN, restyle } from '../restyle.ts'
import { SLOW_TIMEOUT, violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { loosePrices } from './loose-prices.ts'
import { KEPT, open, ROUTES, WALKED } from './routes.ts'
import { LARGE, SMALL, ZOOMED } from './sizes.ts'

// Every screen in Arabic on a phone, with content: what a visitor has chosen is put there through the API. In the long
// run each leaves its picture in `test-results/arabic`, for people to look at.

const PICTURES = join(import.meta.dirname, '../../test-results/arabic')
mkdirSync(PICTURES, { recursive: true })

// The contact buttons leave what they cover when the page has rested.
const lookWithAxe = (page: Page, message: string, contrast: boolean) =>
  expect.soft.poll(() => violations(page, { contrast }), { message, ...SLOW_TIMEOUT }).toEqual([])

/** Draws the whole of the current screen, which is in Arabic. */
async function draw(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[class*=Skeleton-]:visible')).toHaveCount(0)
  await restyle(page, ALL_DRAWN)
}

type Look = (page: Page, name: string, contrast?: boolean) => Promise<void>

const takePicture: Look = async (page, name) => {
  await draw(page)
  await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 70, fullPage: true })
}

/** Looks for whatever is wrong with the current screen. */
const lookForFaults: Look = async (page, name, contrast = true) => {
  await draw(page)
  const wrong = [...(await page.evaluate(cutOrCovered)), ...untranslated(await page.content(), 'ar', name)]
  wrong.push(...((await overflow(page)) > 0 ? ['beyond the edge'] : []), ...(await loosePrices(page)))
  expect.soft(wrong, name).toEqual([])
  await restyle(page, '')
  await page.emulateMedia({ colorScheme: 'dark' })
  await lookWithAxe(page, `${name} in the dark`, contrast)
  await page.setViewportSize(LARGE)
  await lookWithAxe(page, `${name} at ${LARGE.width} px`, false)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(ZOOMED)
  expect.soft(await overflow(page), `${name} at 400 %`).toBe(0)
  await page.setViewportSize(SMALL)
}

/** Routes whose content depends on the visitor; the last test fills them. The page of the operators is in English. */
const OWN = new Set(['cart', 'checkout', 'payment', 'booking', 'ops'])
const PUBLIC = ROUTES.filter(({ name }) => !OWN.has(name))

test.use({ viewport: SMALL, noise: [/status of 40[0-9]/] })

const NO_FAULT =
  'in Arabic at 360 px, no text is cut, untranslated or beyond the edge, no controls overlap, no violation in the dark'

for (const { title, look, tag } of [
  { title: NO_FAULT, look: lookForFaults, tag: [] },
  // A picture is for people; what can be measured is in the tests of every run.
  { title: 'in Arabic at 360 px, a picture of every screen', look: takePicture, tag: ['@long'] },
])
  test.describe(title, { tag }, () => {
    // In several tests, so that several workers share them.
    for (const part of [0, 1, 2, 3, 4, 5]) {
      const routes = PUBLIC.filter((_, at) => at % 6 === part)
      test(routes.map(({ name }) => name).join(', '), async ({ page }) => {
        for (const { name, address } of routes) {
          await test.step(name, async () => {
            await open(page, address, 'ar')
            // `every-route.e2e.ts` looks at the contrast of the others in the dark.
            await look(page, name, WALKED.has(name))
          })
        }
      })
    }

    test('cart, checkout and payment with a line of every kind, booking, own favourites', async ({ page }) => {
      const kept = JSON.stringify(KEPT.map((ref) => ({ ref, since: inDays(-3).wire })))
      await page.addInitScript((text) => localStorage.setItem('rota.favourites', text), kept)
      await fillEveryKind(page)
      for (const name of ['cart', 'checkout', 'payment']) {
        if (name === 'payment') await fillBooking(page, { children: [7] })
        await open(page, ROUTES.find((route) => route.name === name)?.address ?? '', 'ar')
        await look(page, name)
      }
      await open(page, '/favourites', 'ar')
      await look(page, 'favourites-own')
      const { token } = await bookHeld(page)
      await visit(page, `/ar/booking/${token}`)
      await look(page, 'booking')
    })
  })
