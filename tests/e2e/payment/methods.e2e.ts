import type { Page } from '@playwright/test'
import { fillBooking } from '../basket.ts'
import { cardFields, fillCard, payButton, tickContracts } from '../checkout.ts'
import { reload, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** A Bonus card of Garanti with 1, 3, 6, 9 or 12 instalments. */
const BONUS = '4000080000000087'

const method = (page: Page, name: 'creditcard' | 'transfer' | 'later') =>
  page.getByRole('radio', { name: english(`method.${name}`), exact: true })
const term = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: english('checkout.amount.title') }).getByRole('radio', { name })
const held = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the payment step of a basket; returns its total. */
async function toPayment(page: Page, from?: number): Promise<number> {
  const booking = await fillBooking(page, from === undefined ? {} : { from })
  await visit(page, '/checkout?step=payment')
  await expect(method(page, 'creditcard')).toBeChecked()
  return booking.totalAmount.value
}

/** An amount in lira as the page formats it. */
const lira = (value: number) => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(value)

test('payment: instalments are those of the typed card; the chosen plan is shown, charged once and no other', async ({
  page,
  world,
}) => {
  const total = await toPayment(page)
  const plans = page.getByRole('radiogroup', { name: 'Instalments with Garanti' })
  const monthly = Math.ceil((Math.round(total * 100) * 1.05) / 6) / 100
  const charged = Math.round(monthly * 600) / 100

  await test.step('before a card is typed the plans of all banks can be read', async () => {
    await page.getByText(english('checkout.plan.banks')).click()
    await expect(page.getByRole('table', { name: /Garanti/ }).getByRole('row')).toHaveCount(6)
  })
  await test.step('eight digits are enough for the plans of the card’s bank', async () => {
    const asked = page.waitForRequest(/\/api\/order\/query$/)
    await cardFields(page).number.fill(BONUS)
    expect((await asked).postDataJSON()).toMatchObject({ kind: 'installments', bin: '40000800' })
    await plans.getByRole('radio', { name: '6 instalments' }).check()
    await expect(plans.getByRole('row', { name: /6 instalments/ })).toContainText(lira(monthly))
    await expect(payButton(page)).toContainText(lira(charged))
  })
  await test.step('another method and back: the card is still typed; another card begins with one payment', async () => {
    await method(page, 'transfer').check()
    await method(page, 'creditcard').check()
    await expect(cardFields(page).number).toHaveValue('4000 0800 0000 0087')
    await cardFields(page).number.fill('4000100000000109')
    await expect(page.getByRole('radio', { name: english('checkout.plan.atOnce') })).toBeChecked()
  })
  await test.step('the plan is charged', async () => {
    await fillCard(page, { number: BONUS })
    await plans.getByRole('radio', { name: '6 instalments' }).check()
    await tickContracts(page)
    await expect(payButton(page)).toContainText(lira(charged))
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Your reservation is completed.' })).toBeVisible()
  })
  expect(await world.captures()).toMatchObject([{ amount: charged, currency: 'try' }])
})

test('payment: a deposit is its share rounded once, by card and by transfer; the rest has its date', async ({
  page,
  world,
}) => {
  const total = await toPayment(page)
  const deposit = Math.floor((Math.round(total * 100) * 25 + 50) / 100) / 100
  await term(page, /25% Deposit/).check()
  await expect(payButton(page)).toContainText(lira(deposit))
  await expect(page.getByText(lira(Math.round((total - deposit) * 100) / 100)).first()).toBeVisible()
  await test.step('the choice survives a reload', async () => {
    await reload(page)
    await expect(term(page, /25% Deposit/)).toBeChecked()
    await expect(payButton(page)).toContainText(lira(deposit))
  })
  await test.step('a bank transfer is booked without a card', async () => {
    await method(page, 'transfer').check()
    const book = page.getByRole('button', { name: /by bank transfer/ })
    await expect(book).toContainText(lira(deposit))
    // It is sent in the next days.
    const summary = page.getByRole('main').getByRole('complementary')
    await expect(summary).toContainText(`${english('checkout.due.now.transfer')}₺${lira(deposit)}`)
    await expect(summary).not.toContainText(english('summary.payNow'))
    await tickContracts(page)
    await book.dblclick()
    await expect(page).toHaveURL(/\/booking\//)
    await expect(held(page)).toBeVisible()
  })
  expect(await world.captures()).toEqual([])
})

test('payment: book now, pay later says until when before it is chosen, and charges nothing', async ({
  page,
  world,
}) => {
  await toPayment(page)
  await expect(page.getByText(/Held until .* Nothing is paid now/)).toBeVisible()
  await method(page, 'later').check()
  await expect(term(page, /Deposit/)).toHaveCount(0)
  await tickContracts(page)
  await page.getByRole('button', { name: /Book now, pay .* later/ }).click()
  await expect(page).toHaveURL(/\/booking\//)
  await expect(held(page)).toBeVisible()
  expect(await world.payments()).toEqual([])
})

test('payment: a way that is not possible is shown with its reason and cannot be chosen', async ({ page }) => {
  await toPayment(page, 2)
  for (const name of ['transfer', 'later'] as const) {
    await expect(method(page, name)).toBeDisabled()
    await expect(method(page, name)).toHaveAccessibleDescription(/Not for this cart: .+ has to be paid at once\./)
  }
  await expect(term(page, /Deposit/)).toBeDisabled()
  await expect(page.getByText(/No deposit for this cart: .+ is not refundable\./)).toBeVisible()
})
