import { wordsOf } from '../words.ts'
import { expect, test } from '../world.ts'

const arabic = wordsOf('ar')

test.use({ locale: 'ar-EG' })

test(
  'a visitor who reads Arabic: home redirects, a deep link suggests, and the choice of a language stays',
  { tag: '@demo-long' },
  async ({ page, context }) => {
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    const kept = async () => (await cookie())?.value
    await test.step('home leads to the language of the browser, with its query', async () => {
      await page.goto('/?tab=tours')
      await expect(page).toHaveURL('/ar?tab=tours')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      expect(await cookie()).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' })
      const days = ((await cookie())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000
      expect(Math.abs(days - 365)).toBeLessThan(0.1)
    })
    await test.step('a deep link stays in its language and suggests the other', async () => {
      await page.goto('/tours?type=daily')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const suggestion = page.getByRole('complementary', { name: arabic('suggestion.text') })
      await expect(suggestion).toHaveAttribute('dir', 'rtl')
      await suggestion.getByRole('link', { name: arabic('suggestion.open') }).click()
      await expect(page).toHaveURL('/ar/tours?type=daily')
    })
    await test.step('the suggestion ends in the cart, whose language is chosen', async () => {
      await page.goto('/tours')
      const suggestion = page.getByRole('complementary', { name: arabic('suggestion.text') })
      await expect(suggestion).toBeVisible()
      await page.getByRole('banner').locator('a[href="/cart"]').click()
      await expect(page).toHaveURL('/cart')
      await expect(suggestion).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/tours')
      await expect(suggestion).toHaveCount(0)
      await page.goto('/ar/tours?type=daily')
    })
    await test.step('the language that the visitor switches to wins from then on', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
      await expect(page).toHaveURL('/tours?type=daily')
      await expect.poll(kept).toBe('en')
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveURL('/')
    })
    await test.step('closing a suggestion keeps the language of the page', async () => {
      await context.clearCookies({ name: 'i18n_redirected' })
      await page.goto('/tours')
      const suggestion = page.getByRole('complementary', { name: arabic('suggestion.text') })
      await suggestion.getByRole('button', { name: arabic('suggestion.stay') }).click()
      await expect(suggestion).toBeHidden()
      await expect.poll(kept).toBe('en')
      await page.goto('/')
      await expect(page).toHaveURL('/')
    })
  },
)

test('without scripts, home in English can be reached from another language', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'ar' })
  const page = await plain.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/ar')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/')
  await plain.close()
})
