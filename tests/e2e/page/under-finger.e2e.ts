import type { Locator } from '@playwright/test'
import { fillBasket, fillBooking } from '../basket.ts'
import { cardFields, payButton } from '../checkout.ts'
import { hold } from '../network.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

// What is pressed stays where it is, although something above it comes, goes or takes more lines: a second press in the
// same place must not meet something else.

/** Where an element begins in the window. */
const topOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top)

const EVENT = '/services/opera-in-the-theatre-of-aspendos-361'

/** Pages whose calendar chooses a day, of a tour and of an event. */
const TWO_MONTHS = ['/tours/cappadocia-above-and-below-201', EVENT]

for (const width of [1280, 360]) {
  // Texts take more lines on a phone, and so move more.
  test.describe(`${width === 360 ? '' : '@long '}${width} px wide`, () => {
    test.use({ viewport: { width, height: 1800 } })

    test('the count of a line and the currency stay under the finger', async ({ page }) => {
      await fillBasket(page)
      await visit(page, '/cart')
      const line = page.getByRole('main').getByRole('article')
      const more = line.getByRole('button', { name: 'One room more' })
      const euro = page.getByRole('radio', { name: 'EUR' })
      const before = { more: await topOf(more), euro: await topOf(euro) }
      await more.click()
      await expect(line).toContainText('2 ×')
      expect(await topOf(more)).toBe(before.more)
      await line.getByRole('button', { name: 'One room fewer' }).click()
      await expect(line).not.toContainText('2 ×')
      await euro.check({ force: true })
      await expect(page.getByText(english('charge.approximate'))).toBeVisible()
      expect(await topOf(euro)).toBe(before.euro)
    })

    test('the button of a ride stays under the finger when the terms of its vehicle arrive', async ({ page }) => {
      const { release } = await hold(page, '**/api/transfers/aytbelekminivan')
      await visit(page, '/transfers?from=ayt&to=belek&ride=aytbelekminivan')
      const panel = page.locator('#rides')
      const add = panel.getByRole('button', { name: english('cart.add') })
      await expect(add).toBeVisible()
      const before = await topOf(add)
      release()
      await expect(panel.getByText(english('transfers.included'))).toBeVisible()
      expect(await topOf(add)).toBe(before)
    })

    // The rule is that of "the button of a ride stays under the finger …", on the same page.
    test(
      'the search for a transfer stays under the finger when the list is whole',
      { tag: '@long' },
      async ({ page }) => {
        const { asked, release } = await hold(page, '**/api/transfers?*')
        await visit(page, '/transfers')
        await asked
        const from = page.getByRole('main').getByRole('combobox', { name: 'From', exact: true })
        const before = await topOf(from)
        release()
        await expect(page.getByText(/^\d+ vehicles for 2 people/)).toBeVisible()
        expect(await topOf(from)).toBe(before)
      },
    )

    for (const path of TWO_MONTHS) {
      // The calendar of a tour is that of an event.
      const tag = path === EVENT ? [] : ['@long']
      const title = `a day of the second month stays under the finger, and keeps the focus: ${path}`
      test(title, { tag }, async ({ page }) => {
        await visit(page, path)
        const month = page.getByRole('grid').last()
        const day = month.locator('[data-day][aria-disabled="false"]').first()
        await day.scrollIntoViewIfNeeded()
        const at = await day.getAttribute('data-day')
        const chosen = page.locator(`[data-day="${at}"]`)
        const before = await chosen.boundingBox()
        for (const pick of [() => chosen.dblclick(), () => page.keyboard.press('Enter')]) {
          await pick()
          await expect(chosen.locator('xpath=..')).toHaveAttribute('aria-selected', 'true')
          // The answer of the agency, which the panel shows beside or below the calendar.
          await expect(page.getByRole('term').filter({ hasText: english('offers.total') })).toBeVisible()
          await expect(chosen).toBeFocused()
          expect(await chosen.boundingBox()).toEqual(before)
        }
      })
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a plan and a way to pay stay under the finger that chooses them', async ({ page }) => {
    await fillBooking(page)
    await visit(page, '/checkout?step=payment')
    await cardFields(page).number.fill('4000080000000087')
    const plans = page.getByRole('radiogroup', { name: 'Instalments with Garanti' })
    const rows = plans.getByRole('row').filter({ has: page.getByRole('radio') })
    const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    const last = rows.last().getByRole('radio')
    await expect(last).toBeVisible()
    const before = await heights()
    await last.check({ force: true })
    await expect(payButton(page)).toBeEnabled()
    expect(await heights()).toEqual(before)
    for (const name of ['transfer', 'later', 'creditcard'] as const) {
      const way = page.getByRole('radio', { name: english(`method.${name}`), exact: true })
      await way.scrollIntoViewIfNeeded()
      const top = await topOf(way)
      await way.check({ force: true })
      // The window scrolls by whole pixels.
      const moved = async () => Math.abs((await topOf(way)) - top)
      expect(await moved(), name).toBeLessThan(2)
      await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
      expect(await moved(), `${name}, quoted`).toBeLessThan(2)
    }
  })
})
