import type { Locator, Page } from '@playwright/test'
import type { Answer } from '@rota/openapi/client'
import { expectNotice } from '../announced.ts'
import { agencyIn } from '../basket.ts'
import { CARDS, fillCard, fillGuests, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { lira } from '../money.ts'
import { english } from '../words.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

type Tour = Answer<'tourView'>['record']
type Departure = Tour['departures'][number]

/** A tour with two departures for three people and a full one, all in the months that the calendar shows first. */
interface Found {
  tour: Tour
  open: [Departure, Departure]
  full: Departure
}

/** The month of a departure, counted over years. */
const monthOf = ({ checkIn }: Departure) => Math.floor(checkIn / 10_000) * 12 + (Math.floor(checkIn / 100) % 100)

/** Whether a date is in the first two months of the calendar, which start with the first available departure. */
const isShown = (first: Departure, departure: Departure) => [0, 1].includes(monthOf(departure) - monthOf(first))

async function findTour(page: Page): Promise<Found> {
  const client = agencyIn(page)
  const { data } = await client.tourList({ query: { type: 'daily' } })
  for (const { id, priceBasis } of data?.records ?? []) {
    if (priceBasis !== 1) continue
    const { data: view } = await client.tourView({ path: { id } })
    if (!view || view.record.leastAge) continue
    const { departures } = view.record
    const [one] = departures.filter(({ availability, seatsLeft }) => availability === 1 && seatsLeft > 0)
    if (!one) continue
    const able = departures.filter((it) => it.availability === 1 && it.seatsLeft >= 6 && isShown(one, it))
    // In one month: the calendar turns to the month of the chosen date.
    const [first, second] = [...Map.groupBy(able, monthOf).values()].find(({ length }) => length > 1) ?? []
    const full = departures.find((departure) => departure.seatsLeft === 0 && isShown(one, departure))
    if (first && second && full) return { tour: view.record, open: [first, second], full }
  }
  throw new Error('no tour has two departures for three and a full one')
}

const day = (page: Page, date: number): Locator => page.locator(`[data-day="${date}"]`)
const panel = (page: Page) => page.getByRole('complementary', { name: 'Your trip' })
const add = (page: Page) => panel(page).getByRole('button', { name: 'Add to cart' })

test('the journey, a day tour from the list to the booking', async ({ page, world }) => {
  await test.step('1: the list of day tours', () => list(page))
  const found = await findTour(page)
  await test.step('2: Add without a date', () => withoutDate(page, found))
  await test.step('9: a full departure', () => fullDeparture(page, found))
  const total = await test.step('3: date, party, the printed sum', () => dateAndParty(page, found))
  await test.step('4: two dates, then the same again', () => threeAdds(page, found, total))
  await test.step('6 and 7: the names of the participants', () => participants(page))
  await test.step('pay, and the booking', async () => {
    await fillCard(page, { number: CARDS.frictionless })
    // Instalments can change the amount and therefore the contracts, so they are
    // ticked after the instalments have loaded.
    await expect(page.getByRole('heading', { name: /^Instalments/ })).toBeVisible()
    await tickContracts(page)
    await payButton(page).click()
    await expect(page.getByText(english('booking.booked.title'))).toBeVisible()
  })
  expect(await world.captures()).toHaveLength(1)
})

async function list(page: Page): Promise<void> {
  await visit(page, '/tours/ToursView?type=daily')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Day tours' })).toBeVisible()
  const count = main.getByRole('status').first()
  await expect(count).toHaveText(/^\d+ tours, \d+ with free seats$/)
  const all = Number.parseInt((await count.textContent()) ?? '', 10)
  await expect(main.getByRole('article')).toHaveCount(40)
  await main.getByRole('link', { name: `Show ${all - 40} more` }).click()
  await expect(main.getByRole('article')).toHaveCount(all)
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters
    .getByRole('group', { name: 'Place' })
    .getByRole('checkbox', { name: /^Cappadocia/ })
    .check()
  await filters
    .getByRole('group', { name: 'About' })
    .getByRole('checkbox', { name: /^Nature/ })
    .check()
  await expect(page).toHaveURL(/\/tours\?type=daily&place=cappadocia&tag=nature$/)
  await expect(main.getByRole('button', { name: 'Remove: Nature' })).toBeVisible()
  await main.getByRole('button', { name: 'Clear all filters' }).click()
  await main.getByRole('combobox', { name: 'Name of the tour' }).fill('balloon')
  await main.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/tours\?name=balloon$/)
  await expect(main.getByRole('article').first().getByRole('heading')).toContainText(/balloon/i)
}

async function withoutDate(page: Page, { tour }: Found): Promise<void> {
  await visit(page, `/tours/${tour.facts.slug}`)
  await add(page).click()
  const calendar = page.getByRole('region', { name: 'Departures' })
  await expect(calendar.getByRole('alert')).toHaveText('Please Select Date First')
  const focused = calendar.locator('[data-day]:focus')
  await expect(focused).toHaveAccessibleName(/seats? left/)
  // The header, the heading and the day are free of each other, and the panel stays beside them.
  const bottomOfHeader = page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  const heading = await calendar.getByRole('heading', { name: 'Departures' }).boundingBox()
  expect(heading?.y).toBeGreaterThan(await bottomOfHeader)
  await expect(focused).toBeInViewport({ ratio: 1 })
  await expect(add(page)).toBeInViewport({ ratio: 1 })
}

async function fullDeparture(page: Page, { full }: Found): Promise<void> {
  await day(page, full.checkIn).focus()
  const reason = /: this departure is full$/
  await expect(day(page, full.checkIn)).toHaveAccessibleName(reason)
  await expect(page.getByRole('region', { name: 'Departures' }).getByRole('status')).toHaveText(reason)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/date=/)
}

/** A child may be cheaper than an adult, so the expected total is the agency's. */
async function dateAndParty(page: Page, { tour, open: [first] }: Found): Promise<string> {
  await day(page, first.checkIn).click()
  await panel(page).getByRole('button', { name: 'One child more' }).click()
  await panel(page).getByRole('button', { name: 'Add to cart' }).click()
  const age = panel(page).getByRole('combobox', { name: 'Child 1, age' })
  await expect(age).toBeFocused()
  await age.selectOption({ label: '7' })
  const form = { checkIn: first.checkIn, checkOut: first.checkOut, adults: 2, child1: 7 }
  const { data } = await agencyIn(page).servicePrice({ path: { id: tour.facts.id }, body: form })
  const offer = data?.offers[0]
  if (!offer) throw new Error('the departure has no price')
  const [adults, child] = offer.terms
  await expect(panel(page)).toContainText(`2 adults2 × ${lira(adults?.price.value ?? 0)}`)
  await expect(panel(page)).toContainText(`1 child1 × ${lira(child?.price.value ?? 0)}`)
  await expect(panel(page)).toContainText('per person')
  return lira(offer.total.value)
}

async function threeAdds(page: Page, { open: [first, second] }: Found, total: string): Promise<void> {
  await expect(panel(page)).toContainText(total)
  await add(page).click()
  await expectNotice(page, 'Added to cart')
  await day(page, second.checkIn).click()
  await add(page).click()
  await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
  await add(page).click()
  await expectNotice(page, 'Added to cart, now 2 × 2 adults, 1 child')
  await day(page, first.checkIn).click()
  await expect(panel(page)).toContainText('In cart: 1 × 2 adults, 1 child')
}

async function participants(page: Page): Promise<void> {
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please enter participant name (1)' })).toBeVisible()
  await fillGuests(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

test('the first day of a search for tours is chosen in the calendar of the site', async ({ page }) => {
  await visit(page, '/tours')
  const form = page.getByRole('form', { name: english('offers.find') })
  const label = english('offers.find.from')
  await form.getByRole('button', { name: `${label}, ${english('search.date.none')}` }).click()
  const calendar = page.getByRole('dialog', { name: label })
  await calendar.getByRole('textbox', { name: label }).fill(inDays(20).typed)
  await calendar.getByRole('button', { name: english('done') }).click()
  await expect(form.getByRole('button', { name: `${label}, ${inDays(20).dated}` })).toBeFocused()
  await form.getByRole('button', { name: english('tours.find.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`/tours\\?from=${inDays(20).iso}$`))
})
