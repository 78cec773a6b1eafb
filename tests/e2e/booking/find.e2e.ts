import { agencyIn, fillBooking, patcher } from '../basket.ts'
import { CARDS, pay } from '../checkout.ts'
import { lira } from '../money.ts'
import type { Answer } from '@rota/openapi/client'
import type { Page } from '@playwright/test'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

type Lines = Answer<'reservationPatch'>['booking']['products']

/** A booking of two rooms, of which the second cannot be cancelled free of charge. */
async function fillTwoRooms(page: Page): Promise<Lines> {
  const { products } = await fillBooking(page)
  const [{ title: _title, ...room }] = products as [Lines[number]]
  const wish = { type: 'hotel', id: room.id, room: { id: 'r1' }, pax: room.pax, count: 1 } as const
  const stay = { checkIn: room.checkIn ?? 0, checkOut: room.checkOut ?? 0 }
  const value = ['ai-flex', 'hb-saver'].map((plan) => ({ key: plan, ...wish, ...stay, pricePlan: { id: plan } }))
  return (await patcher(agencyIn(page))({ key: 'products', value })).products
}

/** The response after too many attempts. */
const TOO_OFTEN = {
  status: 429,
  contentType: 'application/problem+json',
  json: {
    type: '/docs/errors/too-many-requests',
    title: 'Too many requests',
    status: 429,
    requestId: 'e2e',
    retryAfter: 540,
  },
}

test.describe('find my booking', () => {
  // A booking that the visitor may not see is a 404, which the browser logs, as it does the 429.
  test.use({ noise: [/status of (404|429)/] })

  test('decision 26.2: number and e-mail lead to a booking, which is cancelled once', async ({ page }) => {
    const [flexible, saver] = await fillTwoRooms(page)
    if (!flexible || !saver) throw new Error('there are no two rooms')
    await visit(page, '/checkout?step=payment')
    await pay(page, { number: CARDS.frictionless })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Your reservation is completed.')
    const ask = page.getByRole('button', { name: 'See what cancelling costs' })
    await test.step('the printed result begins with the agency, whose header is not printed', async () => {
      const agency = page.getByRole('main').getByText('Yelkovan', { exact: true })
      await expect(agency).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(agency).toBeVisible()
      await page.emulateMedia({ media: null })
    })
    await test.step('the link of the result reads, names nobody, and does not cancel', async () => {
      await expect(page.getByRole('main')).not.toContainText('Kaya')
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
      await ask.focus()
      await page.keyboard.press('Enter')
      const confirm = page.getByRole('link', { name: 'Confirm booking number and e-mail address' })
      await expect(confirm).toBeVisible()
      // The button has gone, and the next key leads to what is there instead.
      await page.keyboard.press('Tab')
      await expect(confirm).toBeFocused()
      await page.keyboard.press('Enter')
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
    await test.step('too many tries have to wait, and nothing that was typed is lost (C7)', async () => {
      // The gateway under test counts higher than these tests try.
      await page.route('**/api/bookings/find', (route) => route.fulfill(TOO_OFTEN), { times: 1 })
      await show.click()
      await expect(page.getByRole('alert')).toContainText('Try again in 9 minutes.')
      await expect(email).toHaveValue('somebody@example.com')
    })
    await test.step('the right one shows the cost before anything is cancelled', async () => {
      await email.fill('ADA.kaya@example.com')
      await show.click()
      await expect(page.getByRole('region', { name: 'Who travels' }).getByRole('listitem')).toHaveText([
        'Ada KayaAdult',
        'Can KayaAdult',
      ])
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('available at this address for an hour')
      await page.getByRole('listitem').filter({ hasText: 'Voucher' }).getByRole('link', { name: 'Open' }).click()
      await expect(title).toHaveText('Voucher')
      await expect(page.getByRole('main')).toContainText('Ada KayaAdultCan KayaAdult')
      await page.getByRole('link', { name: 'Back to the booking' }).click()
      await ask.click()
      const dialog = page.getByRole('dialog', { name: 'Cancel the whole booking?' })
      await expect(dialog).toContainText('free of charge')
      await expect(dialog).toContainText(`${lira(saver.total.value)} of ${lira(saver.total.value)}`)
      await expect(dialog).toContainText(`You get back${lira(flexible.total.value)}`)
      await dialog.getByRole('button', { name: 'Keep the booking' }).click()
      await expect(title).toHaveText('Your reservation is completed.')
    })
    await test.step('cancelled, with what is known of the money', async () => {
      await ask.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Cancel for ${lira(saver.total.value)}` })
        .click()
      await expect(title).toHaveText('Your reservation is cancelled.')
      await expect(title).toBeFocused()
      await expect(page.getByRole('main')).toContainText(/is to be paid back by the agency|has been paid back/)
      await expect(page.getByRole('main')).toContainText(`Cancelling cost ${lira(saver.total.value)}.`)
      await expect(ask).toHaveCount(0)
      const former = page.getByRole('region', { name: 'What was cancelled' })
      await expect(former.getByRole('heading', { level: 3 })).toHaveCount(2)
    })
  })
})
