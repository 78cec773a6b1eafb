import type { Page } from '@playwright/test'
import type { Answer } from '@rota/openapi/client'
import { expectNotice } from '../announced.ts'
import { agencyIn } from '../basket.ts'
import { inDays } from '../days.ts'
import { lira } from '../money.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

type Service = Answer<'serviceView'>['record']
type Offer = Answer<'servicePrice'>['offers'][number]

const FROM = inDays(45)
const UNTIL = inDays(52)
const DAYS = { checkIn: FROM.wire, checkOut: UNTIL.wire }

/** The first service of a kind that is available to two people in that week, with its offers. */
async function findService(page: Page, type: 'gulet' | 'extra'): Promise<{ service: Service; offers: Offer[] }> {
  const client = agencyIn(page)
  const { data } = await client.serviceList({ query: { type } })
  for (const service of data?.records ?? []) {
    const { data: price } = await client.servicePrice({ path: { id: service.id }, body: { ...DAYS, adults: 2 } })
    const offers = price?.offers.filter(({ availability }) => availability === 1) ?? []
    if (offers.length > 0) return { service, offers }
  }
  throw new Error(`no ${type} is free`)
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Your booking' })

/** Types both dates into the panel's calendar. */
async function chooseDays(page: Page, first: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${first}`) })
    .click()
  const calendar = page.getByRole('dialog', { name: 'Your dates' })
  for (const arrow of ['search.month.previous', 'search.month.next']) {
    await expect(calendar.getByRole('button', { name: english(arrow) }).locator('svg')).toBeVisible()
  }
  await calendar.getByRole('textbox', { name: first }).fill(FROM.typed)
  await calendar.getByRole('textbox').last().fill(UNTIL.typed)
  await calendar.getByRole('button', { name: 'Done' }).click()
}

/** Goes from the list of a kind to the basket and checks the kind's facts on the way. */
async function book(
  page: Page,
  kind: 'gulet' | 'extra',
  words: { list: string; see: string; from: string; facts: string[]; basket: string },
) {
  const { service, offers } = await findService(page, kind)
  const [name] = service.name.filter(({ lang }) => lang === 'en')
  const entry = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: name?.value ?? '' })
    .first()
  await expect(page.getByRole('heading', { level: 1, name: words.list })).toBeVisible()
  for (const fact of words.facts) await expect(entry.getByRole('term').filter({ hasText: fact })).not.toHaveCount(0)
  await entry.getByRole('link', { name: `${words.see}: ${name?.value}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: name?.value ?? '' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Add to cart' }).click()
  const first = panel(page).getByRole('button', { name: new RegExp(`^${words.from}`) })
  await expect(first).toContainText('Please Select Date First')
  await expect(first).toBeFocused()
  await chooseDays(page, words.from)
  if (kind === 'extra') await panel(page).getByRole('combobox', { name: 'Pick-up at' }).selectOption('09:30')
  const offer = offers[0]
  await expect(panel(page)).toContainText(lira(offer?.total.value ?? 0))
  await expect(panel(page)).toContainText(/7 (nights|days)/)
  await panel(page).getByRole('button', { name: 'Add to cart' }).click()
  await expectNotice(page, 'Added to cart')
  // The line before has announced it too.
  await expect(page.getByRole('link', { name: words.basket })).toBeVisible()
  return { name: name?.value ?? '', total: lira(offer?.total.value ?? 0) }
}

test('a gulet and a car are found by the navigation, priced for their days and put into the basket', async ({
  page,
}) => {
  await visit(page, '/')
  const products = page.getByRole('navigation', { name: 'Products' })
  await products.getByRole('link', { name: 'Gulets' }).click()
  await expect(products.getByRole('link', { name: 'Gulets' })).toHaveAttribute('aria-current', 'page')
  const gulet = await test.step('a gulet', () =>
    book(page, 'gulet', {
      list: 'Gulets',
      see: 'See the boat',
      from: 'Boarding',
      facts: ['Cabins', 'Berths', 'Crew'],
      basket: 'Cart: 1 item',
    }))
  await products.getByRole('link', { name: 'Car rental' }).click()
  const car = await test.step('a car', () =>
    book(page, 'extra', {
      list: 'Car rental',
      see: 'See the car',
      from: 'Pick-up',
      facts: ['Class', 'Gearbox', 'Fuel', 'Driver'],
      basket: 'Cart: 2 items',
    }))
  await page.goto('/cart')
  for (const { name, total } of [gulet, car]) {
    const line = page.getByRole('main').getByRole('article').filter({ hasText: name })
    await expect(line).toContainText(total)
  }
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: car.name })).toContainText(
    'Pick-up 09:30, return 10:00',
  )
})

test('the search of the home page has a tab for each product, and remembers the last one', async ({ page }) => {
  await visit(page, '/')
  const tabs = page.getByRole('navigation', { name: 'What are you looking for?' })
  await expect(tabs.getByRole('link', { name: 'Hotels' })).toHaveAttribute('aria-current', 'true')
  await expect(tabs.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/?tab=event')
  await expect(tabs.getByRole('link', { name: 'Caravans' })).toHaveAttribute('href', '/services?type=caravan')
  await visit(page, '/?tab=tour')
  await expect(tabs.getByRole('link', { name: 'Tours' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('form', { name: 'Find a tour' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Tours' }).click()
  await visit(page, '/')
  await expect(tabs.getByRole('link', { name: 'Tours' })).toHaveAttribute('aria-current', 'true')
})

test('an evening of an event is chosen from its own dates', async ({ page }) => {
  await visit(page, '/services?type=charter')
  const entry = page.getByRole('main').getByRole('article').filter({ hasText: 'Next date' }).first()
  await entry.getByRole('link', { name: /^See the event/ }).click()
  await panel(page).getByRole('button', { name: 'Add to cart' }).click()
  const dates = page.getByRole('region', { name: 'Dates' })
  await expect(dates.getByRole('alert')).toHaveText('Please Select Date First')
  await expect(dates.locator('[data-day]:focus')).toHaveAccessibleName(/begins at/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/checkIn=/)
  await expect(panel(page)).toContainText('2 adults')
})

test('the seats of an event are named even if one category is left, and the cheapest is chosen first', async ({
  page,
}) => {
  const client = agencyIn(page)
  const path = { id: '361' }
  const { data } = await client.serviceView({ path })
  const { facts, slug } = data?.record ?? {}
  if (facts?.kind !== 'charter') throw new Error('361 is no event')
  const evenings = new Map<number, { query: string; offers: Offer[] }>()
  const ahead = Array.from({ length: 365 }, (_, days) => [inDays(days), inDays(days + 1)] as const)
  for (const [from, until] of ahead.filter(([{ wire }]) => facts.dates.includes(wire))) {
    const days = { checkIn: from.wire, checkOut: until.wire }
    const { data: price } = await client.servicePrice({ path, body: { ...days, adults: 2 } })
    const query = `checkIn=${from.iso}&checkOut=${until.iso}`
    evenings.set(price?.offers.length ?? 0, { query, offers: price?.offers ?? [] })
    if (evenings.has(1) && evenings.has(2)) break
  }
  for (const count of [1, 2]) {
    const { query, offers } = evenings.get(count) ?? { offers: [] }
    const [cheapest] = offers.toSorted((a, b) => a.total.value - b.total.value)
    await visit(page, `/services/${slug}?${query}`)
    const seats = panel(page).getByRole('group', { name: english('offers.spec.seatKinds'), exact: true })
    for (const { name } of offers)
      await expect(seats).toContainText(name.find(({ lang }) => lang === 'en')?.value ?? '')
    await expect(seats.getByRole('radio')).toHaveCount(count === 1 ? 0 : count)
    await expect(panel(page).getByText(english('offers.lowest'))).toHaveCount(0)
    await expect(panel(page)).toContainText(`2 × ${lira(cheapest?.terms[0]?.price.value ?? 0)}`)
  }
})
