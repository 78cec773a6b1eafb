import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm, WRONG_CODE } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { fillCard, pay, payButton } from '../checkout.ts'
import { mode } from '../ports.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** The bank's test cards by payment action. */
const CARDS = {
  openModal: '4000000000210007',
  postUrl: '4000000000230005',
  redirect: '4000000000250003',
  renderHtml: '4000000000260002',
  elsewhere: '4000000000290009',
  returnsNobody: '4000000000003030',
  returnsFiveTimes: '4000000000003055',
}

/** Opens the payment step of a basket; returns its total. */
async function toPayment(page: Page): Promise<number> {
  const booking = await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await expect(payButton(page)).toBeVisible()
  return booking.totalAmount.value
}

const completed = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your reservation is completed.' })).toBeVisible()

for (const [name, number, tag] of [
  // "OpenModal: a document for the frame that goes on to the bank by itself" in handoff.test.ts has the rule; the form
  // of the usual card goes on in the same frame in "payment: a double click, …" (payment.e2e.ts).
  ['OpenModal', CARDS.openModal, ['@long']],
  ['RenderHtml', CARDS.renderHtml, []],
] as const) {
  test(
    `payment: ${name} asks for the code in the bank’s window and is booked (decision 23.7)`,
    { tag: [...tag] },
    async ({ page, world }) => {
      const amount = await toPayment(page)
      await pay(page, { number })
      const bank = await bankOf(page)
      await confirm(bank, WRONG_CODE)
      await expect(bank.frame.getByRole('alert')).toContainText('two more tries')
      await expect(page.getByText(english('checkout.bank.notLoading'))).toBeHidden()
      await confirm(bank, CODE)
      await completed(page)
      expect(await world.captures()).toMatchObject([{ amount, currency: 'try' }])
    },
  )
}

/** Confirms in the tab that the bank has taken over, after going back to the shop once. */
async function confirmInTab(page: Page): Promise<void> {
  await expect(page).toHaveURL(/bank\.localhost.*\/3ds/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your bank is waiting for your confirmation' })).toBeVisible()
  await page.getByRole('button', { name: 'Open the bank’s page' }).click()
  await expect(page).toHaveURL(/bank\.localhost.*\/3ds/)
  await page.getByRole('textbox').fill(CODE)
  await page.getByRole('button').first().click()
}

for (const [name, number, tag] of [
  ['PostUrl', CARDS.postUrl, []],
  // The demo's gateway lives in the page, so there the bank opens in the dialog instead of taking the tab. Elsewhere
  // the hand-off redirects as for PostUrl ("action %i: the tab is redirected, …" in handoff.test.ts).
  ['RedirectToPostUrl', CARDS.redirect, ['@demo-long', '@long']],
] as const) {
  test(
    `payment: ${name} takes the whole tab; Back shows how the payment stands, and the bank leads to the result (decision 23.7)`,
    { tag: [...tag] },
    async ({ page, world }) => {
      const amount = await toPayment(page)
      await pay(page, { number })
      await (mode === 'demo' ? confirm(await bankOf(page), CODE) : confirmInTab(page))
      await completed(page)
      expect(await world.payments()).toHaveLength(1)
      expect(await world.captures()).toMatchObject([{ amount, currency: 'try' }])
    },
  )
}

test.describe('a bank that does not send the visitor back once', () => {
  // Pages of the bank may send requests to the return, and cannot read its response.
  test.use({ noise: [/ERR_BLOCKED_BY_RESPONSE.*\/payment\/return\//] })

  for (const [what, number, tag] of [
    ['never sends the visitor back', CARDS.returnsNobody, []],
    // "E5 3055, called back five times: charged once, booked once" in scenarios.test.ts has the rule.
    ['sends the visitor back five times', CARDS.returnsFiveTimes, ['@long']],
  ] as const) {
    test(`E5 a bank that ${what}: one result, one charge`, { tag: [...tag] }, async ({ page, world }) => {
      const amount = await toPayment(page)
      await pay(page, { number })
      await confirm(await bankOf(page), CODE)
      // Without a return the page asks by itself, at least every ten seconds.
      await expect(page.getByRole('heading', { name: 'Your reservation is completed.' })).toBeVisible()
      expect(await world.payments()).toHaveLength(1)
      expect(await world.captures()).toMatchObject([{ amount, currency: 'try' }])
    })
  }
})

// The refusal is in "502 payment-step-rejected: …" (orderInitialize.test.ts), its words in failure-notice.test.tsx, and
// another card pays in "payment: after a declined card …" (payment.e2e.ts).
test.describe('@long a step that leads elsewhere', () => {
  test.use({ noise: [/the server responded with a status of 502/] })

  test('payment: ends without a charge and with a message, and another card pays (E7)', async ({ page, world }) => {
    await toPayment(page)
    await pay(page, { number: CARDS.elsewhere })
    const failure = page.getByRole('alert').filter({ hasText: 'An error occurred during the payment stage' })
    await expect(failure).toContainText(english('checkout.failed.rejected'))
    expect(await world.captures()).toEqual([])
    await fillCard(page, { number: '4000000000001000' })
    await payButton(page).click()
    await completed(page)
  })
})
