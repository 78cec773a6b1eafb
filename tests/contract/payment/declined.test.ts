import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractsOf } from '../contracts.ts'
import { newKey } from '../visitor.ts'
import { fill, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

const ROOM = {
  key: 'room',
  type: 'hotel' as const,
  id: '12',
  room: { id: 'r1' },
  pricePlan: { id: 'ai-flex' },
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 1,
}

let system: TestSystem
let prepared: PreparedVisitor
beforeEach(async () => {
  system = await startTestSystem()
  prepared = await fill(system, [ROOM])
})
afterEach(() => system.close())

/** Pays with a card that the bank declines; returns the token of the attempt. */
async function declined(card: { number: string; expiry?: string }): Promise<string> {
  const { client } = prepared.visitor
  const asked = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const { hash } = unwrap(
    await client.quoteCreate({ body: { ...asked, acceptedContracts: await contractsOf(client) } }),
  )
  const { paymentToken } = unwrap(
    await client.orderInitialize({
      header: { 'Idempotency-Key': newKey() },
      body: {
        quoteHash: hash,
        method: 'creditcard',
        installment: 1,
        language: 'en',
        card: { expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN', ...card },
      },
    }),
  )
  await system.context.payment?.runner.settled()
  return paymentToken
}

test.each([
  ['4000000000005118', 'insufficient-funds'],
  ['4000000000006116', 'limit-exceeded'],
  ['4000000000008211', 'wrong-details'],
  ['4000000000005712', 'not-permitted'],
  ['4000000000009912', 'refused'],
  ['4000000000001109', undefined],
])('card %s is declined with the reason %s, and nothing is charged', async (number, declineReason) => {
  const token = await declined({ number })
  const { client } = prepared.visitor
  const payment = unwrap(await client.paymentStatus({ path: { token } }))
  expect([payment.state, payment.declineReason]).toEqual(['declined', declineReason])
  const answer = unwrap(await client.orderQuery({ body: { kind: 'status', token } }))
  expect(answer).toMatchObject({ kind: 'status', status: 2 })
  expect('declineReason' in answer ? answer.declineReason : undefined).toBe(declineReason)
  expect(JSON.stringify([payment, answer])).not.toMatch(/bankReason|mavi-rule-17/)
  expect(system.world.payments.captures()).toEqual([])
})

test('C6 a card whose month has passed is refused before the bank is asked', async () => {
  await expect(declined({ number: '4000000000001000', expiry: '04/2027' })).rejects.toThrow(
    'must not be before this month',
  )
  expect(system.world.payments.captures()).toEqual([])
})

test('the booking of a declined card is not made, and the problem says why', async () => {
  const token = await declined({ number: '4000000000005118' })
  const intent = await system.context.store.read('intents', token)
  const answer = await prepared.visitor.client.reservationComplete({
    header: { 'Idempotency-Key': newKey() },
    query: { term: 'full' },
    body: { method: 'creditcard', toCurrency: 'try', quoteHash: intent?.quote.hash ?? '' },
  })
  expect(answer.error).toMatchObject({ name: 'wrong-step', status: 409, declineReason: 'insufficient-funds' })
})
