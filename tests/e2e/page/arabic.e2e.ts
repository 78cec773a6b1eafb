import type { Page } from '@playwright/test'
import { loosePrices } from '../access/loose-prices.ts'
import { expectNotice } from '../announced.ts'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillGuests, pay, payButton } from '../checkout.ts'
import { inDays } from '../days.ts'
import { chooseDates, choosePlace, hotelAddress, HOTEL, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english, wordsOf } from '../words.ts'
import { expect, test } from '../world.ts'

const arabic = wordsOf('ar')

async function expectRightToLeft(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}

/** Checks that an Arabic page shows none of these English messages. */
async function expectTranslated(page: Page, ...ids: string[]): Promise<void> {
  const text = await page.locator('body').innerText()
  for (const id of ids) expect(text).not.toContain(english(id))
}

test('Arabic: an airport and its country have the Arabic comma between them', async ({ page }) => {
  await visit(page, '/ar/flight')
  const from = page.getByRole('combobox', { name: arabic('flights.from') })
  await from.pressSequentially('saw')
  await expect(page.getByRole('option').filter({ hasText: 'SAW' })).toContainText('إسطنبول، تركيا')
})

test('arabic: a place is found in its own letters, and the list speaks of it', async ({ page }) => {
  await visit(page, '/ar')
  await expectRightToLeft(page)
  await expect(page).toHaveTitle(/فنادق/)
  const form = searchForm(page, arabic)
  await choosePlace(form, 'كاش', 'كاش', arabic)
  await form.getByRole('button', { name: arabic('search.submit') }).click()
  await expect(page).toHaveURL(/\/ar\/hotels\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'كاش' })).toBeVisible()
  await expectTranslated(page, 'hotels.rooms', 'board.breakfast', 'hotels.filter.stars', 'search.change')
})

// "keyboard: from the cart to the paid booking" in keyboard-payment.e2e.ts pays in Arabic, and
// access/arabic-pages.e2e.ts looks at the words and amounts of every page.
test(
  'arabic: the journey from right to left, from the home page to the booking',
  { tag: '@long' },
  async ({ page, world }) => {
    await test.step('home', async () => {
      await visit(page, '/ar')
      await expectRightToLeft(page)
      await expect(page).toHaveTitle(/فنادق/)
      const form = searchForm(page, arabic)
      await choosePlace(form, 'كاش', 'كاش', arabic)
      await chooseDates(form, inDays(40), inDays(47), arabic)
      expect(await loosePrices(page)).toEqual([])
      await form.getByRole('button', { name: arabic('search.submit') }).click()
    })
    await test.step('list', async () => {
      await expect(page).toHaveURL(/\/ar\/hotels\?/)
      await expect(page.getByRole('heading', { level: 1, name: 'كاش' })).toBeVisible()
      await expect(page.getByRole('link', { name: `${arabic('hotels.rooms')}: ${HOTEL.name}` })).toBeVisible()
      expect(await loosePrices(page)).toEqual([])
      await expectTranslated(page, 'hotels.rooms', 'board.breakfast', 'hotels.filter.stars', 'search.change')
      await page.getByRole('link', { name: `${arabic('hotels.rooms')}: ${HOTEL.name}` }).click()
    })
    await test.step('hotel', async () => {
      const add = page.getByRole('button', { name: arabic('hotel.choose') }).first()
      await add.click()
      await expectNotice(page, arabic('cart.added'))
      expect(await loosePrices(page)).toEqual([])
      await expectTranslated(page, 'hotel.choose', 'board.all-inclusive', 'hotel.section.policies', 'cart.added')
      await page
        .getByRole('main')
        .getByRole('link', { name: arabic('hotel.panel.goToCart') })
        .first()
        .click()
    })
    await test.step('cart', async () => {
      await expect(page.getByRole('heading', { level: 1, name: arabic('cart.title') })).toBeVisible()
      expect(await loosePrices(page)).toEqual([])
      await page
        .getByRole('main')
        .getByRole('link', { name: arabic('cart.continue') })
        .click()
    })
    await test.step('guests', async () => {
      await fillGuests(page, arabic)
      await page.getByRole('button', { name: arabic('checkout.continue') }).click()
    })
    await test.step('payment', async () => {
      await expect(payButton(page, arabic)).toBeVisible()
      expect(await loosePrices(page)).toEqual([])
      await expectTranslated(page, 'checkout.pay.duty', 'checkout.card.number', 'checkout.contract.title')
      await pay(page, {}, arabic)
      const bank = await bankOf(page, arabic)
      await expect(bank.frame.locator('html')).toHaveAttribute('dir', 'rtl')
      await confirm(bank, CODE)
    })
    await test.step('result', async () => {
      await expect(page.getByRole('heading', { level: 1, name: arabic('booking.booked.title') })).toBeVisible()
      await expect(page).toHaveURL(/\/ar\/booking\//)
      await expectRightToLeft(page)
      expect(await loosePrices(page)).toEqual([])
      expect(await world.captures()).toHaveLength(1)
    })
  },
)

test('languages: the link of the other language keeps path and query, there and back', async ({ page }) => {
  const address = hotelAddress(HOTEL.slug, inDays(40), inDays(47), [7])
  await visit(page, address)
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expectRightToLeft(page)
  await expect(page).toHaveURL(`/ar${address}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveURL(address)
})
