import type { Locator } from '@playwright/test'
import { bankOf, CODE } from '../bank.ts'
import { fillBasket } from '../basket.ts'
import { CARDS, cardFields, contractBoxes, payButton, PEOPLE } from '../checkout.ts'
import { tabTo } from '../keyboard.ts'
import { visit } from '../visit.ts'
import { prefixOf, wordsOf, type Locale } from '../words.ts'
import { expect, test } from '../world.ts'

const LOCALES: Locale[] = ['ar', 'de']

for (const locale of LOCALES) {
  const words = wordsOf(locale)
  // Tab goes the same way in both.
  const tag = locale === 'ar' ? [] : ['@long']
  test(`keyboard: from the cart to the paid booking without a pointer, ${locale}`, { tag }, async ({ page }) => {
    const { keyboard } = page
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field)
      await keyboard.type(text)
    }
    const press = async (button: Locator) => {
      await expect(button).toBeVisible()
      await tabTo(page, button)
      await keyboard.press('Enter')
    }
    const box = (part: Locator, id: string) =>
      part.getByRole('textbox', { name: words(`checkout.customer.${id}`), exact: true })
    await fillBasket(page)
    await visit(page, `${prefixOf(locale)}/cart`)
    const turned = () => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await press(page.getByRole('main').getByRole('link', { name: words('cart.continue') }))
    await turned()
    await test.step('an early press leads to what is missing', async () => {
      await press(page.getByRole('button', { name: words('checkout.continue') }))
      await expect(page.getByRole('alert')).toBeFocused()
      await tabTo(page, page.getByRole('alert').getByRole('link').first())
      await keyboard.press('Enter')
      const name = box(page.getByRole('region', { name: words('checkout.customer.title') }), 'name')
      await expect(name).toBeFocused()
      await keyboard.type(PEOPLE[0][0])
    })
    await test.step('the customer and the guests', async () => {
      const customer = page.getByRole('region', { name: words('checkout.customer.title') })
      await type(box(customer, 'surname'), PEOPLE[0][1])
      await type(box(customer, 'email'), 'ada.kaya@example.com')
      await type(customer.getByRole('textbox', { name: words('checkout.customer.phone') }), '5321234567')
      const guests = page.getByRole('region', { name: words('checkout.guests.title') }).getByRole('group')
      for (const [index, guest] of (await guests.all()).entries()) {
        const [name, surname] = PEOPLE[index] ?? PEOPLE[0]
        await type(box(guest, 'name'), name)
        await type(box(guest, 'surname'), surname)
      }
      await press(page.getByRole('button', { name: words('checkout.continue') }))
      await turned()
    })
    await test.step('the card, the contracts, Pay', async () => {
      const fields = cardFields(page, words)
      await expect(fields.number).toBeVisible()
      await type(fields.number, CARDS.challenge)
      await type(fields.owner, 'ADA KAYA')
      await type(fields.expiry, `12/${new Date().getFullYear() + 1}`)
      await type(fields.cvv, '123')
      await expect(page.locator('button[type=submit][aria-busy=true]')).toHaveCount(0)
      await contractBoxes(page, words).first().waitFor()
      await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
      for (const contract of await contractBoxes(page, words).all()) {
        await tabTo(page, contract)
        await keyboard.press('Space')
        await expect(contract).toBeChecked()
      }
      await press(payButton(page, words))
    })
    await test.step('the code at the bank, and the booking', async () => {
      const { frame, code } = await bankOf(page, words)
      await expect(frame.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      // The focus is in the dialog. Browsers refuse to move it into a frame of another site, so Tab goes there: at the
      // first press, or at the next round if the bank's page has come after the focus. The bank's page may have its
      // focus at the code before it has that of the browser.
      const isThere = () => code.evaluate((element) => element === document.activeElement && document.hasFocus())
      for (let stop = 0; stop < 10 && !(await isThere()); stop++) await keyboard.press('Tab')
      await expect(code).toBeFocused()
      await keyboard.type(CODE)
      await keyboard.press('Enter')
      await expect(frame.getByRole('alert')).toHaveCount(0)
      const title = page.getByRole('heading', { level: 1, name: words('booking.booked.title') })
      await expect(title).toBeVisible()
      await expect(title).toBeFocused()
    })
  })
}
