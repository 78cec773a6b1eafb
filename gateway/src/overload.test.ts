import { expect, test } from 'vitest'
import { createPages } from './page/pages.ts'
import { testBuild } from './page/testing/build.ts'
import { createPressure } from './policy/pressure.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from './testing/gateway.ts'
import { processorMs } from './testing/processor-time.ts'

/** A gateway whose event loop has been late for this many readings. */
function late(readings: number): FakeGateway {
  const gateway = fakeGateway()
  const { context } = gateway
  context.pages = createPages(context, testBuild())
  context.pressure = createPressure({
    platform: { loopDelay: () => ({ usual: 500, longest: 0 }) },
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
  const gateway = late(20)
  for (const refused of [await search(gateway), await gateway.call('/api/hotels/12'), await gateway.call('/docs')]) {
    expect([refused.status, problemName(refused), refused.headers.get('retry-after')]).toEqual([503, 'overloaded', '3'])
  }
  const page = await gateway.call('/hotels', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3'])
  expect(page.text).toContain('Busy en')
  expect(gateway.upstream.calls).toEqual([])
})

test('meanwhile it takes what belongs to a basket and to a payment (decision 12.1)', async () => {
  const gateway = late(20)
  const cookie = await startSession(gateway, 'booking-0001')
  expect((await gateway.call('/api/web/site', { cookie })).status).toBe(200)
  // 404 and not 503 means that the operation has run, and knows no such payment.
  expect((await gateway.call(`/api/payments/${'x'.repeat(22)}`, { cookie })).status).toBe(404)
  expect((await gateway.call('/payment/nobody')).status).toBe(404)
  expect((await gateway.call('/healthz')).status).toBe(200)
})

test('a refusal costs less than 2 ms of the processor', async () => {
  const gateway = late(20)
  await search(gateway)
  const took = await processorMs(async () => {
    for (let i = 0; i < 200; i++) await search(gateway)
  })
  expect(took / 200).toBeLessThan(2)
})
