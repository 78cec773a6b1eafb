import type { Locator, Page } from '@playwright/test'
import { flightAddress } from '../flights.ts'
import { MONEY, moneyIn } from '../money.ts'
import { follow, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

// The test loses calls.
test.use({ noise: [/Failed to load resource/] })

const PRICES = /\/flight\/price$/

const step = (page: Page, name: string) => page.getByRole('region', { name })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your trip' })

async function takeFare(entry: Locator, at: number): Promise<void> {
  await entry.getByRole('button', { name: /^(Choose|Compare)/ }).click()
  await entry
    .getByRole('link', { name: /^Choose/ })
    .nth(at)
    .click()
}

/** Opens a round trip and chooses the first flights. */
async function chooseBoth(page: Page): Promise<void> {
  await visit(page, flightAddress('IST', 'AYT'))
  await takeFare(step(page, '1. Departure').getByRole('article').first(), 0)
  await takeFare(step(page, '2. Return').getByRole('article').first(), 0)
  await expect(bar(page)).toContainText('whole trip, taxes included')
}

/** Lets the prices run out and checks them. */
async function check(page: Page): Promise<void> {
  await page.clock.fastForward(60 * 60_000)
  await page.getByRole('button', { name: 'Check the price again' }).click()
}

// `trip-notes.test.ts` tests which choice a checked price belongs to; "a failed check says so, …" shows a check on the
// page.
test('a checked price is compared with that of the same choice only', { tag: '@long' }, async ({ page }) => {
  await page.clock.install()
  await chooseBoth(page)
  const total = moneyIn(await bar(page).textContent())
  await check(page)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(bar(page)).toContainText(total)
  await page.getByRole('button', { name: 'Change the return' }).click()
  await takeFare(step(page, '2. Return').getByRole('article').last(), -1)
  await expect(bar(page)).toContainText('whole trip, taxes included')
  await expect(bar(page)).toContainText(MONEY)
  await expect(bar(page)).not.toContainText(total)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a failed check says so, and can be made again', async ({ page }) => {
  await page.clock.install()
  await chooseBoth(page)
  await page.route(PRICES, (route) => route.abort())
  await check(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(bar(page)).toContainText(MONEY)
  await page.unroute(PRICES)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(alert).toHaveCount(0)
})

test('a trip that could not be added to the basket is added on another try', async ({ page }) => {
  await chooseBoth(page)
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  const alert = bar(page).getByRole('alert')
  const go = bar(page).getByRole('button', { name: 'Continue' })
  await go.click()
  await expect(alert).toBeVisible()
  await page.unroute('**/api/**')
  await test.step('of another choice nothing is said', async () => {
    await page.getByRole('button', { name: 'Change the return' }).click()
    await expect(alert).toHaveCount(0)
    await page.goBack()
    await expect(alert).toBeVisible()
  })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
})

test('departures without any return count as no flights', async ({ page }) => {
  await page.route(PRICES, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { items: { flights: { legs: { route: number }[] }[] } }
    const flights = json.items.flights.filter(({ legs }) => legs.every(({ route: way }) => way === 1))
    await route.fulfill({ response, json: { ...json, items: { ...json.items, flights } } })
  })
  await visit(page, '/cart')
  await follow(page, flightAddress('IST', 'AYT'))
  await expect(page.getByRole('alert')).toContainText('No Flights Found')
})
