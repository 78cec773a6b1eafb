import type { Page } from '@playwright/test'
import { bankOf } from '../bank.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { pay, payButton } from '../checkout.ts'
import { visit } from '../visit.ts'
import { prefixOf, wordsOf, type Locale } from '../words.ts'
import { expect, test } from '../world.ts'

const LOCALES: Locale[] = ['en', 'ar']
const robots = (page: Page) => page.locator('meta[name=robots]')

for (const locale of LOCALES) {
  const words = wordsOf(locale)
  const address = `${prefixOf(locale)}/payment`

  test(`/payment, ${locale}: nothing to pay shows the empty state, closed to search engines`, async ({ page }) => {
    await visit(page, address)
    await expect(page.getByText(words('checkout.basket.empty.title'))).toBeVisible()
    await expect(robots(page)).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveURL(address)
  })

  test(
    `/payment, ${locale}: a basket is at its payment step, and a payment under way goes on`,
    { tag: locale === 'ar' ? [] : ['@long'] },
    async ({ page }) => {
      await fillBooking(page)
      await visit(page, address)
      await expect(payButton(page, words)).toBeVisible()
      await pay(page, {}, words)
      await bankOf(page, words)
      await visit(page, address)
      await expect(page.getByRole('heading', { name: words('checkout.waiting.bank.title') })).toBeVisible()
      await expect(page.getByRole('button', { name: words('checkout.bank.open') })).toBeVisible()
      // A bank that takes the whole tab returns to a URL without a language prefix.
      await page.goto('/checkout?step=payment')
      await expect(page).toHaveURL(`${prefixOf(locale)}/checkout?step=payment`)
      await expect(page.getByRole('button', { name: words('checkout.bank.open') })).toBeVisible()
    },
  )
}

test('/payment: a basket without names asks for them first', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/payment')
  await page.getByRole('button', { name: wordsOf('en')('checkout.continue') }).waitFor()
})

test('/payment: 200 and in no cache', async ({ request }) => {
  for (const address of ['/payment', '/ar/payment']) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
  }
  const slashed = await request.get('/payment/', { maxRedirects: 0 })
  expect([slashed.status(), slashed.headers()['location']]).toEqual([301, '/payment'])
})
