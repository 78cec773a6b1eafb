import type { Locator, Page } from '@playwright/test'
import { agencyIn } from '../basket.ts'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillCard, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { fillBooker, fillPassenger, FLIERS, passengers } from '../flights.ts'
import { MONEY, moneyIn, numberOf } from '../money.ts'
import { mode } from '../ports.ts'
import { reload, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test.use({ viewport: { width: 390, height: 844 } })

const [OUT, HOME] = [inDays(40), inDays(45)]

const flightsOf = (page: Page) => page.getByRole('main').getByRole('article')

const faresOf = (entry: Locator) => entry.getByRole('link', { name: /^Choose/ })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Your trip' })

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /flight/ })

test(
  'the journey, a round trip by air at 390 px, from the empty form to the booking',
  { tag: '@demo-long' },
  async ({ page, world }) => {
    await test.step('1: two places, days, two adults and an infant', () => search(page))
    await test.step('2: departures with price, stops and baggage', () => departures(page))
    await test.step('3: direct and with a bag, counted and in the address', () => narrow(page))
    await test.step('4: only compatible returns, and a running total', () => chooseOut(page))
    const total = await test.step('5: the fare table and the total of both', () => chooseHome(page))
    await test.step('6: two lines in the cart, one trip', () => toCart(page, total))
    const changed = await test.step('7: another departure replaces the line', () => changeOut(page))
    await test.step('8: the passengers are asked for what the transaction wants', () => papers(page))
    await test.step('9: confirmed, then the payment', () => proceed(page))
    await test.step('12: three instalments', () => payFor(page, changed))
    await test.step('12: 3-D Secure on the whole screen', () => prove(page))
    await test.step('12: the booking holds both flights, paid in three', () => result(page))
    expect(await world.captures()).toHaveLength(1)
  },
)

async function place(form: Locator, label: string, typed: string, name: RegExp): Promise<void> {
  await form.getByRole('combobox', { name: label }).fill(typed)
  await form.getByRole('option', { name }).first().click()
}

async function search(page: Page): Promise<void> {
  await visit(page, '/flight')
  const form = page.getByRole('form', { name: 'Search for flights' })
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
  await expect(form.getByRole('combobox', { name: 'From' })).toBeFocused()
  await place(form, 'From', 'ist', /^Istanbul Airport/)
  await place(form, 'To', 'antal', /^Antalya Airport/)
  await form.getByRole('radio', { name: 'One way' }).check()
  await expect(form.getByRole('button', { name: /^Return/ })).toBeHidden()
  await form.getByRole('radio', { name: 'Round trip' }).check()
  await form.getByRole('button', { name: /^Departure/ }).click()
  const calendar = form.getByRole('dialog', { name: 'Days of travel' })
  await calendar.getByRole('textbox', { name: 'Departure' }).fill(OUT.typed)
  await calendar.getByRole('textbox', { name: 'Return' }).fill(HOME.typed)
  await calendar.getByRole('button', { name: 'Done' }).click()
  await form.getByRole('button', { name: /^Passengers/ }).click()
  const who = form.getByRole('dialog', { name: 'Passengers' })
  const more = (kind: string) => who.getByRole('button', { name: `${kind}: one more` })
  await more('Infants').click()
  await expect(more('Infants')).toHaveAttribute('aria-disabled', 'true')
  await expect(who.getByRole('group', { name: 'Infants' })).toContainText('One infant per adult at most')
  await expect(who.getByRole('button', { name: 'Adults: one fewer' })).toHaveAttribute('aria-disabled', 'true')
  await more('Adults').click()
  await who.getByRole('button', { name: 'Done' }).click()
  await expect(form.getByRole('button', { name: /^Passengers/ })).toContainText('2 adults, 1 infant')
  await form.getByRole('button', { name: 'Search' }).click()
}

async function departures(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Istanbul Airport → Antalya Airport')
  await expect(title).toBeFocused()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    from: 'IST',
    to: 'AYT',
    departure: OUT.iso,
    return: HOME.iso,
    adult: '2',
    infant: '1',
  })
  await expect(page.getByRole('heading', { name: '1. Departure' })).toBeVisible()
  const first = flightsOf(page).first()
  await expect(first).toContainText(/IST.*AYT/)
  await expect(first).toContainText(/Direct|1 stop/)
  await expect(first).toContainText(/kg included|Cabin bag only/)
  await expect(first).toContainText('both ways 2 adults, 1 infant')
  await expect(count(page)).toHaveText(`${await flightsOf(page).count()} flights`)
}

async function narrow(page: Page): Promise<void> {
  const lowest = moneyIn(await flightsOf(page).first().textContent())
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Direct/ }).check()
  await filters.getByRole('checkbox', { name: /^With checked bag/ }).check()
  await page.getByRole('button', { name: /^Show \d+ flights$/ }).click()
  await expect(page).toHaveURL(/stops=0&bag=with/)
  await expect(flightsOf(page).first()).toContainText('kg included')
  // The cheapest fares have no baggage, so with the filter the lowest price is higher.
  await expect(async () => {
    expect(numberOf(moneyIn(await flightsOf(page).first().textContent()))).toBeGreaterThan(numberOf(lowest))
  }).toPass()
  await expect(count(page)).toHaveText(`${await flightsOf(page).count()} flights`)
  // The server renders the flights with any baggage, which those with a bag replace.
  const withBag = page.waitForResponse((answer) => answer.request().postData()?.includes('"baggage":1') ?? false)
  await visit(page, `${page.url()}&time=night`)
  await (await withBag).finished()
  await expect(page.getByRole('main')).toContainText(/Without Departure time there are \d+ flights/)
  await page.getByRole('link', { name: /^Show \d+ flights$/ }).click()
  await expect(page).not.toHaveURL(/time=/)
}

/** Opens the fares of a flight and chooses one. */
async function takeFare(entry: Locator, at: number): Promise<void> {
  await entry.getByRole('button', { name: /^Choose/ }).click()
  await faresOf(entry).nth(at).click()
}

async function chooseOut(page: Page): Promise<void> {
  const entry = flightsOf(page).first()
  const airline = await entry.getByRole('heading').textContent()
  await takeFare(entry, 0)
  await expect(page.getByRole('heading', { name: '2. Return' })).toBeFocused()
  await expect(bar(page)).toContainText('from, with the lowest return')
  await expect(bar(page)).toContainText(MONEY)
  // Poyraz sells its flights only as packages, so its returns appear only after its own outbound flights.
  const names = await flightsOf(page).getByRole('heading').allTextContents()
  const isOwn = (heading: string | null) => heading?.startsWith('Poyraz') === true
  expect(new Set(names.map(isOwn))).toEqual(new Set([isOwn(airline)]))
}

async function chooseHome(page: Page): Promise<string> {
  const list = page.getByRole('region', { name: '2. Return' })
  const entry = list.getByRole('article').first()
  await entry.getByRole('button', { name: /^Choose/ }).click()
  const table = entry.getByRole('table', { name: 'Compare fares' })
  await expect(table.getByRole('rowheader')).toHaveText([
    'Cabin bag',
    'Checked bag',
    'Frequent flyer miles',
    'In-flight entertainment',
    'Lounge',
    'Meals and drinks',
    'Pets',
    'Upgrade',
    'Whole trip',
  ])
  const row = table.getByRole('row', { name: /^Lounge/ })
  await expect(row.getByRole('cell').first()).toHaveText(/^(Free|Paid|Not offered)$/)
  const whole = table.getByRole('row', { name: /^Whole trip/ })
  const total = moneyIn(await whole.getByRole('cell').first().textContent())
  await faresOf(entry).first().click()
  await expect(bar(page)).toContainText(total)
  await expect(bar(page)).toContainText('whole trip, taxes included')
  const chosen = page.getByRole('heading', { name: '2. Return' })
  await expect(chosen).toBeFocused()
  // The page has become short: what was chosen stands below the header.
  expect((await chosen.boundingBox())?.y).toBeLessThan(200)
  return total
}

async function toCart(page: Page, total: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  const lines = page.getByRole('main').getByRole('article')
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(0)).toContainText('Flight, outbound')
  await expect(lines.nth(1)).toContainText('Flight, return')
  // The displayed total: the sum of both prices or, for a package, the higher one.
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(total)
  const trip = page.getByRole('region', { name: 'Round trip: Istanbul – Antalya' })
  await expect(trip.getByRole('article')).toHaveCount(2)
  await expect(trip).toContainText(total)
  for (const line of await lines.all()) {
    await expect(line).toContainText(/Checked bag: \d+ kg · Cabin bag: \d+ kg.*2 adults, 1 infant/)
    const name = (await line.getByRole('heading').textContent()) ?? ''
    await expect(line.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
    await expect(line.getByRole('link')).toHaveAttribute('href', /^\/flight\?from=IST&to=AYT&.*infant=1&out=.+&home=/)
  }
}

async function changeOut(page: Page): Promise<number> {
  const lines = page.getByRole('main').getByRole('article')
  const before = await lines.allTextContents()
  await page.goBack()
  await page.getByRole('button', { name: 'Change the departure' }).click()
  await expect(page.getByRole('heading', { name: '1. Departure' })).toBeVisible()
  const other = page.getByRole('region', { name: '1. Departure' }).getByRole('article').nth(1)
  await takeFare(other, 0)
  // The chosen return is kept if it is sold with the new outbound flight; otherwise another one has to be chosen.
  const again = page.getByRole('region', { name: '2. Return' }).getByRole('article').first()
  await expect(again).toBeVisible()
  const isOpen = await again.getByRole('button', { name: /^Choose/ }).count()
  if (isOpen > 0) await takeFare(again, 0)
  await bar(page).getByRole('button', { name: 'Continue' }).click()
  await expect(lines).toHaveCount(2)
  expect((await lines.allTextContents())[0]).not.toBe(before[0])
  return numberOf(moneyIn(await page.getByRole('region', { name: 'Round trip: Istanbul – Antalya' }).textContent()))
}

async function papers(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  const rows = passengers(page)
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('3. Infant')
  const first = rows.nth(0)
  const labels = (row: Locator) =>
    row.getByRole('textbox').evaluateAll((boxes) => boxes.map(({ id }) => id.split('.')[2]))
  await expect.poll(() => labels(first)).toEqual(['name', 'surname', 'birthDate', 'identityNumber'])
  await first.getByRole('switch', { name: 'Citizen of Türkiye' }).uncheck()
  await expect.poll(() => labels(first)).toEqual(['name', 'surname', 'birthDate', 'passportNumber', 'passportExpires'])
  await first.getByRole('switch', { name: 'Citizen of Türkiye' }).check()
  await fillBooker(page)
  await fillPassenger(first, { ...FLIERS[0], born: inDays(-3000).typed })
  await first.getByRole('textbox', { name: 'Identity number' }).fill('10000000147')
  await fillPassenger(rows.nth(1), FLIERS[1], 'C01X00T47')
  await fillPassenger(rows.nth(2), FLIERS[2])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    /^Date of birth \(1\): For this fare a date from \d\d\.\d\d\.\d{4} to \d\d\.\d\d\.\d{4} is needed$/,
    /^Identity number \(1\): This is not an identity number/,
  ])
  // Payment is not possible before all passengers are confirmed.
  await expect(payButton(page)).toHaveCount(0)
  await visit(page, '/checkout?step=payment')
  await expect(payButton(page)).toHaveCount(0)
  await expect(passengers(page).nth(1).getByRole('textbox', { name: 'Passport number' })).toHaveValue('C01X00T47')
}

async function proceed(page: Page): Promise<void> {
  await fillPassenger(passengers(page).nth(0), FLIERS[0])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Passenger Info Updated Successfully')).toBeVisible()
  await expect(page.getByText('You Can Proceed to Payment')).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  // The server does not know what this tab has confirmed, and its page is hydrated all the same.
  if (mode === 'start') await reload(page)
  await expect(payButton(page)).toBeVisible()
}

async function payFor(page: Page, total: number): Promise<void> {
  await fillCard(page)
  const plan = page.getByRole('radiogroup', { name: /^Instalments with/ })
  await plan.getByRole('radio', { name: '3 instalments' }).check()
  const [monthly, all, cost] = await plan
    .getByRole('row', { name: /3 instalments/ })
    .getByRole('cell')
    .all()
  if (!monthly || !all || !cost) throw new Error('the plan lacks an amount')
  // The contracts name the plan, so those of the new quote are the ones to accept.
  await expect(payButton(page)).toContainText(moneyIn(await all.textContent()))
  await tickContracts(page)
  const sum = numberOf(moneyIn(await payButton(page).textContent()))
  expect(sum).toBeGreaterThanOrEqual(total)
  expect(numberOf(moneyIn(await all.textContent()))).toBe(sum)
  expect(numberOf(moneyIn(await monthly.textContent()))).toBeCloseTo(sum / 3, 2)
  const more = Math.round((sum - total) * 100) / 100
  await expect(cost).toHaveText(more > 0 ? MONEY : 'none')
  if (more > 0) expect(numberOf(moneyIn(await cost.textContent()))).toBe(more)
  await payButton(page).click()
}

async function prove(page: Page): Promise<void> {
  const bank = await bankOf(page)
  const size = await bank.dialog.evaluate((it) => it instanceof HTMLElement && [it.offsetWidth, it.offsetHeight])
  expect(size).toEqual([390, 844])
  await confirm(bank, CODE)
}

async function result(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: 'Your reservation is completed.' })
  await expect(title).toBeVisible()
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { data } = await agencyIn(page).bookingByToken({ path: { token } })
  const ways = [1, 2].map((route) => ({ type: 'flight', route }))
  expect(data).toMatchObject({ lines: ways, installment: 3 })
  const main = page.getByRole('main')
  await expect(main).toContainText(/Flight: Istanbul – Antalya.*IST.*AYT.*Checked bag: \d+ kg.*2 adults, 1 infant/)
  await expect(main).toContainText(/Flight: Antalya – Istanbul.*AYT.*IST.*Checked bag: \d+ kg.*2 adults, 1 infant/)
  // The words of Russian are long and this screen is the narrowest: they wrap, and the page does not scroll sideways.
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, `/ru/booking/${token}`)
  await expect(main).toContainText(/1 ч 20 мин.*Без пересадок/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}
