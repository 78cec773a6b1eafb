import type { Page } from '@playwright/test'
import { fillBasket, fillBooking } from '../basket.ts'
import { cardFields, fillCard, fillGuests, payButton, tickContracts, type CardInput } from '../checkout.ts'
import { choosePlace, openGuests, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

const year = new Date().getFullYear()

/** Input, field of the message, and message (decision 40.1). */
type CardError = [card: Partial<CardInput>, field: keyof CardInput, message: string]

const CARD_ERRORS: CardError[] = [
  [{ number: '4000000000001092' }, 'number', 'Please a valid credit card number'],
  [{ expiry: '' }, 'expiry', 'Please enter card expiry date'],
  [{ expiry: 'soon' }, 'expiry', 'Please enter the correct format. (MM/YYYY)'],
  [{ expiry: `12/${year - 1}` }, 'expiry', 'Please enter a valid date'],
  [{ cvv: '12' }, 'cvv', 'Please enter CVV code'],
]
const MORE_CARD_ERRORS: CardError[] = [
  [{ number: '' }, 'number', 'Please Enter card number'],
  [{ number: '4000' }, 'number', 'Please a valid credit card number'],
  [{ expiry: '' }, 'expiry', 'Please enter card expiry date'],
  [{ expiry: '1' }, 'expiry', 'Please enter the correct format. (MM/YYYY)'],
  [{ expiry: `13/${year + 1}` }, 'expiry', 'Please enter a valid date'],
  [{ cvv: '' }, 'cvv', 'Please enter CVV code'],
  [{ owner: '' }, 'owner', 'Please enter card owner'],
]

for (const [title, errors, tag] of [
  ['every kind of wrong card has its message, beside the field and as a link (decision 40.1)', CARD_ERRORS, []],
  // Which message a card has is in `card.test.ts`; those of empty fields are in "payment: an empty card …".
  ['empty fields and other wrong cards have theirs, too (decision 40.1)', MORE_CARD_ERRORS, ['@long']],
] as const) {
  test(`payment: ${title}`, { tag: [...tag] }, async ({ page, world }) => {
    await fillBooking(page)
    await visit(page, '/checkout?step=payment')
    await tickContracts(page)
    const fields = cardFields(page)
    for (const [card, field, message] of errors) {
      await test.step(`${field} '${card[field]}': ${message}`, async () => {
        await fillCard(page, card)
        await payButton(page).click()
        const link = page.getByRole('alert').getByRole('link')
        await expect(link).toHaveText([message])
        await expect(fields[field]).toHaveAccessibleDescription(new RegExp(`^${escaped(message)}`))
        await expect(fields[field]).toHaveAttribute('aria-invalid', 'true')
        await link.click()
        await expect(fields[field]).toBeFocused()
      })
    }
    // The message of a corrected field is gone.
    await fillCard(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    for (const field of Object.values(fields)) await expect(field).not.toHaveAttribute('aria-invalid')
    expect(await world.payments()).toEqual([])
  })
}

const escaped = (text: string) => text.replaceAll(/[.()]/g, String.raw`\$&`)

test('payment: an empty card names all four fields and the contracts at once', async ({ page }) => {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await payButton(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please Enter card number',
    'Please enter card owner',
    'Please enter card expiry date',
    'Please enter CVV code',
    'I have read and agree: Distance sales contract',
    'I have read and agree: Preliminary information form',
  ])
})

async function toGuests(page: Page): Promise<void> {
  await fillBasket(page, { children: [7] })
  await visit(page, '/checkout?step=guests')
  await fillGuests(page)
}

const send = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).click()

test('guests: a participant without a name, and an invalid phone (decisions 34.6 and 40.1)', async ({ page }) => {
  await toGuests(page)
  const child = page.getByRole('group', { name: /^3\. Child/ }).getByRole('textbox', { name: 'Name', exact: true })
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await test.step('a missing name', async () => {
    await child.fill('  ')
    await send(page)
    await expect(child).toHaveAccessibleDescription('Please enter participant name')
    await page.getByRole('alert').getByRole('link', { name: 'Please enter participant name' }).click()
    await expect(child).toBeFocused()
    await child.fill('Su')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('a wrong phone', async () => {
    await phone.fill('532123')
    await send(page)
    await expect(phone).toHaveAccessibleDescription(/^Invalid phone number/)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/Invalid phone number$/])
  })
  await test.step('a phone is put in form while it is typed', async () => {
    await phone.fill('')
    await phone.pressSequentially('5321234567')
    await expect(phone).toHaveValue('532-123-4567')
    await send(page)
    await expect(payButton(page)).toBeVisible()
  })
})

test('search: a place has to be chosen, a child needs an age, and there are three children at most', async ({
  page,
}) => {
  await visit(page, '/')
  const form = searchForm(page)
  const search = form.getByRole('button', { name: 'Search' })
  await test.step('no place', async () => {
    await search.click()
    await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
    await expect(form.getByRole('combobox', { name: 'Where' })).toBeFocused()
  })
  await test.step('a place that nobody knows', async () => {
    const where = form.getByRole('combobox', { name: 'Where' })
    await where.fill('xyzzy')
    await expect(form.getByText('Nothing found by that name')).not.toHaveCount(0)
    await where.press('Enter')
    await expect(where).toHaveAttribute('aria-expanded', 'false')
    await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
    await search.click()
    await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
    await expect(search).not.toHaveAttribute('aria-busy')
    await where.fill('')
  })
  const guests = await openGuests(form)
  await test.step('three children at most', async () => {
    const more = guests.getByRole('button', { name: 'One child more' })
    for (let child = 1; child <= 3; child++) await more.click()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(guests.getByText('Up to 3 children can be booked')).toBeVisible()
    await expect(guests.getByRole('combobox')).toHaveCount(3)
  })
  await test.step('no age', async () => {
    await guests.getByRole('combobox').nth(0).selectOption('4')
    await guests.getByRole('button', { name: 'Done' }).click()
    const second = guests.getByRole('combobox', { name: 'Child 2, age' })
    await expect(second).toBeFocused()
    await expect(second).toHaveAccessibleDescription('Choose an age')
    await expect(guests).toBeVisible()
  })
  await test.step('ages in the address', async () => {
    await guests.getByRole('combobox').nth(1).selectOption('0')
    await guests.getByRole('combobox').nth(2).selectOption('12')
    await guests.getByRole('button', { name: 'Done' }).click()
    await choosePlace(form, 'antal', 'Antalya')
    await search.click()
    await expect(page).toHaveURL(/[?&]children=0,4,12(&|$)/)
  })
})
