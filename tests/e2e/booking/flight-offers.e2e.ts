import { fillFlight, flightAddress, FLIERS, passengers } from '../flights.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test('a route without flights leads home after ten seconds, unless the visitor stays', async ({ page }) => {
  await page.clock.install()
  await test.step('the countdown can be stopped, and the days are asked for again', async () => {
    await visit(page, flightAddress('TZX', 'ASR'))
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Error - No Flights Found from provider on this route.')
    await expect(alert).toContainText('The home page opens in 10 seconds.')
    await alert.getByRole('button', { name: 'Stay and change dates' }).click()
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
})

test('E7 an offer that ends is counted down, and checked again without losing what was typed', async ({ page }) => {
  await page.clock.install()
  await fillFlight(page, 'IST', 'AYT')
  await visit(page, '/checkout')
  const row = passengers(page).first()
  await row.getByRole('textbox', { name: 'Date of birth' }).fill(FLIERS[0].born)
  await expect(page.getByRole('timer')).toHaveCount(0)
  // The transaction is valid for twenty minutes.
  await page.clock.fastForward(16 * 60_000)
  await expect(page.getByRole('timer')).toHaveText(/^These prices hold for [34]:\d\d\.$/)
  await page.clock.fastForward(5 * 60_000)
  await expect(page.getByRole('timer')).toHaveText('These prices have run out.')
  const searched = page.waitForResponse(/flight\/price$/)
  await page.getByRole('button', { name: 'Check the price again' }).click()
  expect((await searched).status()).toBe(200)
  await expect(row.getByRole('textbox', { name: 'Date of birth' })).toHaveValue(FLIERS[0].born)
})

test('E8 a transaction that begins at another price asks first; refused, it leads to the list', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'The price has changed' })
  await fillFlight(page, 'ADB', 'TZX')
  await visit(page, '/checkout')
  await expect(dialog).toContainText(/Price until now.*New price/)
  await dialog.getByRole('button', { name: 'Back to the flights' }).last().click()
  await expect(page).toHaveURL(/\/flight\?trip=one-way&from=ADB&to=TZX/)
})
