import type { Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { FLIERS, passengers } from '../flights.ts'
import { PROVIDER_SITE } from './provider-site.ts'
import { visit } from '../visit.ts'
import { english as words } from '../words.ts'
import { expect, test } from '../world.ts'

test.use(PROVIDER_SITE)

/** The provider's refusals, which the browser logs. */
const REFUSED = [/status of (?:409|422).*\/api\/paximum\/transaction/]

/** Adds the first rate of a hotel for the rooms of a URL ("2,2.5") and opens the checkout. */
async function take(page: Page, slug: string, ...rooms: string[]): Promise<void> {
  for (const each of rooms) {
    await visit(page, `/hotels/${slug}?checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}&rooms=${each}`)
    const room = page.getByRole('article', { name: 'Garden double' })
    await room
      .getByRole('button', { name: words('hotel.choose') })
      .first()
      .click()
    await expectNotice(page, words('cart.added'))
  }
  await visit(page, '/checkout')
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'The price has changed' })
const born = (page: Page) => passengers(page).first().getByRole('textbox', { name: 'Date of birth' })

test('E7 E8 rooms that end or begin at another price are checked again, and nothing typed is lost', async ({
  page,
}) => {
  await page.clock.install()
  await test.step('the old and the new price; refused, they lead back to the hotel', async () => {
    await take(page, 'moving-prices-p2-90409', '2')
    await expect(dialogOf(page)).toContainText(/The hotel has a new price for your rooms.*Price until now.*New price/)
    await dialogOf(page).getByRole('button', { name: 'Back to the hotel' }).last().click()
    await expect(page).toHaveURL(/\/hotels\/hotel-of-moving-prices-p2-90409\?checkIn=/)
  })
  await test.step('accepted, they go on to the guests', async () => {
    await visit(page, '/checkout')
    const accepted = page.waitForResponse(/\/api\/reservation$/)
    await dialogOf(page).getByRole('button', { name: 'Accept the new price' }).click()
    // Its response says what time it is, and must not come after the clock has been turned.
    await accepted
    await expect(dialogOf(page)).toHaveCount(0)
    await born(page).fill(FLIERS[0].born)
  })
  await test.step('the transaction is counted down and begun again', async () => {
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.clock.fastForward(16 * 60_000)
    await expect(page.getByRole('timer')).toHaveText(/^These prices hold for [34]:\d\d\.$/)
    await page.clock.fastForward(5 * 60_000)
    await expect(page.getByRole('timer')).toHaveText('These prices have run out.')
    const searched = page.waitForResponse(/paximum\/price$/)
    await page.getByRole('button', { name: 'Check the price again' }).click()
    expect((await searched).status()).toBe(200)
    await expect(born(page)).toHaveValue(FLIERS[0].born)
  })
})

// Rooms that are priced together are in `rooms-again.test.ts`, and that they are booked as one offer is in
// `provider-rooms.test.ts`; "E7 E8 rooms that end …" shows what the page does with another price.
test.describe('@long rooms that the provider refuses', () => {
  test.use({ noise: REFUSED })

  test('a set of rooms that the provider refuses is priced together; an offer that has gone says so', async ({
    page,
  }) => {
    await test.step('two rooms that were added one by one, for different parties', async () => {
      await take(page, 'ardic-bay-hotel-p2-30211', '2', '2.5')
      const dialog = dialogOf(page)
      // Priced together, the rooms of some days cost a cent more or less.
      await expect(dialog.or(born(page))).toBeVisible()
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Accept the new price' }).click()
      await expect(passengers(page)).toHaveCount(5)
      await expect(passengers(page).nth(4)).toContainText(/5\. Child.*Room 2/)
      await expect(born(page)).toBeVisible()
    })
    await test.step('an offer that has ended when the transaction begins', async () => {
      await visit(page, '/cart')
      await page.getByRole('main').getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText(words('cart.empty'))).toBeVisible()
      await take(page, 'expired-offers-p2-90404', '2')
      const notice = page.getByRole('alert').filter({ hasText: 'These rooms are not held at this price any more.' })
      await expect(notice.getByRole('button', { name: 'Check the price again' })).toBeVisible()
      await expect(born(page)).toHaveCount(0)
    })
  })
})
