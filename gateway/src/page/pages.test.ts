import { expect, test } from 'vitest'
import type { Context } from '../ports/context.ts'
import type { DocumentRequest } from '../ports/documents.ts'
import type { OperationId } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import { memoryEpochs } from '../platform/memory/epochs.ts'
import { memoryCacheBackend } from '../platform/memory/cache-backend.ts'
import { createCache } from '../policy/cache.ts'
import { NO_SWITCHES } from '../testing/switches.ts'
import { testClock } from '../testing/gateway.ts'
import { createPages } from './pages.ts'
import type { PageJob, PageMatch, PageOutput, WebBuild } from './port.ts'
import { testBuild } from './testing/build.ts'

const SITE = {
  host: 'localhost',
  origin: 'http://localhost:4000',
  account: '1001',
  paymentHosts: ['bank.localhost'],
  keys: [],
}

const request = (path: string, search = ''): DocumentRequest => ({
  method: 'GET',
  path,
  search,
  site: SITE,
  isPaymentOrigin: false,
  requestId: 'r-1',
  sealedSessions: () => [],
  caller: {
    method: 'GET',
    target: path,
    address: '192.0.2.1',
    header: () => undefined,
    lines: () => [],
    signal: new AbortController().signal,
    body: () => Promise.reject(new Error('no body')),
  },
})

const RECORD = { site: { url: { status: false }, underMaintenance: false, options: {} } }

/** A gateway whose agency is down unless it has a record, and a renderer that records its jobs. */
function world(match: Partial<PageMatch>, output: Partial<PageOutput> = {}, record?: object) {
  const clock = testClock()
  const seen: PageJob[] = []
  const faults: unknown[] = []
  const build: WebBuild = {
    ...testBuild(match),
    renderPage: (job) => {
      seen.push(job)
      return Promise.resolve({ status: 200, html: '<style>a{}</style>', ...output })
    },
  }
  const context = {
    config: { paymentOrigin: 'http://pay.localhost:4000' },
    clock,
    pageCache: createCache(clock, memoryCacheBackend(clock)),
    epochs: memoryEpochs(),
    platform: {},
    pressure: { admit() {} },
    log: { fault: (error: unknown) => faults.push(error) },
    filesFor: () => ({}),
    switches: NO_SWITCHES,
    upstream: async () => {
      if (record === undefined) throw new Problem('upstream-unavailable', { outcome: 'not-sent' })
      if (record instanceof Problem) throw record
      return { body: record, bytes: new TextEncoder().encode(JSON.stringify(record)) }
    },
  } as unknown as Context
  return { pages: createPages(context, build), seen, faults }
}

test.each([
  ['content', {}, {}, 'public, max-age=30, s-maxage=30, stale-while-revalidate=60'],
  [
    'a page that is not there',
    { status: 404 },
    { status: 404 },
    'public, max-age=30, s-maxage=30, stale-while-revalidate=60',
  ],
  ['what is personal', { personal: true }, {}, 'private, no-store'],
  ['what cannot be shown just now', {}, { status: 503 }, 'private, no-store'],
  ['what was asked for too often', {}, { status: 429 }, 'private, no-store'],
])('%s: cache-control', async (_, match, output, expected) => {
  const answer = await world(match, output, RECORD).pages(request('/x'))
  expect(answer?.status).toBe('status' in output ? output.status : 200)
  expect(answer?.headers['cache-control']).toBe(expected)
  expect(answer?.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a page whose needs failed is not cached', async () => {
  const answer = await world({}).pages(request('/x'))
  expect([answer?.status, answer?.headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test('a redirect that keeps a choice in a cookie is never shared, whatever its status', async () => {
  const output = { status: 301, html: '', redirect: '/y', cookie: 'currency=eur; Path=/' }
  const answer = await world({}, output, RECORD).pages(request('/x'))
  expect(answer?.headers).toEqual(
    expect.objectContaining({ 'cache-control': 'private, no-store', 'set-cookie': output.cookie }),
  )
})

test('503 has Retry-After', async () => {
  expect((await world({}, { status: 503 }).pages(request('/')))?.headers['retry-after']).toBe('30')
})

const CLOSED = { site: { ...RECORD.site, underMaintenance: true } }
const OFF = new Problem('upstream-unavailable', { isOff: true })

test.each([
  ['the agency is down', {}, undefined, { problem: 'upstream-unavailable', isOff: false }],
  ['an operator has switched the agency off', {}, OFF, { problem: 'upstream-unavailable', isOff: true }],
  ['the site is under maintenance', {}, CLOSED, { problem: 'maintenance', isOff: true }],
  ['the renderer alone knows', {}, RECORD, {}],
])(
  'a page that could not be had says why, and whether a person wants it: %s',
  async (_why, match, record, expected) => {
    const {
      status: _status,
      headers: _headers,
      body: _body,
      route: _route,
      ...told
    } = (await world(match, { status: 503 }, record).pages(request('/'))) ?? {}
    expect(told).toEqual(expected)
  },
)

test('reports no problem when a page renders in spite of a failed need', async () => {
  expect(await world({}).pages(request('/'))).not.toHaveProperty('problem')
})

test('a problem of a need reaches the renderer as a result, with the id of this request', async () => {
  const needs = [{ operationId: 'hotelView' as OperationId, params: { path: { id: '12' } } }]
  const { pages, seen } = world({ needs })
  await pages(request('/hotels/12', '?adults=2'))
  expect(seen[0]?.url).toEqual({ pathname: '/hotels/12', search: '?adults=2', origin: 'http://localhost:4000' })
  expect(seen[0]?.results).toMatchObject([{ need: needs[0], problem: { status: 503, requestId: 'r-1' } }])
  expect(seen[0]?.site).toMatchObject({ problem: { status: 503 } })
})

test('a page asks only for the hotels that its site sells (decision 37.7)', async () => {
  const need = { operationId: 'hotelView' as OperationId, params: { path: { id: '12' } } }
  const needs = [{ ...need, of: 'agency' as const }, { ...need, of: 'provider' as const }, need]
  const { pages, seen } = world({ needs })
  await pages(request('/hotels/12'))
  expect(seen[0]?.results.map(({ need: { of } }) => of)).toEqual(['agency', undefined])
})

test('an invalid request never leaves the gateway', async () => {
  const { pages, seen } = world({ needs: [{ operationId: 'hotelView', params: { path: { id: '../etc' } } }] })
  await pages(request('/hotels/x'))
  expect(seen[0]?.results).toMatchObject([{ problem: { status: 422 } }])
})

test('a page cannot need data of a session', async () => {
  const { pages, seen, faults } = world({ needs: [{ operationId: 'paymentStatus', params: { path: { token: 'x' } } }] })
  await pages(request('/'))
  expect(seen[0]?.results).toMatchObject([{ problem: { status: 500 } }])
  expect(faults).toHaveLength(1)
})

test('redirects to the canonical URL with 301', async () => {
  const answer = await world({ redirect: '/hotels?page=2' }).pages(request('/en/hotels'))
  expect(answer).toMatchObject({ status: 301, headers: { location: '/hotels?page=2' } })
})

test.each([
  '//evil.test',
  'https://evil.test',
  'https:evil.test',
  'javascript:alert(1)',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/a\r\nset-cookie: x=y',
])('D9 never redirects to %j', async (redirect) => {
  for (const { pages } of [world({}, { status: 301, redirect }), world({ redirect })]) {
    const answer = await pages(request('/'))
    expect(answer?.status).toBe(500)
    expect(answer?.headers['location']).toBeUndefined()
  }
})

test.each(['/robots.txt', '/favicon.ico', '/assets/old.js'])(
  '%s is a file that is not there, not a page',
  async (path) => {
    expect(await world({}).pages(request(path))).toBeUndefined()
  },
)

test('serves no pages on the payment origin', async () => {
  expect(await world({}).pages({ ...request('/'), isPaymentOrigin: true })).toBeUndefined()
})
