import { describe, expect, test } from 'vitest'
import type { DocumentRequest } from './ports/documents.ts'
import { fakeGateway, problemName } from './testing/gateway.ts'

describe('requests other than operations', () => {
  test('reach the pages last, with the site and the checked path', async () => {
    const gateway = fakeGateway()
    const requests: DocumentRequest[] = []
    gateway.context.pages = async (request) => {
      requests.push(request)
      return { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<!doctype html>' }
    }
    const { status, text, headers } = await gateway.call('/hotels?x=1')
    expect([status, text]).toEqual([404, '<!doctype html>'])
    expect(requests[0]).toMatchObject({ path: '/hotels', search: '?x=1', method: 'GET', site: { host: 'localhost' } })
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test.each(['/api/x', '/images', '/assets/x.js', '/handoff/x', '/control/x', '/payment/x', '/healthz/x'])(
    'never ask for a page at %s',
    async (path) => {
      const gateway = fakeGateway()
      gateway.context.pages = async () => ({ status: 200, headers: {}, body: 'a page' })
      expect(problemName(await gateway.call(path))).toBe('not-found')
    },
  )

  test('find a page at /payment but not below it (decision 33.1)', async () => {
    const gateway = fakeGateway()
    gateway.context.pages = async () => ({ status: 200, headers: {}, body: 'a page' })
    expect((await gateway.call('/payment')).text).toBe('a page')
    expect((await gateway.call('/payment', { method: 'POST' })).status).toBe(405)
    expect(problemName(await gateway.call('/payment/return'))).toBe('not-found')
  })

  test('get 405 for a POST to a page', async () => {
    const gateway = fakeGateway()
    gateway.context.pages = async () => ({ status: 200, headers: {}, body: 'a page' })
    const answered = await gateway.call('/hotels', { method: 'POST' })
    expect([answered.status, answered.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('get a built file before a page', async () => {
    const gateway = fakeGateway()
    gateway.context.platform.asset = async (path) =>
      path === '/favicon.svg'
        ? { headers: { 'content-type': 'image/svg+xml' }, bytes: new Uint8Array([60]) }
        : undefined
    expect((await gateway.call('/favicon.svg')).text).toBe('<')
    expect((await gateway.call('/favicon.svg', { method: 'HEAD' })).text).toBe('')
    expect((await gateway.call('/other.svg')).status).toBe(404)
  })
})

describe('the payment origin', () => {
  test('serves hand-offs and nothing else', async () => {
    const gateway = fakeGateway()
    gateway.context.pages = async () => ({ status: 200, headers: {}, body: 'a page' })
    const host = 'pay.localhost:4000'
    for (const path of [
      '/',
      '/hotels',
      '/api/web/site',
      '/images/1001/x',
      '/payment/done',
      '/handoff',
      '/handoff/unknown',
    ]) {
      const answered = await gateway.call(path, { headers: { host } })
      expect([path, answered.status]).toEqual([path, 404])
    }
    expect(gateway.upstream.calls).toEqual([])
  })
})

describe('an unexpected error', () => {
  test('returns 500 without details, and writes one line to the log', async () => {
    const gateway = fakeGateway()
    gateway.context.platform.call = () => Promise.reject(new Error('secret of the inside'))
    const answered = await gateway.call('/api/hotels/12')
    expect([answered.status, problemName(answered)]).toEqual([500, 'internal'])
    expect(answered.text).not.toContain('secret')
    expect(gateway.logged.faults).toHaveLength(1)
    expect(gateway.logged.requests[0]).toMatchObject({ status: 500, problem: 'internal', site: 'localhost' })
  })
})

test('A6 returns 421 for an unknown host and A4 400 for an invalid one, without calling the agency', async () => {
  const gateway = fakeGateway()
  const unknown = await gateway.call('/api/web/site', { headers: { host: 'evil.test' } })
  expect([unknown.status, problemName(unknown)]).toEqual([421, 'unknown-site'])
  expect(unknown.text).not.toContain('localhost')
  const bad = await gateway.call('/api/web/site', { headers: { host: 'user@localhost' } })
  expect([bad.status, problemName(bad)]).toEqual([400, 'bad-host'])
  expect(gateway.upstream.calls).toEqual([])
})
