import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm, WRONG_CODE } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { CARDS, cardFields, contractBoxes, fillCard, pay, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { reload, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test, type World } from '../world.ts'

/** Opens the payment step of a basket, ready for a card. */
async function toPayment(page: Page, from?: number): Promise<number> {
  const booking = await fillBooking(page, from === undefined ? {} : { from })
  await visit(page, '/checkout?step=payment')
  await expect(payButton(page)).toBeVisible()
  return booking.totalAmount.value
}

async function completed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is completed.' })).toBeVisible()
}

/** Exactly one charge of this amount. */
async function chargedOnce(world: World, amount: number): Promise<void> {
  expect(await world.captures()).toMatchObject([{ amount, currency: 'try' }])
}

/** The message above the form after a failed payment (decision 34.5). */
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'An error occurred during the payment stage' })

test('payment: after a declined card everything but the card is kept, the reason is shown, and another card pays', async ({
  page,
  world,
}) => {
  const amount = await toPayment(page)
  await test.step('declined', async () => {
    await pay(page, { number: CARDS.declined })
    await expect(failure(page)).toContainText('Nothing was charged.')
    await expect(failure(page)).toBeFocused()
    for (const field of Object.values(cardFields(page))) await expect(field).toHaveValue('')
    for (const box of await contractBoxes(page).all()) await expect(box).toBeChecked()
  })
  await test.step('not enough money', async () => {
    await fillCard(page, { number: CARDS.insufficientFunds })
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText(english('checkout.failed.insufficientFunds'))
  })
  await test.step('a reason that nobody but the bank knows is told in general words', async () => {
    await fillCard(page, { number: CARDS.unknownReason })
    await payButton(page).click()
    await expect(failure(page)).toContainText(english('checkout.failed.declined'))
    expect(await world.captures()).toEqual([])
  })
  await test.step('another card', async () => {
    await fillCard(page, { number: CARDS.frictionless })
    await payButton(page).click()
    await completed(page)
  })
  expect(await world.payments()).toHaveLength(4)
  await chargedOnce(world, amount)
})

// The bank charges nothing in "is not needed to cancel" (bank.test.ts); that a payment has failed, and why, is said as
// in the test above, and "declined, and the bank says why" in state.test.ts begins with an open bank.
test(
  'payment: Cancel at the bank, and three wrong codes, end a payment without a charge',
  { tag: '@long' },
  async ({ page, world }) => {
    await toPayment(page)
    await test.step('Cancel: the form is there again', async () => {
      await pay(page)
      const bank = await bankOf(page)
      await bank.frame.getByRole('button', { name: 'Cancel' }).click()
      await expect(failure(page)).toContainText(english('checkout.failed.cancelled'))
      await expect(payButton(page)).toBeEnabled()
      expect(await world.captures()).toEqual([])
    })
    await test.step('three wrong codes', async () => {
      await fillCard(page)
      await payButton(page).click()
      const bank = await bankOf(page)
      for (const left of ['two more tries', 'one more try']) {
        await confirm(bank, WRONG_CODE)
        await expect(bank.frame.getByRole('alert')).toContainText(left)
      }
      await confirm(bank, WRONG_CODE)
      await expect(failure(page)).toContainText(english('checkout.failed.notConfirmed'))
      expect(await world.captures()).toEqual([])
    })
  },
)

test(
  'payment: a double click, a bank closed and opened, and a reload are one payment (H4)',
  { tag: '@demo' },
  async ({ page, world }) => {
    const amount = await toPayment(page)
    await fillCard(page)
    await tickContracts(page)
    await payButton(page).dblclick()
    await test.step('the bank’s page can be closed and opened at once, again and again', async () => {
      for (let time = 0; time < 2; time++) {
        const { dialog } = await bankOf(page)
        await dialog.getByRole('button', { name: 'Close the bank’s page' }).click()
        await page.getByRole('button', { name: 'Open the bank’s page' }).click()
      }
      await bankOf(page)
    })
    await test.step('a reload goes on with the same payment', async () => {
      await reload(page)
      await expect(page.getByRole('heading', { name: 'Your bank is waiting for your confirmation' })).toBeVisible()
      await page.getByRole('button', { name: 'Open the bank’s page' }).click()
      await confirm(await bankOf(page), CODE)
      await completed(page)
    })
    expect(await world.payments()).toHaveLength(1)
    await chargedOnce(world, amount)
  },
)

test('payment: Back inside 3-D Secure shows how the payment stands, and it goes on (H4)', async ({ page, world }) => {
  const amount = (await fillBooking(page)).totalAmount.value
  await visit(page, '/checkout?step=guests')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(payButton(page)).toBeVisible()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await pay(page)
  const { dialog } = await bankOf(page)
  await page.evaluate((steps) => history.go(steps), before - (await entries()) - 1)
  await expect(page).toHaveURL(/step=guests/)
  await dialog.getByRole('button', { name: 'Close the bank’s page' }).click()
  await expect(page.getByRole('heading', { name: 'Your bank is waiting for your confirmation' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeHidden()
  await page.getByRole('button', { name: 'Open the bank’s page' }).click()
  await confirm(await bankOf(page), CODE)
  await completed(page)
  expect(await world.payments()).toHaveLength(1)
  await chargedOnce(world, amount)
})

// "the tab is closed after the bank said yes: booked within 60 s at any moment (H4)" in run.test.ts has the rule, and
// "E5 a bank that never sends the visitor back" (bank-actions.e2e.ts) has no return either.
test(
  'payment: a tab closed after the bank’s OK is booked without it',
  { tag: '@long' },
  async ({ page, context, world }) => {
    const from = 200
    const amount = await toPayment(page, from)
    // Aborts the return from the bank, as when the tab is closed at that moment.
    const cut = new Promise<void>((done) => {
      void context.route('**/payment/return/*', (route) => {
        done()
        return route.abort()
      })
    })
    await pay(page)
    await confirm(await bankOf(page), CODE)
    await cut
    await page.close()
    const booked = async () => {
      const all = await world.reservations()
      return all.filter(({ products: [line] }) => line?.checkIn === inDays(from).wire).map((it) => it.totalAmount.value)
    }
    await expect.poll(booked, { timeout: 60_000 }).toEqual([amount])
    await chargedOnce(world, amount)
  },
)

test('payment: the card’s fields are empty after Back, and when the browser brings the page back as it was (H3)', async ({
  page,
}) => {
  await toPayment(page)
  const fields = Object.values(cardFields(page))
  await fillCard(page)
  await page.goto('/cart')
  await page.goBack()
  await expect(payButton(page)).toBeVisible()
  for (const field of fields) await expect(field).toHaveValue('')
  await fillCard(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  for (const field of fields) await expect(field).toHaveValue('')
})

test('payment: a card that needs no challenge is booked at once; a reload of the result and Back from it show it, and nothing is paid again (H3)', async ({
  page,
  world,
}) => {
  const amount = await toPayment(page)
  await pay(page, { number: CARDS.frictionless })
  await completed(page)
  const address = page.url()
  await reload(page)
  await completed(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await completed(page)
  await page.goBack()
  await expect(payButton(page)).toHaveCount(0)
  await page.goForward()
  await completed(page)
  expect(page.url()).toBe(address)
  await visit(page, '/checkout?step=payment')
  await expect(page.getByText(english('checkout.basket.empty.title'))).toBeVisible()
  await page.goBack()
  await completed(page)
  expect(await world.payments()).toHaveLength(1)
  await chargedOnce(world, amount)
})
