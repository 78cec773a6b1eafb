import { expect, test, vi } from 'vitest'
import { StoreError } from './ports/store.ts'
import { fakeGateway, problemName } from './testing/gateway.ts'

test('/healthz and /readyz answer whatever host they are called by', async () => {
  const gateway = fakeGateway()
  for (const host of ['10.0.0.7:4000', 'nobody.test', 'a b']) {
    for (const path of ['/healthz', '/readyz']) {
      expect((await gateway.call(path, { headers: { host } })).status).toBe(200)
    }
  }
})

test('while it drains it is alive, not ready, and closes connections', async () => {
  const gateway = fakeGateway()
  gateway.context.draining = true
  expect((await gateway.call('/healthz')).status).toBe(200)
  expect((await gateway.call('/readyz')).status).toBe(503)
})

test('G12 it is not ready while its store takes nothing, and tries once a second at most', async () => {
  const gateway = fakeGateway()
  let tries = 0
  gateway.context.store.check = async () => {
    tries++
    throw new StoreError('database or disk is full')
  }
  const ready = async () => (await gateway.call('/readyz')).status
  expect([await ready(), await ready(), tries]).toEqual([503, 503, 1])
  gateway.context.store.check = async () => {}
  gateway.clock.pass(1000)
  expect(await ready()).toBe(200)
})

test('the caches are dropped with the key only', async () => {
  const gateway = fakeGateway()
  const drop = (key: string) => gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': key } })
  await gateway.call('/api/web/site')
  expect(problemName(await drop('wrong'))).toBe('not-found')
  await gateway.call('/api/web/site')
  expect(gateway.upstream.of('siteView')).toHaveLength(1)
  expect((await drop('control-key-of-tests')).status).toBe(200)
  await gateway.call('/api/web/site')
  expect(gateway.upstream.of('siteView')).toHaveLength(2)
})

test('what was shown is hashed before it is compared', async () => {
  const gateway = fakeGateway()
  const hashed: string[] = []
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  const watched = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (algorithm, data) => {
    hashed.push(new TextDecoder().decode(data))
    return digest(algorithm, data)
  })
  await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': 'control-key-of-testx' } })
  watched.mockRestore()
  expect(hashed).toEqual(['control-key-of-testx'])
})

test('without a key in the configuration there is no such path', async () => {
  const { controlKeys: _none, ...config } = fakeGateway().context.config
  const gateway = fakeGateway()
  gateway.context.config = config
  const answered = await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': '' } })
  expect(answered.status).toBe(404)
})
