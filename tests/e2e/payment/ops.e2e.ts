import type { Page } from '@playwright/test'
import { agencyIn, fillBooking, patcher } from '../basket.ts'
import { CARDS, pay } from '../checkout.ts'
import { inDays } from '../days.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { mode } from '../ports.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// A wrong key gets the response of a page that does not exist (C10).
test.use({ noise: [/Failed to load resource/] })

/** A room that is sold through a hotel channel. */
const OF_CHANNEL = {
  key: 'e2e-14',
  type: 'hotel' as const,
  id: '14',
  room: { id: 'r1' },
  pricePlan: { id: 'hb-flex' },
  pax: { adults: 2, children: [] },
  checkIn: inDays(40).wire,
  checkOut: inDays(45).wire,
  count: 1,
}

const keyField = (page: Page) => page.getByRole('textbox', { name: english('ops.key') })

async function open(page: Page, key: string): Promise<void> {
  await keyField(page).fill(key)
  await page.keyboard.press('Enter')
}

test(
  'a payment that the hotel channel refused waits at /ops, and a person marks it as paid back with the keyboard (decision 22.7)',
  { tag: '@demo-long' },
  async ({ page, scenario }) => {
    await fillBooking(page)
    await patcher(agencyIn(page))({ key: 'products', value: [OF_CHANNEL] })
    await visit(page, PLACES.payment.address)
    await scenario('channel-push-failed')
    await pay(page, { number: CARDS.frictionless })
    await expect(page.getByText(english('booking.refund.state'))).toBeVisible()
    // Nobody travels, so there is nothing for the calendar and nothing to pay at the hotel.
    await expect(page.getByRole('button', { name: english('booking.share') })).toBeVisible()
    await expect(page.getByRole('button', { name: english('booking.calendar') })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(/at the hotel/i)
    const result = page.url()
    const reference = await page.locator('[class*="number"]').first().innerText()

    await page.goto('/ops')
    await expect(keyField(page)).toBeVisible()
    if (mode === 'start') await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await open(page, 'nobody-has-this-key')
    await expect(page.getByText(english('ops.key.wrong'))).toBeVisible()
    await open(page, 'rota-partner-key')
    const card = page.getByRole('article').filter({ hasText: reference })
    await expect(card).toContainText(english('ops.state.refund-task'))
    expect(await violations(page)).toEqual([])

    await card.getByRole('button', { name: english('ops.act.refunded') }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: english('ops.act.refunded') })
    await expect(dialog).toContainText(english('ops.recorded'))
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: english('ops.act.refunded') }).press('Enter')
    await expect(page.getByText(english('ops.none'))).toBeVisible()
    const settled = page.getByRole('listitem').filter({ hasText: reference })
    await expect(settled).toContainText('test-partner')

    // The visitor reads that the money is back, and can look for another room for the same dates.
    await visit(page, result)
    await expect(page.getByText(english('booking.refunded.state'))).toBeVisible()
    await expect(page.getByRole('link', { name: english('booking.again') })).toHaveAttribute(
      'href',
      /\/hotels\/[^?]+\?checkIn=[\d-]+&checkOut=[\d-]+$/,
    )
    await page.goto('/ops')

    // The key was only in the page's memory.
    await page.reload()
    await expect(keyField(page)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain(
      'partner-key',
    )
  },
)
