import type { Page } from '@playwright/test'
import { setShop } from '../fetch-as-visitor.ts'
import { CARDS, fillCard, payButton, tickContracts } from '../checkout.ts'
import { fillKind } from '../every-kind.ts'
import { inDays } from '../days.ts'
import { fillBooker, fillRoomGuest, FLIERS, passengers } from '../flights.ts'
import { mode, startPorts } from '../ports.ts'
import { visit } from '../visit.ts'
import { english, wordsOf, type Locale, type Words } from '../words.ts'
import { expect, test } from '../world.ts'

const COMPANIES = [
  { host: 'lodos.localhost', name: 'Lodos', path: '', locale: 'en', kind: 'gulet' },
  { host: 'kirlangic.localhost', name: 'Kırlangıç', path: '/tr', locale: 'tr', kind: 'transfer' },
  { host: 'gise.localhost', name: 'Gişe', path: '/tr', locale: 'tr', kind: 'event' },
] as const satisfies { host: string; name: string; path: string; locale: Locale; kind: string }[]

const nextYear = new Date().getFullYear() + 1

/** The result says that it is booked, in the company's name. */
async function expectBooked(page: Page, words: Words, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words('booking.booked.title') })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(` · ${name}$`))
  await expect(page.getByRole('main')).toContainText(/YLK \d{4} \d{3}/)
}

if (mode === 'start') {
  // A company on its own host is in the test of events, which nobody else sells to the end. "any basket, of all kinds
  // and paid in all ways: …" in money-of-baskets.test.ts pays a gulet and a transfer.
  for (const { host, name, path, locale, kind } of COMPANIES) {
    const words = wordsOf(locale)
    test(
      `${name} sells its own product to the end, on its own host: ${kind} (decision 44.1)`,
      { tag: kind === 'event' ? [] : ['@long'] },
      async ({ page }) => {
        const shop = `http://${host}:${startPorts.PORT}`
        setShop(page.context(), shop)
        await fillKind(page, kind)
        await visit(page, `${shop}${path}/checkout?step=payment`)
        await fillCard(page, { number: CARDS.frictionless }, words)
        await tickContracts(page, words)
        await payButton(page, words).click()
        await expectBooked(page, words, name)
        expect(new URL(page.url()).host).toBe(new URL(shop).host)
      },
    )
  }

  test('Nar sells a room of the provider; the card is entered at the bank (decisions 21.7, 44.1)', async ({ page }) => {
    const shop = `http://nar.localhost:${startPorts.PORT}`
    const main = page.getByRole('main')
    await visit(page, `${shop}/hotels/ardic-bay-hotel-p2-30211?checkIn=${inDays(40).iso}&checkOut=${inDays(44).iso}`)
    await main
      .getByRole('button', { name: english('hotel.choose') })
      .first()
      .click()
    await page.getByRole('link', { name: english('hotel.panel.goToCart') }).click()
    await main.getByRole('link', { name: english('cart.continue') }).click()
    await fillBooker(page)
    await expect(passengers(page)).toHaveCount(2)
    await fillRoomGuest(passengers(page).nth(0), FLIERS[0])
    await fillRoomGuest(passengers(page).nth(1), FLIERS[1])
    await page.getByRole('button', { name: english('checkout.continue') }).click()
    const bank = page.frameLocator(`iframe[title="${english('checkout.hosted.title')}"]`)
    const field = (name: string) => bank.getByRole('textbox', { name })
    await expect(field('Card number')).toBeVisible()
    await field('Card number').fill(CARDS.frictionless)
    await field('Name on the card').fill('ADA KAYA')
    await field('Expiry').fill(`12/${nextYear}`)
    await field('CVV').fill('123')
    await bank.getByRole('button', { name: 'Use this card' }).click()
    await expect(bank.getByText('The card that ends in 1000 is ready.')).toBeVisible()
    await tickContracts(page)
    await payButton(page).click()
    await expectBooked(page, english, 'Nar')
  })
}
