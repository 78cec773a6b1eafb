import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { CARDS, fillCard, fillGuests, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { openRide, typeDay, type Day } from './rides.ts'
import { visit } from '../visit.ts'
import { expect, test, type World } from '../world.ts'
import { english } from '../words.ts'

const OUT = inDays(40)
const BACK = inDays(47)

test('the journey, a transfer both ways, from the empty form to the voucher', async ({ page, world }) => {
  await test.step('1 and 2: places, times, way back and party', () => search(page))
  await test.step('1: what cannot carry five says why', () => tooSmall(page))
  await test.step('3: the flights', () => flights(page))
  await test.step('4: one line, both directions, the price of the vehicle', () => line(page))
  await test.step('5: eight people need another vehicle', () => eightPeople(page))
  await test.step('6: a phone with its country, a note, the contracts', () => checkout(page))
  await test.step('7: paid, with a voucher for the driver', () => voucher(page, world))
  await test.step('8: in Arabic', () => arabic(page))
})

const ROUTE = `/transfers?from=ayt&to=belek&date=${OUT.iso}`

test('transfers: what changes below the open search form leaves it alone, and keeps the focus', async ({ page }) => {
  await visit(page, `${ROUTE}&time=10:10&back=${BACK.iso}&backTime=07:30&ride=aytbelekminivan`)
  const form = page.getByRole('form', { name: 'Search for a transfer' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: english('search.change') }).click()
  const to = form.getByRole('combobox', { name: 'To', exact: true })
  await expect(form.getByRole('combobox', { name: 'From', exact: true })).toBeFocused()
  await to.press('ControlOrMeta+a')
  await to.pressSequentially('somewhere')
  const stepFree = main.getByRole('button', { name: english('transfers.filter.stepFree') })
  // By key: the suggestions may cover it.
  await stepFree.press('Space')
  await expect(page).toHaveURL(/access=step-free/)
  await expect(stepFree).toBeFocused()
  const flightIn = page.getByRole('textbox', { name: 'Your flight in' })
  await flightIn.fill('tk2412')
  await flightIn.press('Tab')
  await expect(page).toHaveURL(/flight=TK2412/)
  await expect(to).toHaveValue('somewhere')
  await page.getByRole('textbox', { name: 'Your flight out' }).fill('abc')
  await page.getByRole('textbox', { name: 'Your flight out' }).press('Tab')
  const oneWay = main.getByRole('radio', { name: 'One way' })
  await oneWay.press('Space')
  await expect(page).not.toHaveURL(/trip=return/)
  await expect(form).toBeVisible()
  await expect(oneWay).toBeFocused()
  // The return that was taken out took its wrong flight number along: now only its day is missing.
  await main.getByRole('radio', { name: 'Round trip' }).press('Space')
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await expect(form.getByRole('button', { name: /^Return/ })).toBeFocused()
})

test("transfers: a list from a route's end keeps that direction, and calls one ride one way", async ({ page }) => {
  await visit(page, '/transfers?from=belek')
  await vehicle(page, 'Minivan').first().getByRole('link', { name: 'Choose' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${apart('Belek')} to ${apart('Antalya Airport')}`)
  await page.getByRole('radio', { name: 'Round trip' }).press('Space')
  await expect(vehicle(page, 'Minivan').getByRole('button', { name: 'Not this way' })).toBeDisabled()
  await expect(vehicle(page, 'Minivan')).toContainText('one way, the whole vehicle')
})

/** Isolates a name, so that it keeps its own text direction inside a sentence. */
const apart = (name: string) => `\u2068${name}\u2069`

const vehicle = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function choosePlace(form: Locator, end: string, typed: string, name: string): Promise<void> {
  // By keys, which a page that is still loading its code keeps.
  await form.getByRole('combobox', { name: end, exact: true }).press('ControlOrMeta+a')
  await form.getByRole('combobox', { name: end, exact: true }).pressSequentially(typed)
  await form.getByRole('option', { name }).click()
}

/** A day without a time does not end the panel: the hour, which is still missing, gets the focus. */
async function dayAlone(form: Locator, ride: string, day: Day): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${ride}`) }).click()
  const panel = form.getByRole('dialog', { name: ride })
  await panel.getByRole('textbox', { name: `${ride}: day` }).fill(day.typed)
  await panel.getByRole('textbox', { name: `${ride}: day` }).press('Enter')
  await expect(panel.getByRole('combobox', { name: 'Hour' })).toBeFocused()
  await panel.press('Escape')
}

async function search(page: Page): Promise<void> {
  await visit(page, '/transfers')
  const form = page.getByRole('form', { name: 'Search for a transfer' })
  await choosePlace(form, 'From', 'anta', 'Antalya Airport')
  await choosePlace(form, 'To', 'bel', 'Belek')
  await dayAlone(form, 'Pick-up', OUT)
  await typeDay(await openRide(form, 'Pick-up', '10', '10'), 'Pick-up', OUT)
  const back = await openRide(form, 'Return', '07', '30')
  await typeDay(back, 'Return', inDays(39))
  await expect(back).toContainText('The ride back starts after the ride out')
  await typeDay(back, 'Return', BACK)
  await form.getByRole('button', { name: /^Passengers/ }).click()
  const load = form.getByRole('dialog', { name: 'Passengers' })
  for (let more = 0; more < 3; more++) {
    await load.getByRole('button', { name: 'One adult more' }).click()
    await load.getByRole('button', { name: 'One suitcase more' }).click()
  }
  await load.getByRole('button', { name: 'Done' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${apart('Antalya Airport')} to ${apart('Belek')}`)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    from: 'ayt',
    to: 'belek',
    trip: 'return',
    date: OUT.iso,
    time: '10:10',
    back: BACK.iso,
    backTime: '07:30',
    adults: '5',
    bags: '5',
  })
}

async function tooSmall(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^5 vehicles, 2 take 5 people and 5 bags/)
  const car = vehicle(page, 'Economy car').getByRole('button', { name: 'Too small' })
  await expect(car).toBeDisabled()
  await expect(car).toHaveAccessibleDescription(/For up to 3 people\. You are 5\. Minivan takes you all\./)
  await expect(vehicle(page, 'Minivan')).toContainText('both ways, the whole vehicle')
  await vehicle(page, 'Minivan').getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByRole('heading', { name: 'Your two rides' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('A vehicle of your own with its driver.')
}

async function flights(page: Page): Promise<void> {
  const flight = page.getByRole('textbox', { name: 'Your flight in' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await flight.fill('Airbus')
  await flight.blur()
  await expect(flight).toHaveAccessibleDescription(/This is no flight number/)
  await add.click()
  await expect(flight).toBeFocused()
  await flight.fill('tk2412')
  await flight.blur()
  await expect(flight).toHaveValue('TK 2412')
  const leaves = page.getByRole('group', { name: 'Flight leaves' })
  await leaves.getByRole('combobox', { name: 'Hour' }).selectOption('10')
  await expect(page.getByRole('main')).toContainText('07:30 leaves you only 1 hour 55 minutes at the airport.')
  await page.getByRole('button', { name: 'Take 06:25' }).click()
  await leaves.getByRole('combobox', { name: 'Hour' }).selectOption('11')
  await expect(page.getByRole('main')).toContainText('06:25 leaves you 4 hours at the airport.')
  await add.click()
  await expectNotice(page, 'Added to cart')
}

const rideOf = (page: Page) => page.getByRole('main').getByRole('article')

async function line(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cart: 1 item' }).click()
  await expect(page.getByRole('heading', { level: 1, name: english('cart.title') })).toBeVisible()
  await expect(rideOf(page)).toContainText('Private transfer, both ways')
  for (const ride of [
    `${OUT.dated} 10:10 · Antalya Airport to Belek · TK 2412`,
    `${BACK.dated} 06:25 · Belek to Antalya Airport`,
    '5 bags',
    'per vehicle',
  ]) {
    await expect(rideOf(page)).toContainText(ride)
  }
}

/** The minivan takes six, so the sixth is booked at once; for eight the cart offers the minibus and waits. */
async function eightPeople(page: Page): Promise<void> {
  const more = rideOf(page).getByRole('button', { name: 'One person more' })
  const people = rideOf(page).getByRole('group', { name: 'People' }).getByRole('status')
  const toCheckout = page.getByRole('complementary').getByRole('button', { name: 'Continue' })
  await more.click()
  await expect(rideOf(page)).toContainText('6 adults')
  await expect(more).toBeFocused()
  const left = async () => (await more.boundingBox())?.x
  const before = await left()
  await more.click()
  await more.click()
  await expect(people).toHaveText('8')
  expect(await left()).toBe(before)
  const notice = rideOf(page).getByRole('alert').filter({ hasText: 'This vehicle takes up to 6, you are 8' })
  await expect(notice).toContainText(/Minibus takes you all for ₺/)
  await expect(toCheckout).toHaveAccessibleDescription(/more people than your vehicle takes/)
  await toCheckout.press('Enter')
  await expect(notice).toBeFocused()
  await notice.getByRole('button', { name: 'Stay with 6 people' }).click()
  await expect(people).toHaveText('6')
  await more.click()
  await more.click()
  await notice.getByRole('button', { name: 'Take the Minibus' }).click()
  await expect(rideOf(page)).toContainText(/Minibus.*8 adults/)
  await expect(notice).toHaveCount(0)
}

async function checkout(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name: 'Continue' }).click()
  const goOn = page.getByRole('button', { name: 'Continue to payment' })
  await expect(page.getByRole('main')).toContainText('Passed on to the driver, not guaranteed.')
  await page.getByRole('textbox', { name: 'Special requests' }).fill('Two surfboards.')
  await goOn.click()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(phone).toHaveAccessibleDescription(/Please fill in required fields/)
  await fillGuests(page)
  await page.getByRole('combobox', { name: 'Country of the phone number' }).selectOption('DE')
  await phone.fill('030')
  await goOn.click()
  await expect(phone).toHaveAccessibleDescription(/Invalid phone number/)
  await phone.fill('030 1234567')
  await goOn.click()
  await fillCard(page, { number: CARDS.frictionless })
  // Instalments can change the amount and therefore the contracts.
  await expect(page.getByRole('heading', { name: /^Instalments/ })).toBeVisible()
  await payButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await tickContracts(page)
}

async function voucher(page: Page, world: World): Promise<void> {
  await payButton(page).click()
  await expect(page.getByText(english('booking.booked.title'))).toBeVisible()
  expect(await world.captures()).toHaveLength(1)
  const main = page.getByRole('main')
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: english('booking.calendar') }).click()
  const calendar = await readFile(await (await saved).path(), 'utf8')
  for (const told of [
    'SUMMARY:Transfer: Antalya Airport to Belek',
    'SUMMARY:Return transfer: Belek to Antalya Airport',
  ])
    expect(calendar).toContain(told)
  expect(calendar).toMatch(/LOCATION:Antalya Airport\r\nDESCRIPTION:[^\r]*TK 2412/)
  await main.getByRole('listitem').filter({ hasText: 'Voucher' }).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Voucher' })).toBeVisible()
  await expect(main).toContainText(new RegExp(`${OUT.dated} 10:10.*TK 2412.*${BACK.dated} 06:25`))
  await expect(main).toContainText(/Antalya Airport: The driver waits .*Belek: The driver comes to the door/)
  await expect(main).toContainText('Times are local times of the place.')
  await expect(main.getByRole('link', { name: /\d{3}/ })).toHaveAttribute('href', /^tel:/)
}

async function arabic(page: Page): Promise<void> {
  await visit(page, `/ar/transfers?from=ayt&to=belek&date=${OUT.iso}&time=10:10&ride=aytbelekminivan`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`من ${apart('مطار أنطاليا')} إلى ${apart('بيليك')}`)
  const [from, to] = await Promise.all(
    ['AYT', 'بيليك'].map((name) => page.locator('#rides').getByText(name).first().boundingBox()),
  )
  // In Arabic the route runs from right to left.
  expect(from?.x ?? 0).toBeGreaterThan(to?.x ?? 0)
}
