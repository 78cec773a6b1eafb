import type { Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { expect, test } from '../own-stack.ts'
import { PLACES, retry } from '../fault-places.ts'
import { fetched, settled, visit } from '../visit.ts'
import { english, wordsOf } from '../words.ts'

// A visitor who goes offline keeps the page, the phone number and the way back, and
// never sees the browser's own error page.

test.use({ firstVisit: true, noise: [/Failed to load resource|dynamically imported module|preload CSS/] })

const arabic = wordsOf('ar')
const PHONE = /^tel:/

async function showsOffline(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('unreachable.network.title'))
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
}

/** Goes offline on the home page and follows the cart link. */
async function loseConnection(page: Page): Promise<void> {
  await page.clock.install()
  await visit(page, '/')
  await settled(page)
  await page.context().setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('cart.name') })
    .click()
  await showsOffline(page)
}

test(
  'offline: a link shows our page with the phone, and the page it led to opens with the connection',
  { tag: '@demo' },
  async ({ page, context }) => {
    await loseConnection(page)
    expect(new URL(page.url()).pathname).toBe('/cart')
    await expect(page.getByRole('main').locator('a').first()).toHaveAttribute('href', PHONE)
    await test.step('at 360 px, the page begins below the header', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const [header, title] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ])
      expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN))
    })
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('cart.title'))
  },
)

test('offline before the error page has come: the page stays and says so, and the link works with the connection', async ({
  page,
  context,
}) => {
  await page.route(/\/assets\/trouble-/, (route) => route.abort())
  await visit(page, '/ar/hotels')
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await context.setOffline(true)
  const cart = page.getByRole('banner').locator('a[href$="/ar/cart"]')
  await cart.click()
  await expectNotice(page, arabic('error.offline'))
  await expect(heading).toHaveText(title ?? '')
  expect(new URL(page.url()).pathname).toBe('/ar/hotels')
  await context.setOffline(false)
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await cart.click()
  await expect(page).toHaveURL('/ar/cart')
  await expect(page.getByText(arabic('cart.empty'))).toBeVisible()
  // In the document that has lost the style sheet of this page, the page would have none.
  expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(false)
})

test('offline: trying again on our page stays on it, and never shows that of the browser', async ({ page }) => {
  await loseConnection(page)
  await retry(page).click()
  await expectNotice(page, english('error.offline'))
  await showsOffline(page)
})

/** Goes offline and chooses another language below a list. */
async function chooseOffline(page: Page): Promise<void> {
  await page.clock.install()
  await visit(page, PLACES.list.address)
  await settled(page)
  await fetched(page, 'on-idle')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expectNotice(page, english('error.offline'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test(
  'offline: another language says that there is no connection, and the page stays',
  { tag: '@demo-long' },
  async ({ page }) => chooseOffline(page),
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('offline and back in the menu: an open form stays, with what was typed', async ({ page, context }) => {
    await visit(page, '/tours')
    await settled(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: english('layout.menu') })
      .click()
    const menu = page.getByRole('dialog', { name: english('layout.menu') })
    await menu.getByRole('button', { name: english('callBack.open') }).click()
    const name = menu.getByRole('textbox', { name: english('contact.name') })
    await name.fill('Defne')
    await context.setOffline(true)
    await expect(page.getByText(english('furniture.offline'))).toBeAttached()
    await context.setOffline(false)
    await expect(page.getByText(english('furniture.offline'))).toHaveCount(0)
    await expect(name).toHaveValue('Defne')
    await expect(name).toBeFocused()
  })
})

// "offline: another language says that there is no connection, …" has the rule.
test('offline: so does another language before the code of the footer has come', { tag: '@long' }, async ({ page }) => {
  await page.route(/\/Footer-/, () => undefined)
  await chooseOffline(page)
})

test('offline: and after the code of the footer could not be loaded', async ({ page }) => {
  let failed = 0
  await page.route(/\/Footer-/, (route) => {
    failed++
    return route.abort()
  })
  await visit(page, PLACES.list.address)
  await expect.poll(() => failed).toBeGreaterThan(0)
  await page.context().setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'العربية' })
  // Without a pointer nothing asks for the code once more.
  await link.evaluate((it: HTMLElement) => it.click())
  await expectNotice(page, english('error.offline'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
