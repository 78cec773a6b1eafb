import type { Page } from '@playwright/test'
import { LOCALE_NAMES } from '@rota/web/locales'
import { fillBasket, fillBooking } from '../basket.ts'
import { fillGuests, payButton } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english, prefixOf, wordsOf, type Locale } from '../words.ts'
import { expect, test } from '../world.ts'

// Forms with errors in every field, on a small screen: all of them in Arabic and English, one in every other language.

test.use({ viewport: { width: 360, height: 740 } })

/** Checks the error summary of the current page and its width. */
function summaryOf(page: Page, locale: Locale) {
  const words = wordsOf(locale)
  const summary = page.getByRole('main').getByRole('alert')
  return {
    /** Nothing needs scrolling to the side. */
    fits: async () => {
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth])
      expect(widths).toEqual([360, 360])
    },
    /** It has the focus, is announced, and lists these messages as links, each leading to its field. */
    expect: async (ids: readonly string[]) => {
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(words('form.required'))
      for (const id of ids) {
        await expect(summary).toContainText(words(id))
        if (locale !== 'en') await expect(summary).not.toContainText(english(id))
      }
      const fields = await summary
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
      expect(fields.length).toBeGreaterThanOrEqual(ids.length)
      for (const id of fields) {
        const field = page.locator(`[id="${id}"]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(/\S/)
      }
    },
  }
}

const GUESTS = ['customer.name.required', 'customer.email.required']
const CARD = ['card.number.required', 'card.owner.required', 'card.expiry.required', 'card.cvv.required']

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  const words = wordsOf(locale)
  const at = prefixOf(locale)

  // The messages in English are in "payment: an empty card …" of `forms.e2e.ts` and in the journey of `journey.e2e.ts`.
  const tag = locale === 'en' ? ['@long'] : []
  test(
    `H12: form errors, ${locale}: said in the language, announced, focused, and within 360 px`,
    { tag },
    async ({ page }) => {
      const summary = summaryOf(page, locale)
      await test.step('search', async () => {
        await visit(page, at || '/')
        const form = searchForm(page, words)
        await form.getByRole('button', { name: words('search.submit') }).click()
        await expect(form.getByRole('alert')).toHaveText(words('search.invalid'))
        await expect(form.getByRole('combobox', { name: words('search.where') })).toBeFocused()
        await summary.fits()
      })
      await test.step('guests', async () => {
        await fillBasket(page)
        await visit(page, at + PLACES.checkout.address)
        await page.getByRole('button', { name: words('checkout.continue') }).click()
        await summary.expect(GUESTS)
        await summary.fits()
      })
      await test.step('payment', async () => {
        await fillBooking(page)
        await visit(page, at + PLACES.payment.address)
        await payButton(page, words).click()
        await summary.expect(CARD)
        await summary.fits()
      })
    },
  )
}

test('form errors: the summary of fields that are filled, but wrong, asks to check them', async ({ page }) => {
  await fillBasket(page)
  await visit(page, PLACES.checkout.address)
  await fillGuests(page)
  await page.getByRole('textbox', { name: english('checkout.customer.email') }).fill('a@b')
  await page.getByRole('textbox', { name: english('checkout.customer.phone') }).fill('532')
  await page.getByRole('button', { name: english('checkout.continue') }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(english('form.wrong'))
  await expect(summary).not.toContainText(english('form.required'))
  await expect(summary.getByRole('link')).toHaveCount(2)
  await page.getByRole('textbox', { name: english('checkout.customer.email') }).fill('')
  // Its title is that of the press, because another one would have all of it announced again.
  await expect(summary).toContainText(english('customer.email.required'))
  await expect(summary).toContainText(english('form.wrong'))
  await page.getByRole('button', { name: english('checkout.continue') }).click()
  await expect(summary).toContainText(english('form.required'))
})

const OTHERS = LOCALE_NAMES.filter((locale) => locale !== 'en' && locale !== 'ar')

// `rules/messages.test.ts` holds that every language has all messages. In several tests, so that several workers
// share them.
const SHARES = [0, 1, 2].map((share) => OTHERS.filter((_, at) => at % 3 === share))

for (const locales of SHARES) {
  test(`@long H12: form errors, ${locales.join(', ')}: said in the language, announced, focused, and within 360 px`, async ({
    page,
  }) => {
    await fillBasket(page)
    for (const locale of locales) {
      await test.step(locale, async () => {
        const summary = summaryOf(page, locale)
        await visit(page, prefixOf(locale) + PLACES.checkout.address)
        await page.getByRole('button', { name: wordsOf(locale)('checkout.continue') }).click()
        await summary.expect(GUESTS)
        await summary.fits()
      })
    }
  })
}
