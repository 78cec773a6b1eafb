import { fillBasket, fillBooking } from '../basket.ts'
import { payButton } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english, prefixOf, wordsOf, type Locale } from '../words.ts'
import { expect, test } from '../world.ts'

// Forms with errors in every field, in every language, on a small screen.

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  const words = wordsOf(locale)
  const at = prefixOf(locale)

  test(`form errors, ${locale}: said in the language, announced, focused, and within 360 px (H12)`, async ({
    page,
  }) => {
    const fits = async () => {
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth])).toEqual([
        360, 360,
      ])
    }
    const summary = page.getByRole('main').getByRole('alert')
    /** The summary has the focus, is announced, and lists these messages as links, each leading to its field. */
    const expectSummary = async (ids: string[]) => {
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(words('form.required'))
      for (const id of ids) {
        await expect(summary).toContainText(words(id))
        if (locale !== 'en') await expect(summary).not.toContainText(english(id))
      }
      for (const link of await summary.getByRole('link').all()) {
        const field = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(/\S/)
      }
      await fits()
    }
    await test.step('search', async () => {
      await visit(page, at || '/')
      const form = searchForm(page, words)
      await form.getByRole('button', { name: words('search.submit') }).click()
      await expect(form.getByRole('alert')).toHaveText(words('search.invalid'))
      await expect(form.getByRole('combobox', { name: words('search.where') })).toBeFocused()
      await fits()
    })
    await test.step('guests', async () => {
      await fillBasket(page)
      await visit(page, at + PLACES.checkout.address)
      await page.getByRole('button', { name: words('checkout.continue') }).click()
      await expectSummary(['customer.name.required', 'customer.email.required'])
    })
    await test.step('payment', async () => {
      await fillBooking(page)
      await visit(page, at + PLACES.payment.address)
      await payButton(page, words).click()
      await expectSummary(['card.number.required', 'card.owner.required', 'card.expiry.required', 'card.cvv.required'])
    })
  })
}
