import { afterAll, expect, test } from 'vitest'
import type { CallInput } from '@rota/openapi/client'
import { contractsOf } from '../contracts.ts'
import { documented } from '../documents/documented.ts'
import { person } from '../people.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { startTestSystem } from '../test-system.ts'

const system = await startTestSystem()
afterAll(() => system.close())

const who = person('Promotion', '5555555')
const QUOTE = documented('quoteCreate').body as CallInput<'quoteCreate'>['body']
const ORDER = documented('orderInitialize').body as CallInput<'orderInitialize'>['body']
/** Paid at once, without a challenge. */
const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

test('what a promotion takes off is in the quote, is charged, and stands in the result', async () => {
  const { client, patch } = visitorOf(system)
  await client.reservationStart()
  await patch({ key: 'products', value: who.products })
  await patch({ key: 'customer', value: who.customer })
  const { booking: plain } = await patch({ key: 'guests', value: who.guests })

  const { data: tried } = await client.promotionQuery({ query: { code: 'yelkovan10' } })
  const { promotion, totalAmount, version } = tried?.booking ?? {}
  expect([tried?.status, version]).toEqual(['ok', plain.version + 1])
  const cents = (amount: { value: number } | undefined) => Math.round((amount?.value ?? Number.NaN) * 100)
  expect(cents(promotion?.amount)).toBe(Math.round(cents(plain.totalAmount) / 10))
  expect(cents(totalAmount)).toBe(cents(plain.totalAmount) - cents(promotion?.amount))

  const contracts = await contractsOf(client)
  const { data: quote } = await client.quoteCreate({ body: { ...QUOTE, acceptedContracts: contracts } })
  expect(quote).toMatchObject({ promotion, total: totalAmount, payNow: totalAmount })

  const header = { 'Idempotency-Key': newKey() }
  const { data: step } = await client.orderInitialize({
    header,
    body: { ...ORDER, card: CARD, quoteHash: quote?.hash ?? '' },
  })
  await system.context.payment?.runner.settled()
  const { data: payment } = await client.paymentStatus({ path: { token: step?.paymentToken ?? '' } })
  const { data: result } = await client.bookingByToken({ path: { token: payment?.bookingToken ?? '' } })
  expect(result).toMatchObject({ state: 'booked', promotion, total: totalAmount, paid: totalAmount })
  expect(system.world.payments.captures()).toMatchObject([{ amount: totalAmount?.value }])
})

test('price-changed: a promotion that is taken back is another price (E8)', async () => {
  const { client, patch } = visitorOf(system)
  await client.reservationStart()
  await patch({ key: 'products', value: who.products })
  await patch({ key: 'customer', value: who.customer })
  await patch({ key: 'guests', value: who.guests })
  await client.promotionQuery({ query: { code: 'YELKOVAN10' } })
  const acceptedContracts = await contractsOf(client)
  const { data: quote } = await client.quoteCreate({ body: { ...QUOTE, acceptedContracts } })
  const { booking } = await patch({ key: 'promotion', value: null })
  const { error, response } = await client.orderInitialize({
    header: { 'Idempotency-Key': newKey() },
    body: { ...ORDER, card: CARD, quoteHash: quote?.hash ?? '' },
  })
  expect([response.status, error?.accepted, error?.current]).toEqual([409, quote?.total, booking.totalAmount])
})
