import type { Page } from '@playwright/test'
import { announcedOn } from '../announced.ts'
import { fillBooking } from '../basket.ts'
import { bankOf, CODE, confirm, WRONG_CODE } from '../bank.ts'
import { CARDS, contractBoxes, fillCard, fillGuests, pay, payButton, starting, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { lira, MONEY, moneyIn, numberOf } from '../money.ts'
import { chooseDates, choosePlace, HOTEL, openGuests, searchForm } from '../search.ts'
import { openAsOtherDevice, reload, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test.use({ motion: true })

const AGE = 7
const CHECK_IN = inDays(40)
const CHECK_OUT = inDays(47)
const FREE_UNTIL = inDays(33)
/** The street of the hotel that `fillBooking` books. */
const STREET = 'Deniz Sokak 12, Kaş'
const EURO = /€[\d.]+,\d\d/

test(
  'the journey, hotel booking with 3-D Secure, from the empty home page to the booking',
  { tag: '@demo' },
  async ({ page, world }) => {
    await test.step('1: a fresh home page', () => freshHome(page))
    await test.step('3: an age is missing', () => missingAge(page))
    await test.step('4: the list', () => list(page))
    await test.step('6: the hotel by its copied address, in another tab', () => copiedAddress(page))
    const shown = await test.step('7: a room into the basket', () => addRoom(page))
    await test.step('9: the cart, a wrong code, a right one, and euro', () => inEuro(page, shown))
    await test.step('10: an empty checkout', () => emptyCheckout(page))
    const total = await test.step('11: customer and guests', () => customerAndGuests(page))
    await test.step('12: card and contracts', () => cardAndContracts(page, total))
    await test.step('13: the bank', () => pressPay(page, total))
    await test.step('14: a wrong code, then the right one', () => confirmAtBank(page, total))
    await test.step('15 and H3: the same result for ever', () => sameResult(page, total))
    expect(await world.captures()).toMatchObject([{ amount: numberOf(total), currency: 'eur' }])
  },
)

async function freshHome(page: Page): Promise<void> {
  await visit(page, '/')
  const form = searchForm(page)
  await expect(form.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: /^Check-in/ })).toContainText(inDays(1).short)
  await expect(form.getByRole('button', { name: /^Check-out/ })).toContainText(inDays(6).short)
  await expect(form.getByRole('button', { name: /^Guests/ })).toContainText('2 adults')
  await expect(page.getByRole('link', { name: 'Empty cart' })).toBeVisible()
}

async function missingAge(page: Page): Promise<void> {
  const form = searchForm(page)
  await choosePlace(form, 'kas', 'Kaş')
  await chooseDates(form, CHECK_IN, CHECK_OUT)
  await expect(form.getByRole('button', { name: /^Check-out/ })).toContainText('7 nights')
  const guests = await openGuests(form)
  await guests.getByRole('button', { name: 'One child more' }).click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Search' }).click()
  const age = guests.getByRole('combobox', { name: 'Child 1, age' })
  await expect(age).toBeFocused()
  await expect(age).toHaveAccessibleDescription('Choose an age')
  await age.selectOption({ label: `${AGE}` })
  await guests.getByRole('button', { name: 'Done' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
}

async function list(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Kaş' })).toBeVisible()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/hotels')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    place: 'kas',
    label: 'Kaş',
    checkIn: CHECK_IN.iso,
    checkOut: CHECK_OUT.iso,
    children: `${AGE}`,
  })
  const count = page.getByRole('main').getByRole('status')
  await expect(count).toHaveText(/^\d+ stays?, \d+ with rooms for your dates$/)
  const stays = page.getByRole('main').getByRole('article')
  await expect(count).toHaveText(new RegExp(`^${await stays.count()} stays?,`))
  const open = stays.filter({ has: page.getByRole('link', { name: /^See rooms/ }) })
  expect(await open.count()).toBeGreaterThan(0)
  for (const stay of await open.all()) {
    await expect(stay).toContainText(MONEY)
    await expect(stay).toContainText('7 nights, 2 adults, 1 child')
  }
}

async function copiedAddress(page: Page): Promise<void> {
  await page.getByRole('link', { name: `See rooms: ${HOTEL.name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOTEL.name })).toBeVisible()
  const tab = await page.context().newPage()
  await visit(tab, page.url())
  const rooms = tab.getByRole('region', { name: 'Rooms', exact: true })
  await expect(rooms.getByRole('button', { name: /^Stay/ })).toContainText('7 nights')
  await expect(rooms.getByRole('button', { name: /^Guests/ })).toContainText('2 adults, 1 child')
  await expect(rooms.getByRole('article').filter({ hasText: MONEY })).not.toHaveCount(0)
  await tab.close()
}

async function addRoom(page: Page): Promise<string> {
  const room = page.getByRole('article', { name: HOTEL.room })
  const rate = room
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'All inclusive' }) })
    .filter({ hasText: 'Free until' })
    .first()
  await expect(rate.getByRole('cell').nth(0)).toHaveText(
    new RegExp(`^Free until ${FREE_UNTIL.long} ?, 23:59 hotel time$`),
  )
  await expect(rate).toContainText('Pay in full')
  await expect(rate).toContainText('7 nightsplus')
  await expect(rate).toContainText(/plus €\d+,\d\d at the hotel/)
  // A struck-through reference price may come before the total.
  const words = await rate.getByRole('cell').nth(2).textContent()
  const was = await rate.locator('s').allTextContents()
  const total = moneyIn(was.reduce((left, old) => left.replace(old, ''), words ?? ''))
  await rate.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => announcedOn(page)).toContain('Added to cart')
  await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toContainText(total)
  return total
}

/** A code is refused with its reason, another is accepted and removed; from here on the total is charged in euros. */
async function inEuro(page: Page, total: string): Promise<void> {
  await page.getByRole('link', { name: 'Cart: 1 item' }).click()
  const sums = page.getByRole('main').getByRole('complementary')
  await sums.getByRole('button', { name: 'Add a promotion code' }).click()
  const code = sums.getByRole('textbox', { name: 'Promotion code' })
  await expect(code).toBeFocused()
  await code.fill('NOSUCHCODE')
  await sums.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('Promo Code Incorrect. We do not know this code.')
  await code.fill('yelkovan10')
  await page.keyboard.press('Enter')
  const off = Math.round(numberOf(total) * 10) / 100
  await expect(sums).toContainText(`−${lira(off)}`)
  await expect(sums.getByText(lira(Math.round((numberOf(total) - off) * 100) / 100))).toBeVisible()
  await expect(sums.getByRole('button', { name: 'Remove the code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sums.getByRole('button', { name: 'Add a promotion code' })).toBeFocused()
  await sums.getByRole('radio', { name: /EUR/ }).check()
  await expect(sums).toContainText(/Approximately €1,00 = ₺[\d,]+, today’s rate/)
}

async function emptyCheckout(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  const customer = page.getByRole('region', { name: 'Who is booking?' })
  await customer.getByRole('textbox', { name: 'Address' }).fill('Deniz Sokak 12')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter Name please',
    'Surname: Please fill in required fields',
    'Enter e-mail please',
    'Phone: Please fill in required fields',
    'Please enter participant name (1)',
    'Please enter participant name (2)',
    'Please enter participant name (3)',
  ])
  await summary.getByRole('link', { name: 'Enter e-mail please' }).click()
  await expect(customer.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await expect(customer.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Enter e-mail please')
  await expect(customer.getByRole('textbox', { name: 'Address' })).toHaveValue('Deniz Sokak 12')
}

/** Returns the amount to be charged, in euros, as the button shows it. */
async function customerAndGuests(page: Page): Promise<string> {
  await fillGuests(page)
  await expect(page.getByRole('region', { name: 'Who is travelling?' })).toContainText(`3. Child, ${AGE} years`)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Passenger Info Updated Successfully.')).toBeVisible()
  await expect(page.getByText('You Can Proceed to Payment.')).toBeVisible()
  // After going back and forward, the typed values are still there.
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada.kaya@example.com')
  await page.goForward()
  await expect(payButton(page)).toContainText('€')
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(
    /€1,00 = ₺[\d,]+, read on \d\d\.\d\d\.\d{4} at \d\d:\d\d/,
  )
  return EURO.exec((await payButton(page).textContent()) ?? '')?.[0] ?? 'no amount'
}

async function cardAndContracts(page: Page, total: string): Promise<void> {
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'I have read and agree: Distance sales contract',
    'I have read and agree: Preliminary information form',
  ])
  for (const box of await contractBoxes(page).all()) {
    await expect(box).toHaveAccessibleDescription('Please read this document and tick “I have read and agree”')
  }
  const opener = page.getByRole('button', { name: 'Distance sales contract' })
  await opener.click()
  const contract = page.getByRole('dialog', { name: 'Distance sales contract' })
  for (const own of ['Ada Kaya', 'Can Kaya', 'Su Kaya', HOTEL.name, CHECK_IN.typed, CHECK_OUT.typed, total]) {
    await expect(contract).toContainText(own)
  }
  await page.keyboard.press('Escape')
  await expect(contract).toBeHidden()
  await expect(opener).toBeFocused()
  await tickContracts(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

async function pressPay(page: Page, total: string): Promise<void> {
  await expect(payButton(page)).toContainText(total)
  const locked = starting(page)
  await payButton(page).click()
  expect(await locked).toEqual({ locked: true, text: expect.stringContaining('via an SMS link') })
  const { dialog } = await bankOf(page)
  await expect(dialog).toContainText('Your payment completes after confirmation via an SMS link')
  const frame = dialog.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'Page of your bank: 3-D Secure')
  await expect(frame).toHaveJSProperty('offsetWidth', 500)
  await expect(frame).toHaveJSProperty('offsetHeight', 600)
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
}

async function confirmAtBank(page: Page, total: string): Promise<void> {
  const bank = await bankOf(page)
  await expect(bank.frame.getByRole('main')).toContainText(total)
  await confirm(bank, WRONG_CODE)
  await expect(bank.frame.getByRole('alert')).toHaveText('This code is not right. You have two more tries.')
  await confirm(bank, CODE)
  await completed(page, total)
  expect(new URL(page.url()).pathname).toMatch(/^\/booking\/[\w-]{22,}$/)
  await expect(page.getByRole('main')).toContainText(/Booking number\s*YLK \d{4} \d{3}/)
  await expect(page.getByRole('link', { name: 'Empty cart' })).toBeVisible()
}

async function completed(page: Page, total: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is completed.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(total)
}

async function sameResult(page: Page, total: string): Promise<void> {
  const number = /YLK \d{4} \d{3}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number'
  await reload(page)
  await completed(page, total)
  const other = await openAsOtherDevice(page)
  await completed(other, total)
  await expect(other.getByRole('main')).toContainText(number)
  await expect(other.getByRole('link', { name: 'Empty cart' })).toBeVisible()
  // Another device can open it without a cookie.
  if (other.context() !== page.context()) expect(await other.context().cookies()).toEqual([])
  await other.close()
  // The bank's frame has added history entries; going back to them changes nothing.
  await page.goBack()
  await completed(page, total)
  await visit(page, '/checkout?step=payment')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await page.goBack()
  await completed(page, total)
  await expect(page.getByRole('main')).toContainText(number)
}

test('the result is printed on one page, and has the hotel’s address, a map, a voucher, a receipt, a calendar file and a transfer for the way', async ({
  page,
}) => {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await pay(page, { number: CARDS.frictionless })
  const main = page.getByRole('main')
  await completed(page, 'Paid and booked')
  const printed = await page.pdf({ format: 'A4' })
  expect(printed.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1)
  await expect(main.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    /openstreetmap\.org.*Ka%C5%9F/,
  )
  await expect(main).toContainText(STREET)
  await expect(main.getByRole('link', { name: 'Find a transfer' })).toHaveAttribute(
    'href',
    /\/transfers\?to=kas&trip=return&date=/,
  )
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await saved).suggestedFilename()).toBe('booking.ics')
  for (const paper of ['Voucher', 'Receipt']) {
    await main.getByRole('listitem').filter({ hasText: paper }).getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('heading', { level: 1, name: paper })).toBeFocused()
    await expect(page).toHaveTitle(`${paper} · Yelkovan`)
    await expect(main).toContainText(/Yelkovan.*YLK \d{4} \d{3}.*Ardıç Bay Hotel/)
    await expect(main).toContainText(STREET)
    await expect(main).not.toContainText('Kaya')
    await main.getByRole('link', { name: 'Back to the booking' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle('Your booking · Yelkovan')
  }
  await completed(page, 'Paid and booked')
})
