import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { stopClock, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

const STAY = `checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}`
/** The sentences of the spinner's card in the two layouts. */
const DEFAULT_WORDS = 'You will be redirected shortly.'
const HOTEL_WORDS = 'Your page is being prepared. One moment, please.'
const YEAR = 365 * 24 * 60 * 60

test('language and currency: one dialog, prices at once, the same page in the language', async ({ page, context }) => {
  await visit(page, `/hotels?${STAY}`)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Language and currency' })
  const dialog = page.getByRole('dialog', { name: 'Language and currency' })
  const price = page.getByRole('article').first()
  await test.step('it keeps the focus inside, Escape closes it, and the focus returns', async () => {
    await opener.click()
    await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: 'العربية' })).toHaveCount(1)
    await expect(dialog.locator('[lang="ar"]')).toHaveAttribute('dir', 'rtl')
    for (let i = 0; i < 8; i++) await page.keyboard.press('Tab')
    expect(
      await dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('a currency for display changes the prices, which are called approximate', async () => {
    await expect(price).not.toContainText('≈')
    await opener.click()
    await dialog.getByRole('radio', { name: 'CHF' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(price).toContainText('≈')
    await expect(price).toContainText('CHF')
    await expect(price).toContainText('approximate')
    await expect(opener).toContainText('CHF')
  })
  await test.step('the price filter is in it, its URL names it, and it holds what is shown (decision 36.13)', async () => {
    const highest = page.getByRole('textbox', { name: 'Highest total' })
    await expect(highest.locator('..')).toContainText('CHF')
    await highest.fill('400')
    await highest.press('Enter')
    await expect(page).toHaveURL(/max=400&currency=chf/)
    await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText(/CHF\s?400/)
    const highestShown = async () => {
      const shown = await page.getByRole('article').getByText(/≈/).allTextContents()
      return Math.max(
        ...shown.map((text) => Number(/[\d.]+,\d\d/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'))),
      )
    }
    // The entries follow the filter in a second pass.
    await expect.poll(highestShown).toBeLessThanOrEqual(400)
    await page.goBack()
  })
  await test.step('it is kept for 365 days, and pages are rendered in it', async () => {
    const kept = (await context.cookies()).find(({ name }) => name === 'currency')
    expect(kept?.value).toBe('chf')
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(3600)
    expect(await (await page.request.get(page.url())).text()).toContain('≈')
  })
  await test.step('another language leads to the same page with its query', async () => {
    await opener.click()
    await dialog.getByRole('radio', { name: 'العربية' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(`/ar/hotels?${STAY}`)
    await expect(price).toContainText('CHF')
  })
})

test.describe('files that cannot be loaded for a while', () => {
  test.use({ noise: [/status of 404|dynamically imported module|preload CSS/] })

  test('what stands over the pages comes with the next touch of the page', async ({ page }) => {
    let isLost = true
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    await page.route(/\/FloatingElements-[^/]*\.js$/, async (route) => {
      if (!isLost) return route.fallback()
      lose()
      return route.fulfill({ status: 404 })
    })
    await visit(page, '/tours')
    await lost
    const announcement = page.locator('p[aria-live]')
    await expect(announcement).toHaveCount(0)
    isLost = false
    await page.keyboard.press('Shift')
    await expect(announcement).toHaveCount(1)
  })
})

/** The names of what can be pressed and the prices that are under the contact buttons. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const buttons = document.querySelector('aside:has(> a[href^="tel:"])')
    if (!buttons || getComputedStyle(buttons).visibility === 'hidden') return []
    const own = buttons.getBoundingClientRect()
    const free = 'main :is(button, input, select, a[class*="Button"], [class*="Price-price"])'
    return [...document.querySelectorAll(free)]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const apart = box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom
        return !apart && control.checkVisibility()
      })
      .map((control) => control.textContent || control.tagName)
  })

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  })

  test('the app is offered until it is dismissed; the contact buttons name the product and cover no button and no price', async ({
    page,
  }) => {
    await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
    await test.step('the banner of the app', async () => {
      const banner = page.getByRole('complementary', { name: 'Yelkovan as an app' })
      await expect(banner.getByRole('link')).toHaveAttribute('href', /play\.example/)
      await banner.getByRole('button', { name: 'Hide for 30 days' }).click()
      await expect(banner).toBeHidden()
    })
    const buttons = page.getByRole('complementary', { name: 'Call or write to us' })
    await test.step('the contact buttons', async () => {
      const chat = buttons.getByRole('link', { name: 'Write on WhatsApp' })
      await expect(buttons).toHaveAttribute('aria-label', /.+/)
      await chat.dispatchEvent('pointerdown')
      const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
      expect(text).toContain(HOTEL.name)
      expect(text).toContain(`/hotels/${HOTEL.slug}`)
    })
    await test.step('at rest nothing that can be pressed is under them', async () => {
      for (let turn = 0; turn < 4; turn++) {
        await page.mouse.wheel(0, 900)
        await expect.poll(() => coveredBy(page)).toEqual([])
      }
    })
    await test.step('a dismissed banner stays away', async () => {
      await page.reload()
      await expect(buttons).toHaveCount(1)
      await expect(page.locator('[data-app-banner]')).toHaveCount(0)
    })
    await test.step('for 30 days', async () => {
      const dismissed = await page.evaluate(() => Number(localStorage.getItem('rota.appBanner')))
      const again = dismissed + 30 * 24 * 60 * 60 * 1000
      await page.clock.setFixedTime(again - 1)
      await page.reload()
      await expect(buttons).toHaveCount(1)
      await expect(page.locator('[data-app-banner]')).toHaveCount(0)
      await page.clock.setFixedTime(again)
      await page.reload()
      await expect(page.locator('[data-app-banner]')).toBeVisible()
      // Other tests on this device begin today.
      await page.clock.setSystemTime(Date.now())
    })
  })
})

test.describe('without a connection', () => {
  // What is prefetched at that moment is lost, and loaded again when it is needed.
  test.use({ noise: [/Failed to load resource/] })

  test('the connection is told, and what is in the cart opens beside it', async ({ page, context }) => {
    await fillBasket(page)
    await page.clock.install()
    await visit(page, '/tours')
    // What tells the connection has its code.
    await page.locator('p[aria-live]').waitFor({ state: 'attached' })
    await test.step('the cart', async () => {
      const button = page.getByRole('banner').getByRole('button', { name: 'What is in the cart' })
      await button.click()
      const details = page.getByRole('dialog', { name: 'Your cart' })
      await expect(details.getByRole('listitem').filter({ hasText: HOTEL.name }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('offline as long as it lasts; that it is back, for 5 seconds', async () => {
      const until = await stopClock(page)
      await context.setOffline(true)
      const status = page.getByRole('status').filter({ hasText: 'No connection.' })
      await expect(status).toBeVisible()
      await context.setOffline(false)
      await expect(status).toBeHidden()
      const messages = page.getByRole('region', { name: 'Messages' })
      await expect(messages).toContainText('The connection is back.')
      await until(4999)
      await expect(messages).toContainText('The connection is back.')
      await until(5000)
      await expect(messages).toBeEmpty()
      await page.clock.resume()
    })
  })
})

for (const [layout, path, words, others] of [
  ['default', '/tours', DEFAULT_WORDS, HOTEL_WORDS],
  ['hotel', '/hotels', HOTEL_WORDS, DEFAULT_WORDS],
] as const) {
  // The card of the default layout comes with its words in "a page that takes long: …" of `loading.e2e.ts`.
  const tag = layout === 'default' ? ['@long'] : []
  test(
    `a page that takes long shows the card of the spinner, in the words of the ${layout} layout`,
    { tag },
    async ({ page }) => {
      await visit(page, path)
      // What shows the card has its code.
      await page.locator('p[aria-live]').waitFor({ state: 'attached' })
      const { release } = await hold(page, '**/assets/favourites*.js')
      await page
        .getByRole('banner')
        .getByRole('link', { name: /favourites/i })
        .click()
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByText(others)).toHaveCount(0)
      release()
      await expect(page).toHaveURL('/favourites')
      await expect(page.getByText(words)).toBeHidden()
    },
  )
}
