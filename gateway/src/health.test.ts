import { expect, test, vi } from 'vitest'
import { StoreError } from './ports/store.ts'
import { fakeGateway, problemName } from './testing/gateway.ts'

test('serves /healthz and /readyz on any host', async () => {
  const gateway = fakeGateway()
  for (const host of ['10.0.0.7:4000', 'nobody.test', 'a b']) {
    for (const path of ['/healthz', '/readyz']) {
      expect((await gateway.call(path, { headers: { host } })).status).toBe(200)
    }
  }
})

test('returns 503 from /readyz and 200 from /healthz during shutdown', async () => {
  const gateway = fakeGateway()
  gateway.context.draining = true
  expect((await gateway.call('/healthz')).status).toBe(200)
  expect((await gateway.call('/readyz')).status).toBe(503)
})

test('G12 is not ready while its store cannot be written, and tests the store once a second at most', async () => {
  const gateway = fakeGateway()
  let checks = 0
  gateway.context.store.check = async () => {
    checks++
    throw new StoreError('database or disk is full')
  }
  const ready = async () => (await gateway.call('/readyz')).status
  expect([await ready(), await ready(), checks]).toEqual([503, 503, 1])
  gateway.context.store.check = async () => {}
  gateway.clock.pass(1000)
  expect(await ready()).toBe(200)
})

test('clears the caches only with the control key', async () => {
  const gateway = fakeGateway()
  const clearCaches = (key: string) =>
    gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': key } })
  await gateway.call('/api/web/site')
  expect(problemName(await clearCaches('wrong'))).toBe('not-found')
  await gateway.call('/api/web/site')
  expect(gateway.upstream.of('siteView')).toHaveLength(1)
  expect((await clearCaches('control-key-of-tests')).status).toBe(200)
  await gateway.call('/api/web/site')
  expect(gateway.upstream.of('siteView')).toHaveLength(2)
})

test('hashes the key of a caller before comparing it', async () => {
  const gateway = fakeGateway()
  const hashed: string[] = []
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  const digestSpy = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, data) => {
    hashed.push(new TextDecoder().decode(data))
    return digest(algorithm, data)
  })
  await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': 'control-key-of-testx' } })
  digestSpy.mockRestore()
  expect(hashed).toEqual(['control-key-of-testx'])
})

test('returns 404 without a control key in the configuration', async () => {
  const { controlKeys: _none, ...config } = fakeGateway().context.config
  const gateway = fakeGateway()
  gateway.context.config = config
  const answered = await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': '' } })
  expect(answered.status).toBe(404)
})
