import type { Page, Route } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { pay } from '../checkout.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ noise: [/Failed to load resource/] })

const HANDOFF = '**/handoff/*'
const BANK = /^http:\/\/bank\.localhost/

const silent = (page: Page) => page.getByText(english('checkout.bank.notLoading'))
const again = (page: Page) => page.getByRole('button', { name: english('checkout.bank.again') })
const inTab = (page: Page) => page.getByRole('link', { name: english('checkout.bank.inTab') })
const booked = (page: Page) => page.getByRole('heading', { name: english('booking.booked.title') })

/** Opens the payment step in a page with a fake clock. */
async function toPayment(page: Page): Promise<void> {
  await fillBooking(page)
  await page.clock.install()
  await visit(page, '/checkout?step=payment')
}

test('bank: a frame whose first load is lost says so after 10 s, and opens again (E4, H8)', async ({ page, world }) => {
  await toPayment(page)
  await page.route(HANDOFF, (route) => route.abort('connectionreset'), { times: 1 })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/handoff/'))
  await pay(page)
  await lost
  await expect(silent(page)).toBeHidden()
  await expect(again(page)).toHaveCount(1)
  await page.clock.fastForward(11_000)
  await expect(silent(page)).toBeVisible()
  // One in the notice, one below the frame.
  await expect(inTab(page)).toHaveCount(2)
  await again(page).first().click()
  await confirm(await bankOf(page), CODE)
  await expect(booked(page)).toBeVisible()
  expect(await world.payments()).toHaveLength(1)
  expect(await world.captures()).toHaveLength(1)
})

// The notice and its link are in the test above, the whole tab in "H11: …" (interrupted-payment.e2e.ts), and that a
// hand-off alone is no bank in "the bank is there: …" (bank-message.test.ts).
test(
  'bank: a bank that does not answer the hand-off can be opened in the whole tab (E4, H8, H11)',
  { tag: '@long' },
  async ({ page, world }) => {
    await fillBooking(page)
    await visit(page, '/checkout?step=payment')
    const held: Route[] = []
    await page.route(BANK, (route) => void held.push(route), { times: 1 })
    await pay(page)
    // While the load of a frame is held, the fake clock cannot be advanced, so this waits in real time.
    await expect(silent(page)).toBeVisible()
    expect(held).toHaveLength(1)
    await inTab(page).first().click()
    await page.getByRole('textbox').fill(CODE)
    await page.getByRole('button').first().click()
    await expect(booked(page)).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

// As in the first test of this file, with another file lost.
test(
  'bank: a page of the bank that is lost is opened again in the frame, at any time (H4, H8, H10)',
  { tag: '@long' },
  async ({ page, world }) => {
    await toPayment(page)
    await page.route(BANK, (route) => route.abort('connectionreset'), { times: 1 })
    const lost = page.waitForEvent('requestfailed', (request) => BANK.test(request.url()))
    await pay(page)
    await lost
    await again(page).click()
    await confirm(await bankOf(page), CODE)
    await expect(booked(page)).toBeVisible()
    expect(await world.payments()).toHaveLength(1)
    expect(await world.captures()).toHaveLength(1)
  },
)

// The hand-off is in "is shown again until the bank has answered, …" (payments.test.ts), the cart that stays as it is
// in "payment-in-progress is 409 …" (problems.test.ts), and the way back in "D12: every answer to Pay is lost: a reload
// …" (interrupted-payment.e2e.ts).
test(
  'bank: the hand-off can be loaded twice, no cart changes what is being paid, and the cart leads back to it (H4)',
  { tag: '@long' },
  async ({ page, context, world }) => {
    await fillBooking(page)
    await visit(page, '/checkout?step=payment')
    const cart = await context.newPage()
    await visit(cart, '/cart')
    await page.bringToFront()
    await pay(page)
    const bank = await bankOf(page)
    await test.step('the hand-off, a second time', async () => {
      const address = await bank.dialog.locator('iframe').getAttribute('src')
      const tab = await context.newPage()
      await tab.goto(address ?? '')
      await expect(tab.getByRole('textbox')).toBeVisible()
      await tab.close()
    })
    await test.step('a cart that was open before cannot be changed', async () => {
      await cart.getByRole('article').getByRole('button', { name: 'One room more' }).click()
      await expect(cart.getByRole('article')).toContainText(english('error.paymentInProgress'))
    })
    await cart.close()
    await test.step('the cart of this tab says so, and leads back', async () => {
      await visit(page, '/cart')
      await expect(page.getByRole('main')).toContainText(english('error.paymentInProgress'))
      await page.getByRole('link', { name: english('cart.toPayment') }).click()
      await expect(page.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
    })
    await page.getByRole('button', { name: english('checkout.bank.open') }).click()
    await confirm(await bankOf(page), CODE)
    await expect(booked(page)).toBeVisible()
    expect(await world.payments()).toHaveLength(1)
    expect(await world.captures()).toHaveLength(1)
  },
)
