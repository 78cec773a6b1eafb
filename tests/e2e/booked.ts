import { expect, type Page } from '@playwright/test'
import { contractsOf } from '../contract/contracts.ts'
import { agencyIn, fillBooking } from './basket.ts'
import { CARDS, pay } from './checkout.ts'
import { visit } from './visit.ts'
import { english } from './words.ts'

/** Books a room without paying now, as the page's visitor and without using any page. */
export async function bookHeld(page: Page, method: 'transfer' | 'later' = 'transfer') {
  await fillBooking(page)
  const client = agencyIn(page)
  const way = { method, term: method === 'later' ? 'later' : 'full' } as const
  const acceptedContracts = await contractsOf(client, way)
  const { data: quote } = await client.quoteCreate({
    body: { ...way, installment: 1, toCurrency: 'try', acceptedContracts },
  })
  const { data, error } = await client.reservationComplete({
    query: { term: way.term },
    header: { 'Idempotency-Key': crypto.randomUUID() },
    body: { quoteHash: quote?.hash ?? '', method, toCurrency: 'try' },
  })
  const token = data?.token
  if (token === undefined) throw new Error(`nothing was booked: ${JSON.stringify(error)}`)
  const { data: result } = await client.bookingByToken({ path: { token } })
  if (result === undefined) throw new Error('the booking has no result')
  return { token, result }
}

/**
 * Pays the deposit of a room by card, and stays on the page of its result. Returns what it costs and leaves to be paid.
 */
export async function bookDeposit(page: Page) {
  const { totalAmount } = await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await page.getByRole('radio', { name: /25% Deposit/ }).check()
  await pay(page, { number: CARDS.frictionless })
  await expect(page.getByText(english('booking.booked.deposit.state'), { exact: true })).toBeVisible()
  const token = page.url().split('/').at(-1) ?? ''
  const { data } = await agencyIn(page).bookingByToken({ path: { token } })
  return { token, number: data?.bookingNumber ?? '', total: totalAmount.value, rest: data?.payLater?.value ?? 0 }
}
