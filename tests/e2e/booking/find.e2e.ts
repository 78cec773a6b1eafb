import { fillBooking } from '../basket.ts'
import { CARDS, pay } from '../checkout.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test.describe('find my booking', () => {
  // A booking that the visitor may not see is a 404, which the browser logs.
  test.use({ noise: [/status of 404/] })

  test(
    'decision 26.2: number and e-mail lead to a booking, which is cancelled once',
    { tag: '@demo' },
    async ({ page }) => {
      await fillBooking(page)
      await visit(page, '/checkout?step=payment')
      await pay(page, { number: CARDS.frictionless })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText('Your reservation is completed.', { timeout: 30_000 })
      const ask = page.getByRole('button', { name: 'See what cancelling costs' })
      await test.step('the link of the result reads, and does not cancel', async () => {
        await ask.click()
        await page.getByRole('link', { name: 'Confirm booking number and e-mail address' }).click()
        await expect(title).toHaveText('Find my booking')
      })
      const email = page.getByRole('textbox', { name: 'E-mail' })
      const show = page.getByRole('button', { name: 'Show my booking' })
      await test.step('a wrong address finds nothing', async () => {
        await show.click()
        await expect(email).toBeFocused()
        await expect(email).toHaveAccessibleDescription(/Enter e-mail please/)
        await email.fill('somebody@example.com')
        await show.click()
        await expect(page.getByRole('alert')).toContainText('No booking has this number and this e-mail address.')
      })
      await test.step('the right one shows the cost before anything is cancelled', async () => {
        await email.fill('ADA.kaya@example.com')
        await show.click()
        await ask.click()
        const dialog = page.getByRole('dialog', { name: 'Cancel the whole booking?' })
        await expect(dialog).toContainText('free of charge')
        await dialog.getByRole('button', { name: 'Keep the booking' }).click()
        await expect(title).toHaveText('Your reservation is completed.')
      })
      await test.step('cancelled, with what is known of the money', async () => {
        await ask.click()
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel free of charge' }).click()
        await expect(title).toHaveText('Your reservation is cancelled.')
        await expect(page.getByRole('main')).toContainText(/is to be paid back by the agency|has been paid back/)
        await expect(ask).toHaveCount(0)
      })
    },
  )
})
