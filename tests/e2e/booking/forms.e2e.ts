import type { Page } from '@playwright/test'
import { fillBasket, fillBooking } from '../basket.ts'
import { cardFields, fillCard, fillGuests, payButton, tickContracts, type CardInput } from '../checkout.ts'
import { inDays } from '../days.ts'
import { choosePlace, hotelAddress, HOTEL, openGuests, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const year = new Date().getFullYear()

/** Input, field of the message, and message (decision 40.1). */
const CARD_ERRORS: [card: Partial<CardInput>, field: keyof CardInput, message: string][] = [
  [{ number: '' }, 'number', 'Please Enter card number'],
  [{ number: '4000000000001092' }, 'number', 'Please a valid credit card number'],
  [{ number: '4000' }, 'number', 'Please a valid credit card number'],
  [{ expiry: '' }, 'expiry', 'Please enter card expiry date'],
  [{ expiry: 'soon' }, 'expiry', 'Please enter the correct format. (MM/YYYY)'],
  [{ expiry: '1' }, 'expiry', 'Please enter the correct format. (MM/YYYY)'],
  [{ expiry: `13/${year + 1}` }, 'expiry', 'Please enter a valid date'],
  [{ expiry: `12/${year - 1}` }, 'expiry', 'Please enter a valid date'],
  [{ cvv: '' }, 'cvv', 'Please enter CVV code'],
  [{ cvv: '12' }, 'cvv', 'Please enter CVV code'],
  [{ owner: '' }, 'owner', 'Please enter card owner'],
]

test('payment: every wrong card has its message, beside the field and as a link (decision 40.1)', async ({
  page,
  world,
}) => {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await tickContracts(page)
  const fields = cardFields(page)
  for (const [card, field, message] of CARD_ERRORS) {
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
  await expect(fields.owner).not.toHaveAttribute('aria-invalid')
  expect(await world.payments()).toEqual([])
})

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

test('search: the error of a typed day is beside it, and the dates stay as they were', async ({ page }) => {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(42)))
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { name: 'Change' }).click()
  await rooms.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
  const checkIn = calendar.getByRole('textbox', { name: 'Check-in' })
  const checkOut = calendar.getByRole('textbox', { name: 'Check-out' })
  for (const [box, typed, message] of [
    [checkIn, inDays(-1).typed, 'This day has passed'],
    [checkIn, '31.02.2027', english('stay.date.invalid')],
    [checkOut, inDays(501).typed, 'Dates can be chosen up to 500 days ahead'],
    [checkOut, inDays(39).typed, 'Check-out must be after check-in'],
  ] as const) {
    await box.fill(typed)
    await box.blur()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(message)
  }
  await page.keyboard.press('Escape')
  await rooms.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(40).iso}&checkOut=${inDays(42).iso}`))
})

const REFUSED_DAYS = [
  ['31.02.2027', english('stay.date.invalid')],
  ['soon', english('stay.date.invalid')],
  [inDays(-1).typed, 'This day has passed'],
] as const
test('search: Done and Enter refuse a typed day with its reason', async ({ page }) => {
  await visit(page, '/')
  const form = searchForm(page)
  const opener = form.getByRole('button', { name: /^Check-in/ })
  const calendar = form.getByRole('dialog', { name: 'Dates of your stay' })
  const checkIn = calendar.getByRole('textbox', { name: 'Check-in' })
  for (const [typed, message] of REFUSED_DAYS) {
    await test.step(`${typed}: ${message}`, async () => {
      await opener.click()
      for (const finish of [
        () => calendar.getByRole('button', { name: 'Done' }).click(),
        () => checkIn.press('Enter'),
      ]) {
        await checkIn.fill(typed)
        await finish()
        await expect(calendar).toBeVisible()
        await expect(checkIn).toBeFocused()
        await expect(checkIn).toHaveAccessibleDescription(message)
        await expect(page).toHaveURL(/\/$/)
      }
      await checkIn.fill(inDays(10).typed)
      await calendar.getByRole('textbox', { name: 'Check-out' }).fill(inDays(12).typed)
      await calendar.getByRole('button', { name: 'Done' }).click()
      await expect(calendar).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
})

test('search: days are typed in all usual formats, and one without a whole year is taken when its box is left (decision 30.4)', async ({
  page,
}) => {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(42)))
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { name: 'Change' }).click()
  const opener = rooms.getByRole('button', { name: /^Check-in/ })
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
  const checkIn = calendar.getByRole('textbox', { name: 'Check-in' })
  const checkOut = calendar.getByRole('textbox', { name: 'Check-out' })
  const [day, next] = [inDays(60), inDays(62)]
  const short = ({ typed }: typeof day) => typed.slice(0, 6)
  for (const write of [
    ({ iso }: typeof day) => iso,
    ({ typed }: typeof day) => typed.replace('.20', '/').replace('.', '/'),
    ({ typed }: typeof day) => typed.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
    short,
  ]) {
    await opener.click()
    await checkIn.fill(write(day))
    await expect(checkIn).toBeFocused()
    await checkOut.fill(write(next))
    await expect(checkOut).toBeFocused()
    await calendar.getByRole('button', { name: 'Done' }).click()
    await expect(calendar).toBeHidden()
    await expect(opener).toContainText(day.short)
    await expect(rooms.getByRole('button', { name: /^Check-out/ })).toContainText(next.short)
    await opener.click()
    await checkIn.fill(inDays(40).typed)
    await checkOut.fill(inDays(41).typed)
    await checkOut.press('Enter')
    await expect(calendar).toBeHidden()
  }
  await test.step('Enter takes it, and the next Enter ends', async () => {
    await opener.click()
    await checkOut.fill(short(inDays(43)))
    await checkOut.press('Enter')
    await expect(checkOut).toHaveValue(inDays(43).typed)
    await checkOut.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(rooms.getByRole('button', { name: /^Check-out/ })).toContainText(inDays(43).short)
  })
  await test.step('a press on a day is not lost', async () => {
    await opener.click()
    await checkIn.fill(short(inDays(200)))
    await calendar.locator(`[data-day="${inDays(41).wire}"]`).click()
    await expect(checkIn).toHaveValue(inDays(41).typed)
  })
})

test('search: a check-out that was too early is accepted when the check-in makes it valid', async ({ page }) => {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(42)))
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { name: 'Change' }).click()
  await rooms.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
  const checkOut = calendar.getByRole('textbox', { name: 'Check-out' })
  await checkOut.fill(inDays(39).typed)
  await calendar.getByRole('textbox', { name: 'Check-in' }).fill(inDays(36).typed)
  await expect(checkOut).not.toHaveAttribute('aria-invalid')
  await expect(calendar).toContainText('3 nights')
  await calendar.getByRole('button', { name: 'Done' }).click()
  await rooms.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(36).iso}&checkOut=${inDays(39).iso}`))
  // The form has gone, with the button that had the focus.
  await expect(rooms.getByRole('heading', { level: 2 })).toBeFocused()
})
