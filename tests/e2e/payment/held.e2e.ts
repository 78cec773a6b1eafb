import type { Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { agencyIn, fillBooking } from '../basket.ts'
import { bookHeld } from '../booked.ts'
import { tickContracts } from '../checkout.ts'
import { openAsOtherDevice, stopClock, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** Books a basket by bank transfer; returns its total. */
async function byTransfer(page: Page): Promise<number> {
  const { totalAmount } = await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await page.getByRole('radio', { name: english('method.transfer'), exact: true }).check()
  await tickContracts(page)
  await page.getByRole('button', { name: /by bank transfer/ }).click()
  await expect(page).toHaveURL(/\/booking\//)
  return totalAmount.value
}

const state = (page: Page, id: string) => page.getByText(english(id), { exact: true })
const lira = (value: number) => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(value)

test(
  'payment: a transfer is held with accounts, reference and deadline; the page shows part, all and too much as they arrive',
  { tag: '@demo-long' },
  async ({ page, context, world }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const total = await byTransfer(page)
    const title = page.getByRole('heading', { level: 1 })
    const accounts = page.getByRole('region', { name: english('booking.accounts.title') })
    const { data } = await agencyIn(page).bookingByToken({ path: { token: page.url().split('/').at(-1) ?? '' } })
    const number = data?.bookingNumber ?? ''

    await test.step('held: until when, how much, where to', async () => {
      await expect(state(page, 'booking.held.transfer.state')).toBeVisible()
      await expect(title).toHaveText(/^Your booking is held until \d\d\.\d\d\.\d{4}, \d\d:\d\d\.$/)
      await expect(accounts).toContainText('TR33 0006 1005 1978 6457 8413 26')
      await expect(accounts).toContainText(lira(total))
      await expect(accounts).toContainText(number)
      await expect(page.getByText('Paid and booked')).toHaveCount(0)
    })
    await test.step('every line of the account is copied by a button that says so', async () => {
      await accounts.getByRole('button', { name: 'Copy: IBAN' }).click()
      await expectNotice(page, 'Copied: IBAN')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TR330006100519786457841326')
      await accounts.getByRole('button', { name: 'Copy: Amount' }).click()
      await expectNotice(page, 'Copied: Amount')
      const amount = await page.evaluate(() => navigator.clipboard.readText())
      expect(amount).toMatch(/^\d+(,\d\d)?$/)
      expect(Number(amount.replace(',', '.'))).toBe(total)
      await accounts.getByRole('radio', { name: 'Poyraz Bankası' }).check()
      await expect(accounts).toContainText('TR12 0006 2000 0000 0006 6723 15')
    })
    await test.step('a part has arrived: the rest is asked for, on another device too', async () => {
      await world.receiveTransfer(number, 1000)
      const other = await openAsOtherDevice(page)
      await expect(state(other, 'booking.held.part.state')).toBeVisible()
      await expect(other.getByRole('region', { name: english('booking.accounts.title') })).toContainText(
        lira(total - 1000),
      )
      await other.close()
    })
    await test.step('all of it', async () => {
      // The press begins the polls again, so that the next one is near; pressed later, it might find the page
      // completed.
      await page.getByRole('button', { name: english('booking.pending.ask') }).click()
      await world.receiveTransfer(number)
      await expect(title).toHaveText('Your reservation is completed.')
      await expect(state(page, 'booking.booked.state')).toBeVisible()
      await expect(accounts).toHaveCount(0)
    })
    await test.step('more than all of it', async () => {
      await world.receiveTransfer(number, 250)
      // The gateway asks the agency at most every two seconds (decision 22.6).
      await expect(async () => {
        await page.reload()
        await expect(page.getByText(/which is .*250,00 more than was due/)).toBeVisible({ timeout: 2000 })
      }).toPass()
    })
  },
)

// The press is that of "all of it" in the test above; here nothing but the press can ask.
test('payment: a page that does not poll asks when the visitor presses', { tag: '@long' }, async ({ page, world }) => {
  const { token, result } = await bookHeld(page)
  await visit(page, `/booking/${token}`)
  await stopClock(page)
  await world.receiveTransfer(result.bookingNumber ?? '')
  const ask = page.getByRole('button', { name: english('booking.pending.ask') })
  // The gateway asks the agency at most every two seconds (decision 22.6), so the first press may be too early.
  await expect(async () => {
    if (await ask.isVisible()) await ask.click({ timeout: 2000 })
    await expect(state(page, 'booking.booked.state')).toBeVisible({ timeout: 1000 })
  }).toPass()
})
