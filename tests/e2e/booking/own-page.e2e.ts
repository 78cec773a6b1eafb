import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { fillGuests } from '../checkout.ts'
import { hold } from '../network.ts'
import { follow, painted, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const SITE = '/api/web/site'

/** The paths of the calls that the page sends from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

const customer = (page: Page) => page.getByRole('region', { name: english('checkout.customer.title') })
const box = (page: Page, id: string) =>
  customer(page).getByRole('textbox', { name: english(`checkout.customer.${id}`), exact: true })

/** Opens a page that came with its basket: it is sent without, when the agency takes more than a second and a half. */
const open = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(await answer?.text()).toContain('"booking":{')
  }).toPass()

test('cart and checkout show their basket before any script (decision 42.10)', async ({ page }) => {
  await fillBasket(page)
  await hold(page, '**/assets/*.js')
  await open(page, '/cart')
  await expect(page.getByRole('article', { name: 'Ardıç Bay Hotel' })).toBeVisible()
  await open(page, '/checkout')
  await expect(box(page, 'email')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Ardıç Bay Hotel')).toBeVisible()
})

test('a cart that came with its basket asks for prices only when it is opened again (decision 28.3)', async ({
  page,
}) => {
  await fillBasket(page)
  const calls = callsOf(page)
  await expect(async () => {
    calls.length = 0
    await visit(page, '/cart')
    expect(await page.locator('#boot').textContent()).toContain('"booking":{')
  }).toPass()
  await expect(page.getByRole('main')).toContainText(english('cart.checked'))
  await painted(page.locator('body'))
  expect(calls).not.toContain(SITE)
  await follow(page, '/about')
  await expect(page).toHaveURL('/about')
  const read = page.waitForResponse((response) => response.url().endsWith(SITE))
  await page.getByRole('link', { name: /^Cart: / }).click()
  await read
})

test('a cart that was left while a change was on its way reads its basket again (decision 42.10)', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/cart')
  const { asked, release } = await hold(page, '**/api/reservation')
  await page.getByRole('button', { name: 'One room more' }).click()
  await asked
  const read = page.waitForResponse((response) => response.url().endsWith(SITE))
  await page.reload()
  await read
  release()
  await expect(page.getByRole('main')).toContainText(english('cart.checked'))
  await expect(page.getByRole('article', { name: 'Ardıç Bay Hotel' })).toBeVisible()
})

test('a room added from the first page merges with the basket that came with it', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/cart')
  const more = page.getByRole('button', { name: 'One room more' })
  await more.click()
  await expect(page.getByRole('article', { name: 'Ardıç Bay Hotel' })).toContainText('2 ×')
})

test('checkout: what is typed and chosen before the form has its code is kept and sent', async ({ page }) => {
  await fillBasket(page)
  const { asked, release } = await hold(page, '**/assets/GuestsStep-*.js')
  await open(page, '/checkout')
  await asked
  await box(page, 'name').fill('Ada')
  await page.getByRole('textbox', { name: english('checkout.wishes.label') }).fill('A quiet room')
  await page.getByRole('radio', { name: english('checkout.invoice.corporate') }).click()
  release()
  await expect(page.getByRole('textbox', { name: english('checkout.invoice.companyName') })).toBeVisible()
  await box(page, 'surname').fill('Kaya')
  await expect(box(page, 'name')).toHaveValue('Ada')
  await expect(page.getByRole('textbox', { name: english('checkout.wishes.label') })).toHaveValue('A quiet room')
  await fillGuests(page)
  await page.getByRole('radio', { name: english('checkout.invoice.individual') }).click()
  await page.getByRole('button', { name: english('checkout.continue') }).click()
  await expect(page).toHaveURL('/checkout?step=payment')
})

test('checkout: a form sent before any script puts no name into the address', async ({ page }) => {
  await fillBasket(page)
  await hold(page, '**/assets/*.js')
  await open(page, '/checkout')
  await box(page, 'name').fill('Ada')
  await box(page, 'name').press('Enter')
  await page.getByRole('button', { name: english('checkout.continue') }).click()
  await expect(box(page, 'name')).toHaveValue('Ada')
  await expect(page).toHaveURL('/checkout')
})
