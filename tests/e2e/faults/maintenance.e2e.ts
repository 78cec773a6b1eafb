import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { fillCard, payButton, tickContracts } from '../checkout.ts'
import { PLACES, retry } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { visit } from '../visit.ts'
import { english, wordsOf } from '../words.ts'

test.use({ firstVisit: true, noise: [/Failed to load resource/] })

const arabic = wordsOf('ar')

const notice = (page: Page, words = english) =>
  page.getByRole('heading', { level: 1, name: words('maintenance.title') })

test('D11 maintenance: home shows the notice in every language, other pages lead there, and afterwards on (decision 34.7)', async ({
  page,
  scenario,
}) => {
  await visit(page, PLACES.cart.address)
  await scenario('maintenance')
  const answer = await page.goto('/')
  expect([answer?.status(), Number(answer?.headers()['retry-after']) > 0]).toEqual([503, true])
  expect(await answer?.text()).toContain(english('maintenance.title'))
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Yelkovan' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '0 850 000 00 00' })).toBeVisible()
  await expect(page.getByRole('link', { name: english('maintenance.partner') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/[{}]|undefined|maintenance\./)

  await page.goto('/hotels?place=kas')
  await expect(notice(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expect(notice(page, arabic)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await scenario('normal')
  await page.getByRole('link', { name: arabic('error.retry') }).click()
  await expect(page).toHaveURL(/\/ar\/hotels\?place=kas/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(page, arabic)).toBeHidden()
})

// "D11 during maintenance a call returns 503 maintenance …" in upstream/maintenance.test.ts has the rule, "the session
// outlives it" there, too, and the test below shows the message of a call.
test(
  'D11 maintenance during the checkout: the page says so, and the cart is kept',
  { tag: '@long' },
  async ({ page, scenario }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await fillCard(page)
    await tickContracts(page)
    await scenario('maintenance')
    await payButton(page).click()
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText(english('error.maintenance'))
    await scenario('normal')
    await page.goto(PLACES.cart.address)
    await expect(PLACES.cart.shows(page)).toBeVisible()
  },
)

test('D11 maintenance while the shop is open in a tab: the next page says so, and works afterwards', async ({
  page,
  scenario,
}) => {
  await visit(page, '/')
  await scenario('maintenance')
  await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).first().click()
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText(english('error.maintenance'))
  await expect(told).not.toContainText('number')
  await scenario('normal')
  await retry(page).click()
  await expect(PLACES.list.shows(page)).toBeVisible()
})

// The test below does the same with a page that cannot follow its payment; one that can is answered in "D11 payment
// checks and results by token are answered" (upstream/maintenance.test.ts).
test(
  'D11 maintenance inside 3-D Secure: the payment ends, and its result is shown',
  { tag: ['@long', '@demo-long'] },
  async ({ page, world, scenario }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await fillCard(page)
    await tickContracts(page)
    await payButton(page).click()
    const bank = await bankOf(page)
    await scenario('maintenance')
    await confirm(bank, CODE)
    const booked = page.getByRole('heading', { name: english('booking.booked.title') })
    await expect(booked).toBeVisible()
    await page.reload()
    await expect(booked).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

test('D11 maintenance and a reload inside 3-D Secure: the notice leads to the result', async ({
  page,
  world,
  scenario,
}) => {
  await fillBooking(page)
  await visit(page, PLACES.payment.address)
  await fillCard(page)
  await tickContracts(page)
  await payButton(page).click()
  const bank = await bankOf(page)
  // The page can no longer read the state of its payment.
  await page.route('**/api/payments/*', (route) => route.abort())
  await scenario('maintenance')
  await confirm(bank, CODE)
  await expect.poll(async () => (await world.captures()).length).toBe(1)
  // It is gone before it can.
  await page.goto('about:blank')
  await page.unroute('**/api/payments/*')
  await page.goto('/checkout')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('link', { name: english('maintenance.payment.link') }).click()
  await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
})
