import { expect, test } from 'vitest'
import { Problem } from '../ports/problem.ts'
import { fakeGateway, problemName, startSession } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'

/** A gateway that reads the maintenance flag, and a function that sets it. */
function shop() {
  const gateway = fakeGateway({}, { readsMaintenance: true })
  const turn = (underMaintenance: boolean) =>
    gateway.upstream.on('siteView', () => {
      const view = exampleOf('siteView') as { site: object }
      return { body: { ...view, site: { ...view.site, underMaintenance } } }
    })
  return { ...gateway, turn }
}

test('D11 during maintenance a call returns 503 maintenance with Retry-After, and is not sent to the agency', async () => {
  const gateway = shop()
  gateway.turn(true)
  const answers = [
    await gateway.call('/api/web/site'),
    await gateway.call('/api/hotels/12'),
    await gateway.call('/api/themes'),
  ]
  for (const answer of answers) {
    expect([answer.status, problemName(answer), answer.headers.get('retry-after')]).toEqual([503, 'maintenance', '60'])
  }
  const heard = gateway.upstream.calls.map(({ operationId }) => operationId)
  expect(new Set(heard)).toEqual(new Set(['reservationStart', 'siteView']))
})

test('D11 payment checks and results by token still work; health, images and documentation never read the flag', async () => {
  const gateway = shop()
  gateway.turn(true)
  const token = 'A'.repeat(22)
  for (const path of [`/api/payments/${token}`, `/api/bookings/${token}`]) {
    expect(problemName(await gateway.call(path))).toBe('not-found')
  }
  expect((await gateway.call('/healthz')).status).toBe(200)
  expect((await gateway.call('/api/openapi.json')).status).toBe(200)
  expect(gateway.upstream.of('siteView')).toEqual([])
})

test('D11 the flag arrives within a minute, both ways, and the session outlives it', async () => {
  const gateway = shop()
  gateway.turn(false)
  const cookie = await startSession(gateway, 'booking-1')
  expect((await gateway.call('/api/web/site', { cookie })).status).toBe(200)
  gateway.turn(true)
  expect((await gateway.call('/api/web/site', { cookie })).status).toBe(200)
  gateway.clock.pass(60_000)
  const refused = await gateway.call('/api/web/site', { cookie })
  expect([refused.status, refused.cookie]).toEqual([503, undefined])
  gateway.turn(false)
  gateway.clock.pass(60_000)
  expect((await gateway.call('/api/web/site', { cookie })).status).toBe(200)
})

test('D11 an unreadable record closes no site, and is not read again by every call', async () => {
  const gateway = shop()
  gateway.upstream.on('siteView', () => ({ status: 500, text: 'down' }))
  expect((await gateway.call('/api/themes')).status).toBe(200)
  const asked = gateway.upstream.of('siteView').length
  expect(asked).toBeGreaterThan(0)
  expect((await gateway.call('/api/themes')).status).toBe(200)
  expect(gateway.upstream.of('siteView')).toHaveLength(asked)
  gateway.clock.pass(5000)
  gateway.turn(true)
  expect((await gateway.call('/api/themes')).status).toBe(503)
})

test('D11 waits at most half a second for the record', async () => {
  const gateway = shop()
  gateway.upstream.on('siteView', () => new Promise(() => {}))
  const answer = gateway.call('/api/themes')
  await expect.poll(() => gateway.upstream.of('siteView')).toHaveLength(1)
  gateway.clock.pass(500)
  expect((await answer).status).toBe(200)
})

test('D11 each site has its own flag', async () => {
  const gateway = shop()
  gateway.upstream.on('siteView', ({ query }) => {
    const view = exampleOf('siteView') as { site: object }
    return { body: { ...view, site: { ...view.site, underMaintenance: query.get('referer') === 'other.test' } } }
  })
  expect((await gateway.call('/api/themes')).status).toBe(200)
  expect((await gateway.call('/api/themes', { headers: { host: 'other.test' } })).status).toBe(503)
})

test('D11 uses the last known flag while the agency is unreachable', async () => {
  const gateway = shop()
  gateway.turn(true)
  const site = { host: 'localhost', origin: 'http://localhost:4000', account: '1001', paymentHosts: [], keys: [] }
  expect(await gateway.context.isUnderMaintenance(site)).toBe(true)
  gateway.context.upstream = () => Promise.reject(new Problem('upstream-unavailable'))
  expect(await gateway.context.isUnderMaintenance(site)).toBe(true)
})
