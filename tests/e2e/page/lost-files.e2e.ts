import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { fillCard, fillGuests, payButton, PEOPLE, tickContracts } from '../checkout.ts'
import { PLACES, retry } from '../fault-places.ts'
import { fetched, settled, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

// A deployment removes the files of an open page: the server has the new page, but not the old files.

test.use({ noise: [/status of 404|dynamically imported module|preload CSS/] })

const toCart = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: english('cart.name') })
    .click()

/** Answers 404 for matching files; with `reload`, only until the next document, which refers to new files. */
async function lose(
  page: Page,
  file: RegExp,
  until: 'reload' | 'never',
): Promise<{ asked: string[]; pages: string[] }> {
  const seen = { asked: [] as string[], pages: [] as string[] }
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.pages.push(pathname)
    const gone = file.test(pathname) && (until === 'never' || seen.pages.length === 0)
    if (!gone) return route.fallback()
    seen.asked.push(pathname)
    return route.fulfill({ status: 404 })
  })
  return seen
}

test('lost files: a link to a page whose file is gone loads that page anew, once (H5)', async ({ page }) => {
  await visit(page, '/')
  const { asked, pages } = await lose(page, /^\/assets\//, 'reload')
  await toCart(page)
  await expect(page.getByText(english('cart.empty'))).toBeVisible()
  expect(asked).not.toEqual([])
  expect(pages).toEqual(['/cart'])
})

test('lost files: after one reload a file that stays gone is a message with a way on (H5)', async ({ page }) => {
  await visit(page, '/')
  const { pages } = await lose(page, /^\/assets\/cart-.*\.js$/, 'never')
  await toCart(page)
  const message = page.getByRole('main').getByRole('alert')
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(english('error.title'))
  await expect(message.getByRole('link', { name: english('error.home') })).toBeVisible()
  expect(pages).toEqual(['/cart'])
  // A press reloads the page once, without any further automatic reload.
  await retry(page).click()
  await expect.poll(() => pages).toEqual(['/cart', '/cart'])
  await expect(message).toBeVisible()
  await message.getByRole('link', { name: english('error.home') }).click()
  await expect(PLACES.home.shows(page)).toBeVisible()
  expect(pages).toEqual(['/cart', '/cart'])
})

test('lost files: when the error page is gone too, the shop stands around a message with a way on (H5)', async ({
  page,
}) => {
  const { pages } = await lose(page, /^\/assets\/(cart|trouble)-.*\.js$/, 'never')
  await visit(page, '/')
  await toCart(page)
  const message = page.getByRole('main').getByRole('alert')
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(english('error.title'))
  await expect(message).toContainText(english('error.lostFile'))
  expect(pages).toEqual(['/', '/cart'])
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(PLACES.home.shows(page)).toBeVisible()
})

test('lost files: the card step has all its files before the first digit, and pays (H5)', async ({ page, world }) => {
  await fillBooking(page)
  await page.clock.install()
  await visit(page, PLACES.payment.address)
  await expect(payButton(page)).toBeVisible()
  for (const part of ['BankDialog', '/FloatingElements-', 'FailureBox']) await fetched(page, part)
  await settled(page)
  const { asked, pages } = await lose(page, /^\/assets\/.*\.(js|css)$/, 'reload')
  await fillCard(page)
  await tickContracts(page)
  await payButton(page).click()
  const bank = await bankOf(page)
  expect(asked).toEqual([])
  await confirm(bank, CODE)
  await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
  expect(pages).toHaveLength(1)
  expect(await world.captures()).toHaveLength(1)
})

test('lost files: a step whose code was lost on the way comes without a touch, after 10 s (H8)', async ({ page }) => {
  await fillBooking(page)
  await page.clock.install()
  let isLost = true
  await page.route(/\/assets\/PaymentStep-.*\.js$/, (route) =>
    isLost ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await visit(page, PLACES.payment.address)
  await settled(page)
  await expect(payButton(page)).toHaveCount(0)
  isLost = false
  await page.clock.fastForward(10_000)
  await expect(payButton(page)).toBeVisible()
})

const goOn = (page: Page) => page.getByRole('button', { name: english('checkout.continue') })
const firstName = (page: Page) =>
  page
    .getByRole('region', { name: english('checkout.customer.title') })
    .getByRole('textbox', { name: english('checkout.customer.name'), exact: true })

// The next test has the rule of the reload and of what was typed; here the new page has its files.
test(
  'lost files: an action whose file is gone loads the page anew, and keeps what was typed (H5)',
  { tag: '@long' },
  async ({ page }) => {
    await fillBasket(page)
    await page.clock.install()
    await visit(page, '/checkout')
    await fillGuests(page)
    const { asked, pages } = await lose(page, /^\/assets\/actions-.*\.js$/, 'reload')
    await goOn(page).click()
    await expect.poll(() => pages).toEqual(['/checkout'])
    expect(asked).not.toEqual([])
    await settled(page)
    await expect(firstName(page)).toHaveValue(PEOPLE[0][0])
    await goOn(page).click()
    await expect(payButton(page)).toBeVisible()
    expect(pages).toEqual(['/checkout'])
  },
)

test('lost files: an action whose file is still gone after a reload says so, without a second reload (H5)', async ({
  page,
}) => {
  await fillBasket(page)
  await page.clock.install()
  await visit(page, '/checkout')
  await fillGuests(page)
  const { pages } = await lose(page, /^\/assets\/actions-.*\.js$/, 'never')
  const anew = page.waitForEvent('load')
  await goOn(page).click()
  await expect.poll(() => pages).toEqual(['/checkout'])
  // After a minute of its clock, which `settled` moves on, it would reload once more.
  await anew
  await settled(page)
  await goOn(page).click()
  await expect(page.getByText(english('error.lostFile'))).toBeVisible()
  await expect(firstName(page)).toHaveValue(PEOPLE[0][0])
  expect(pages).toEqual(['/checkout'])
})
