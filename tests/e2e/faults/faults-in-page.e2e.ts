import type { Page } from '@playwright/test'
import { bankOf } from '../bank.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { cardFields, fillCard, fillGuests, payButton, PEOPLE, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { failure, PLACES, retry } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { chooseDates, HOTEL, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// The agency fails while a page is open: only the affected part shows an error, everything else stays.

test.use({ noise: [/Failed to load resource/] })

async function otherDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${english('search.stay')}`) }).click()
  const form = searchForm(page)
  await chooseDates(form, inDays(60), inDays(64))
  await form.getByRole('button', { name: english('search.submit') }).click()
}

// As in the test below, in a list.
test('list: the stays of other dates, at the second try', { tag: '@long' }, async ({ page, scenario }) => {
  await visit(page, PLACES.list.address)
  await scenario('upstream-html')
  await otherDates(page)
  await expect(failure(page)).toContainText(english('error.unavailable'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scenario('normal')
  await retry(page).click()
  await expect(PLACES.list.shows(page)).toBeVisible()
})

test('detail: prices of other dates, and a room into the basket, at the second try', async ({ page, scenario }) => {
  await visit(page, PLACES.detail.address)
  await expect(PLACES.detail.shows(page)).toBeVisible()
  await scenario('upstream-contract')
  await otherDates(page)
  await expect(failure(page)).toContainText(english('error.unavailable'))
  await expect(page.getByRole('heading', { level: 1, name: HOTEL.name })).toBeVisible()
  await scenario('normal')
  await retry(page).click()
  await expect(PLACES.detail.shows(page)).toBeVisible()

  await scenario('upstream-down')
  await PLACES.detail.shows(page).click()
  await expect(page.getByRole('main')).toContainText(english('error.unavailable'))
  await scenario('normal')
  await PLACES.detail.shows(page).click()
  await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
})

test('cart: a count that could not be saved returns to the old one, and can be changed', async ({ page, scenario }) => {
  await fillBasket(page)
  await visit(page, '/cart')
  const line = page.getByRole('article')
  await expect(line).toBeVisible()
  await scenario('upstream-broken-json')
  await line.getByRole('button', { name: 'One room more' }).click()
  await expect(line).toContainText(english('error.unavailable'))
  await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
  await scenario('normal')
  await line.getByRole('button', { name: 'One room more' }).click()
  await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
})

test('guests: what was typed is still there when it could not be saved', async ({ page, scenario }) => {
  await fillBasket(page)
  await visit(page, PLACES.checkout.address)
  await fillGuests(page)
  await scenario('upstream-down')
  await PLACES.checkout.shows(page).click()
  await expect(failure(page)).toContainText(english('error.unavailable'))
  const names = page.getByRole('region', { name: english('checkout.guests.title') }).getByRole('group')
  for (const [index, [name]] of PEOPLE.slice(0, 2).entries()) {
    await expect(names.nth(index).getByRole('textbox').first()).toHaveValue(name)
  }
  await scenario('normal')
  await PLACES.checkout.shows(page).click()
  await expect(payButton(page)).toBeVisible()
})

// "Pay is 503 before anything is charged, …, and the same press works afterwards" in switched-off.test.ts has the rule;
// "H1: offline before Pay …" (interrupted-payment.e2e.ts) keeps the card and presses again.
test(
  'payment: Pay while the agency is away moves no money; the next press leads to the bank',
  { tag: '@long' },
  async ({ page, scenario, world }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await fillCard(page)
    await tickContracts(page)
    await scenario('upstream-down')
    await payButton(page).click()
    await expect(failure(page)).toContainText(english('checkout.failed.title'))
    await expect(failure(page)).toContainText(english('error.unavailable'))
    await expect(cardFields(page).owner).toHaveValue('ADA KAYA')
    await scenario('normal')
    await payButton(page).click()
    await bankOf(page)
    expect(await world.captures()).toEqual([])
    expect(await world.payments()).toHaveLength(1)
  },
)
