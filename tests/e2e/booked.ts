import type { Page } from '@playwright/test'
import { contractsOf } from '../contract/contracts.ts'
import { agencyIn, fillBooking } from './basket.ts'

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
