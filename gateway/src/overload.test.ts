import { expect, test } from 'vitest'
import { createPages } from './page/pages.ts'
import { testBuild } from './page/testing/build.ts'
import { createPressure } from './policy/pressure.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from './testing/gateway.ts'
import { processorMs } from './testing/processor-time.ts'

/** A gateway whose event loop was delayed in this many readings. */
function overloaded(readings: number): FakeGateway {
  const gateway = fakeGateway()
  const { context } = gateway
  context.pages = createPages(context, testBuild())
  context.pressure = createPressure({
    platform: { loopDelay: () => ({ median: 500, longest: 0 }) },
    clock: {
      monotonic: () => 0,
      every(_milliseconds, run) {
        for (let i = 0; i < readings; i++) void run()
        return () => {}
      },
    },
    log: context.log,
    random: () => 0.5,
  })
  context.pressure.watch()
  return gateway
}

const SEARCH = { filter: { checkIn: 20270521, checkOut: 20270526, adults: 2 } }
const search = (gateway: FakeGateway) => gateway.call('/api/availability', { method: 'POST', json: SEARCH })

test('an overloaded gateway refuses searches, pages and other reads without an upstream call', async () => {
  const gateway = overloaded(20)
  for (const refused of [await search(gateway), await gateway.call('/api/hotels/12'), await gateway.call('/docs')]) {
    expect([refused.status, problemName(refused), refused.headers.get('retry-after')]).toEqual([503, 'overloaded', '3'])
  }
  const page = await gateway.call('/hotels', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3'])
  expect(page.text).toContain('Busy en')
  expect(gateway.upstream.calls).toEqual([])
})

test('an overloaded gateway still serves baskets and payments (decision 12.1)', async () => {
  const gateway = overloaded(20)
  const cookie = await startSession(gateway, 'booking-0001')
  expect((await gateway.call('/api/web/site', { cookie })).status).toBe(200)
  // 404 instead of 503 shows that the operation has run and has not found the payment.
  expect((await gateway.call(`/api/payments/${'x'.repeat(22)}`, { cookie })).status).toBe(404)
  expect((await gateway.call('/payment/nobody')).status).toBe(404)
  expect((await gateway.call('/healthz')).status).toBe(200)
})

test('a refusal takes less than 2 ms of processor time', async () => {
  const gateway = overloaded(20)
  await search(gateway)
  const took = await processorMs(async () => {
    for (let i = 0; i < 200; i++) await search(gateway)
  })
  expect(took / 200).toBeLessThan(2)
})
