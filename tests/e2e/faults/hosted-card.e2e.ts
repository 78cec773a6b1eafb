import { fillBooking } from '../basket.ts'
import { payButton, tickContracts } from '../checkout.ts'
import { expect, test } from '../own-stack.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// The bank's page takes the colours of the shop's.
test.use({ colorScheme: 'dark' })

const nextYear = new Date().getFullYear() + 1

test(
  'payment: a card that is entered on the bank’s own page pays in instalments, and nothing of it reaches the shop (decision 21.7)',
  { tag: '@demo-long' },
  async ({ page, scenario, world }) => {
    await fillBooking(page)
    await scenario('hosted-card')
    await visit(page, '/checkout?step=payment')
    const bank = page.frameLocator(`iframe[title="${english('checkout.hosted.title')}"]`)
    const field = (name: string) => bank.getByRole('textbox', { name })
    await expect(field('Card number')).toBeVisible()
    await expect(bank.locator('html')).toHaveCSS('color-scheme', 'dark')

    await test.step('Pay asks for the card first', async () => {
      await payButton(page).click()
      await expect(page.getByRole('link', { name: english('checkout.hosted.missing') })).toBeVisible()
    })
    await test.step('a number that is none stays at the bank', async () => {
      await field('Card number').fill('4000 0800 0000 0088')
      await field('Name on the card').fill('ADA KAYA')
      await field('Expiry').fill(`12/${nextYear}`)
      await field('CVV').fill('123')
      await bank.getByRole('button', { name: 'Use this card' }).click()
      await expect(bank.getByRole('alert')).toBeVisible()
    })
    await test.step('its first eight digits are enough for the plans', async () => {
      await field('Card number').fill('4000 0800 0000 0087')
      await field('Name on the card').fill('ADA KAYA')
      await field('Expiry').fill(`12/${nextYear}`)
      await field('CVV').fill('123')
      await bank.getByRole('button', { name: 'Use this card' }).click()
      await expect(bank.getByText('The card that ends in 0087 is ready.')).toBeVisible()
      await page
        .getByRole('radiogroup', { name: 'Instalments with Garanti' })
        .getByRole('radio', { name: '3 inst' })
        .check()
    })
    // The contracts contain the instalment plan, so they are accepted after it is chosen.
    await tickContracts(page)
    const sent = page.waitForRequest(/\/api\/order\/initialize$/)
    await expect(payButton(page)).toBeEnabled()
    await payButton(page).click()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ installment: 3, cardRef: expect.any(String) })
    expect(body).not.toHaveProperty('card')
    await expect(page.getByRole('heading', { name: 'Your reservation is completed.' })).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

// What is missing is said in the test above, and payment/methods.e2e.ts books by transfer.
test.describe('@long where the bank’s own page is blocked', () => {
  test.use({ noise: [/Failed to load resource/] })

  test('H10: Pay says what is missing, and another way to pay works', async ({ page, scenario }) => {
    await page.route(/^http:\/\/bank\.localhost/, (route) => route.abort('blockedbyclient'))
    await fillBooking(page)
    await scenario('hosted-card')
    await visit(page, '/checkout?step=payment')
    await payButton(page).click()
    await expect(page.getByRole('link', { name: english('checkout.hosted.missing') })).toBeVisible()
    await page.getByRole('radio', { name: english('method.transfer'), exact: true }).check()
    await tickContracts(page)
    await page.getByRole('button', { name: /by bank transfer/ }).click()
    await expect(page.getByText(english('booking.held.transfer.state'))).toBeVisible()
  })
})
