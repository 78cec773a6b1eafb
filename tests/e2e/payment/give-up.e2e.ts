import type { Page } from '@playwright/test'
import { bankOf } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { CARDS, fillCard, pay, payButton } from '../checkout.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** The page after the bank's dialog was closed with Escape. */
async function escaped(page: Page): Promise<void> {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await pay(page)
  const { dialog } = await bankOf(page)
  await dialog.getByRole('button', { name: english('checkout.bank.close') }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: english('checkout.bank.open') })).toBeVisible()
}

test('bank: after Escape another card pays, and is the only charge (E4, H8)', async ({ page, world }) => {
  await escaped(page)
  await page.getByRole('button', { name: english('checkout.waiting.another') }).click()
  const told = page.getByText(english('checkout.failed.givenUp'))
  await expect(told).toBeVisible()
  await fillCard(page, { number: CARDS.frictionless })
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
  expect(await world.captures()).toHaveLength(1)
})

// The test above gives a payment up as well; "E4 3014, … the basket can be paid again" in scenarios.test.ts keeps the
// basket.
test(
  'bank: after Escape the payment can be cancelled, and the basket is kept (E4, H8)',
  { tag: '@long' },
  async ({ page, world }) => {
    await escaped(page)
    await page.getByRole('button', { name: english('checkout.waiting.cancel') }).click()
    await expect(page).toHaveURL('/cart')
    const line = page.getByRole('main').getByRole('article')
    await expect(line).toHaveCount(1)
    await line.getByRole('button', { name: 'One room more' }).click()
    await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
    expect(await world.captures()).toEqual([])
  },
)
