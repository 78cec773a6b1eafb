import type { Locator, Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { pay, payButton } from '../checkout.ts'
import { inDays } from '../days.ts'
import { fillBooker, fillRoomGuest, FLIERS, passengers } from '../flights.ts'
import { overflow } from '../overflow.ts'
import { mode } from '../ports.ts'
import { openProviderSite, PROVIDER_SITE } from './provider-site.ts'
import { chooseDates, choosePlace, openGuests, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english as words } from '../words.ts'
import { expect, test } from '../world.ts'

test.use(PROVIDER_SITE)

const [IN, OUT] = [inDays(40), inDays(47)]

test(
  'the journey, two rooms of the provider for a German family, from the search to the booking',
  { tag: '@demo-long' },
  async ({ page, world }) => {
    await openProviderSite(page)
    await test.step('the search box says how everybody is spread over the rooms', () => search(page))
    await test.step('the list is the address, and the heading is the provider’s name of the place', () => list(page))
    await test.step('rates for both rooms, under the label of the site’s record', () => hotel(page))
    await test.step('one line for both rooms, and who sleeps where', () => basket(page))
    await test.step('guests per room, with what the transaction asks for', () => guests(page))
    await test.step('confirmed at the provider, then paid with 3-D Secure', () => payment(page))
    await test.step('the result names hotel, dates and rooms', () => result(page))
    expect(await world.captures()).toHaveLength(1)
  },
)

async function search(page: Page): Promise<void> {
  const form = searchForm(page)
  await choosePlace(form, 'antal', 'Antalya')
  await chooseDates(form, IN, OUT)
  const party = await openGuests(form)
  await party.getByRole('button', { name: words('party.adults.more') }).click()
  await party.getByRole('button', { name: words('party.rooms.more') }).click()
  await expect(party.getByText(/^2 rooms: \u20662\+0\u2069, \u20661\+0/)).toBeVisible()
  const first = party.getByRole('group', { name: 'Room 1' })
  await first.getByRole('button', { name: words('party.children.more') }).click()
  await first.getByRole('combobox', { name: 'Child 1, age' }).selectOption('5')
  await expect(party.getByText(/^2 rooms: \u20662\+1\u2069, \u20661\+0/)).toBeVisible()
  await party.getByRole('combobox', { name: words('party.nationality') }).selectOption('DE')
  await party.getByRole('button', { name: words('done') }).click()
  await form.getByRole('button', { name: words('search.submit') }).click()
}

async function list(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antalya')
  await expect(page).toHaveURL(/[?&]place=2-23494&.*rooms=2\.5,1&nationality=DE$/)
  await visit(page, page.url().replace('label=Antalya', 'label=CALL+US+NOW'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antalya')
  expect(await page.title()).not.toContain('CALL')
}

async function hotel(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ardıç Bay Hotel', exact: true }).click()
  await expect(page).toHaveURL(/\/hotels\/ardic-bay-hotel-p2-30211\?.*rooms=2\.5,1/)
  await expect(page.getByText('Rooms supplied by Meltem Rooms')).toBeVisible()
  const room = page.getByRole('article', { name: 'Garden double' })
  await room
    .getByRole('button', { name: words('hotel.terms.open') })
    .first()
    .click()
  const terms = page.getByRole('dialog', { name: words('hotel.terms.title') })
  await expect(terms).toContainText(/If you cancelAt any time₺.*Price per roomRoom 1, 7 nights₺.*Room 2, 7 nights₺/)
  await expect(terms).toContainText('Bring an identity card for every guest.')
  await expect(terms).toContainText(/This price holds until \d\d:\d\d, Istanbul time/)
  await terms.getByRole('button', { name: words('hotel.terms.close') }).click()
  await room
    .getByRole('button', { name: words('hotel.choose') })
    .first()
    .click()
  await expect(page.getByText(words('cart.added'))).toBeVisible()
  // The price of the line is that of one room, the offer's that of both: nothing has changed.
  await expect(room).not.toContainText('The price has changed')
  await expect(page.getByRole('main').getByRole('complementary').getByText('2 rooms', { exact: true })).toBeVisible()
}

async function basket(page: Page): Promise<void> {
  await page.getByRole('link', { name: words('hotel.panel.goToCart') }).click()
  const line = page.getByRole('main').getByRole('article')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('2 × Garden double')
  await expect(line).toContainText('3 adults, 1 child (5)')
  await expect(line).toContainText('Room 1: 2 adults, 1 child (5) · Room 2: 1 adult')
  // They have no common price.
  await expect(line).not.toContainText(/2 ×\s*₺/)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 360, height })
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width, height })
  // An offer for both rooms cannot be sold for one.
  await expect(line.getByRole('group', { name: 'Rooms' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
}

async function guests(page: Page): Promise<void> {
  const rows = passengers(page)
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(2)).toContainText(/3\. Child.*Room 1/)
  await expect(rows.nth(3)).toContainText(/4\. Adult.*Room 2/)
  await fillBooker(page)
  await fillGuest(rows.nth(0), FLIERS[0])
  await fillGuest(rows.nth(1), FLIERS[1])
  await fillGuest(rows.nth(2), { ...FLIERS[2], born: inDays(-40 * 365).typed })
  await fillGuest(rows.nth(3), { name: 'Ece', surname: 'Kaya', born: '03.03.1985', identity: '10000000382' })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  // A child of another age than the one that was searched for costs another price.
  const alert = page.getByRole('alert').getByRole('link')
  await expect(alert).toHaveText([/^Date of birth \(3\): For this fare a date from .* is needed$/])
  await rows
    .nth(2)
    .getByRole('textbox', { name: words('passenger.birthDate') })
    .fill(inDays(40 - 5.5 * 365).typed)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** The nationality is that of the search. */
async function fillGuest(row: Locator, who: (typeof FLIERS)[number]): Promise<void> {
  await fillRoomGuest(row, who)
  await expect(row.getByRole('combobox', { name: words('passenger.nationality') })).toHaveValue('DE')
}

async function payment(page: Page): Promise<void> {
  await expect(page.getByText('Passenger Info Updated Successfully')).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  await pay(page)
  await confirm(await bankOf(page), CODE)
}

async function result(page: Page): Promise<void> {
  await expect(page.getByText(words('booking.booked.title'))).toBeVisible()
  const ticket = page.getByRole('main')
  await expect(ticket).toContainText('Ardıç Bay Hotel')
  await expect(ticket).toContainText('2 × Garden double')
  await expect(ticket).toContainText('Room 1: 2 adults, 1 child (5) · Room 2: 1 adult')
  await expect(ticket).toContainText(`${IN.short} – ${OUT.dated}`)
  if (mode === 'start') expect(page.url()).toContain('imbat.localhost')
}
