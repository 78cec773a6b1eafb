import type { Route } from '@playwright/test'
import { payButton } from '../checkout.ts'
import { inDays } from '../days.ts'
import { fillBooker, fillFlight, fillPassenger, flightAddress, FLIERS, passengers } from '../flights.ts'
import { MONEY, numberOf } from '../money.ts'
import { hold } from '../network.ts'
import { follow, stopClock, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test('a route without flights leads home after ten seconds, unless the visitor stays', async ({ page }) => {
  await page.clock.install()
  await test.step('the countdown can be stopped, and the days are asked for again', async () => {
    await visit(page, '/flight')
    const alert = page.getByRole('alert')
    const until = await stopClock(page)
    await follow(page, flightAddress('TZX', 'ASR'))
    let passed = 0
    const inTime = async () => {
      await until((passed += 100))
      return alert.allTextContents()
    }
    const words = 'Error - No Flights Found from provider on this route.'
    const leaving = new RegExp(`${words}.*The home page opens in (10|9) seconds\\.`, 's')
    await expect.poll(inTime).toContainEqual(expect.stringMatching(leaving))
    await alert.getByRole('button', { name: 'Stay and change dates' }).click()
    await page.clock.resume()
    await expect(page.getByRole('form', { name: 'Search for flights' })).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(alert).toContainText('Choose other days or another airport above.')
  })
  await test.step('else the home page opens', async () => {
    await visit(page, flightAddress('TZX', 'ASR'))
    await expect(page.getByRole('alert')).toContainText('No Flights Found')
    await page.clock.fastForward(11_000)
    await expect(page).toHaveURL(/\/$/)
  })
  await test.step('but not to whoever changes the search', async () => {
    await follow(page, flightAddress('TZX', 'ASR'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The home page opens in')
    await page.getByRole('main').getByRole('button', { name: 'Change', exact: true }).click()
    await expect(alert).toContainText('Choose other days or another airport above.')
    await page.clock.fastForward(11_000)
    await expect(page.getByRole('form', { name: 'Search for flights' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/flight')
  })
  await test.step('while that page still loads, the visitor can stay', async () => {
    // Nothing is prefetched for visitors who save data.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const held: Route[] = []
    await page.route(/\/assets\/home-.*\.js$/, (route) => void held.push(route))
    await visit(page, flightAddress('TZX', 'ASR'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('No Flights Found')
    // The card comes with the parts of a page that is idle.
    await page.locator('p[aria-live]').waitFor({ state: 'attached' })
    // Stopped within the 800 ms after which a card says over the whole screen that the next page takes long.
    const until = await stopClock(page)
    let passed = 0
    const inTime = async () => {
      await until((passed += 200))
      return alert.textContent()
    }
    await expect.poll(inTime, { intervals: [0] }).toContain('The home page opens in 0 seconds.')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await alert.getByRole('button', { name: 'Stay and change dates' }).click()
    // The home page still loads, but nobody waits for it.
    await until(passed + 1_000)
    await expect(page.getByText(english('furniture.spinner'))).toHaveCount(0)
    await page.clock.resume()
    for (const route of held) {
      await route.continue()
      await (await route.request().response())?.finished()
    }
    // A page that is left is gone within 120 ms (decision 41.12).
    await page.clock.fastForward(1_000)
    await expect(alert).toContainText('Choose other days or another airport above.')
    expect(new URL(page.url()).pathname).toBe('/flight')
  })
  await test.step('but not under the card that says that it takes long', async () => {
    await page.unrouteAll()
    const { asked, release } = await hold(page, '**/assets/home-*.js')
    await visit(page, flightAddress('TZX', 'ASR'))
    const stay = page.getByRole('alert').getByRole('button', { name: 'Stay and change dates' })
    await expect(stay).toBeVisible()
    await page.locator('p[aria-live]').waitFor({ state: 'attached' })
    await page.clock.fastForward(11_000)
    await asked
    await page.clock.fastForward(800)
    await expect(page.getByText(english('furniture.spinner'))).toBeVisible()
    await expect(stay).toHaveCount(0)
    release()
    await expect(page).toHaveURL(/\/$/)
  })
})

// "E7 E8 rooms that end or begin at another price …" in provider-offers.e2e.ts counts a transaction down and begins it
// again. The search for flights that is used again is in `recheck.test.ts`.
test(
  'an offer that ends is counted down, and checked again without losing what was typed',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await fillFlight(page, 'IST', 'AYT')
    await visit(page, '/checkout')
    const row = passengers(page).first()
    const timer = page.getByRole('timer')
    await row.getByRole('textbox', { name: 'Date of birth' }).fill(FLIERS[0].born)
    await expect(timer).toHaveCount(0)
    // The transaction is valid for twenty minutes.
    await page.clock.fastForward(16 * 60_000)
    await expect(timer).toHaveText(/^These prices hold for [34]:\d\d\.$/)
    await page.clock.fastForward(5 * 60_000)
    await expect(timer).toHaveText('These prices have run out.')
    const searched = page.waitForResponse(/flight\/price$/)
    await page.getByRole('button', { name: 'Check the price again' }).click()
    expect((await searched).status()).toBe(200)
    await expect(timer).toHaveCount(0)
    await expect(row.getByRole('textbox', { name: 'Date of birth' })).toHaveValue(FLIERS[0].born)
    // The pressed button is gone, and the keyboard continues from the title.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test.describe('a transaction that became dearer', () => {
  // A visitor who accepts while the prices are still being checked sees a message, and the change is repeated (H2).
  test.use({ noise: [/status of 412/] })

  test('E8 H7 a dearer transaction asks first, on a device whose clock is a day ahead', async ({ page }) => {
    await page.clock.install({ time: Date.now() + 86_400_000 })
    const dialog = page.getByRole('dialog', { name: 'The price has changed' })
    await fillFlight(page, 'ADB', 'TZX')
    await visit(page, '/checkout')
    const now = await test.step('both prices and the difference are shown', async () => {
      await expect(dialog).toContainText(/Price until now.*New price/)
      const [before = 0, dearer = 0, more = 0] = amountsIn((await dialog.textContent()) ?? '')
      expect(dearer / before).toBeCloseTo(1.07, 3)
      expect(more).toBeCloseTo(dearer - before, 2)
      return dearer
    })
    await test.step('refused, it leads to the list with the same search', async () => {
      await dialog.getByRole('button', { name: 'Back to the flights' }).last().click()
      const search = new URLSearchParams({ trip: 'one-way', from: 'ADB', to: 'TZX', departure: inDays(40).iso })
      await expect(page).toHaveURL(`/flight?${search}`)
      await expect(page.getByRole('region', { name: '1. Departure' }).getByRole('article').first()).toBeVisible()
    })
    await test.step('accepted, it leads to the payment of the new price', async () => {
      await visit(page, '/checkout')
      await dialog.getByRole('button', { name: 'Accept the new price' }).click()
      await expect(dialog).toBeHidden()
      await fillBooker(page)
      await fillPassenger(passengers(page).first(), FLIERS[0])
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(payButton(page)).toBeVisible()
      expect(amountsIn((await payButton(page).textContent()) ?? '')).toEqual([now])
    })
  })
})

const amountsIn = (text: string): number[] => [...text.matchAll(new RegExp(MONEY, 'g'))].map(([sum]) => numberOf(sum))
