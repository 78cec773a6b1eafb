import { expect, test } from 'vitest'
import { Problem } from '../../ports/problem.ts'
import { paymentWorld } from '../../payment/testing/context.ts'
import { pay, quote } from '../../payment/testing/requests.ts'

test('the booking stays payable if a payment is refused because cards are unavailable', async () => {
  const { context, agency } = paymentWorld()
  const { upstream } = context
  const resting = new Problem('card-unavailable', { outcome: 'not-sent', retryAfter: 30 })
  context.upstream = (operationId, call) =>
    operationId === 'orderInitialize' ? Promise.reject(resting) : upstream(operationId, call)
  const { hash } = (await quote(context)).body
  await expect(pay(context, hash, 'key-0000000000001')).rejects.toMatchObject({
    name: 'card-unavailable',
    status: 503,
    headers: { 'retry-after': '30' },
  })
  await context.payment?.runner.settled()
  expect((await context.store.list('intents')).map(({ record }) => record.state)).toEqual(['rejected'])
  context.upstream = upstream
  expect((await pay(context, hash, 'key-0000000000002')).status).toBe(200)
  expect(agency.calledOperations.length).toBeGreaterThan(0)
})
