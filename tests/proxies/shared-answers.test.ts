import { createPages } from '@rota/gateway/pages'
import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documented } from '../contract/documents/documented.ts'
import { samplePaths } from '../contract/pages/sample-paths.ts'
import { SHOP_BUILD } from '../contract/pages/shop-build.ts'
import { visitorOf } from '../contract/visitor.ts'
import { ORIGIN, startTestSystem, type Jar, type TestSystem } from '../contract/test-system.ts'

/**
 * Headers that browsers, programs and proxies send, each with a value that changes a response if any value does.
 * Headers that request only a part of a known response (`If-None-Match`, `Range`) are not part of `Vary`.
 */
const SENT: Readonly<Record<string, string>> = {
  accept: 'application/json',
  'accept-encoding': 'gzip',
  'accept-language': 'ar, tr;q=0.5',
  authorization: 'Bearer of-nobody',
  'cache-control': 'no-cache',
  // The visitor's session goes with it.
  cookie: 'i18n_redirected=ar; currency=eur',
  dnt: '1',
  forwarded: 'for=192.0.2.7;host=other.test;proto=https',
  'idempotency-key': 'key-0123456789abcdef',
  'if-match': '"7"',
  origin: 'https://other.test',
  pragma: 'no-cache',
  referer: 'https://other.test/',
  'save-data': 'on',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
  'sec-gpc': '1',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (iPhone)',
  via: '1.1 other.test',
  'x-control-key': 'control-key-of-tests',
  'x-forwarded-for': '192.0.2.7',
  'x-forwarded-host': 'other.test',
  'x-forwarded-proto': 'https',
  'x-requested-with': 'rota',
  'x-session': 'of-nobody',
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

let system: TestSystem
let jar: Jar

beforeAll(async () => {
  system = await startTestSystem()
  system.context.platform.compress = async (_encoding, bytes) => new Uint8Array(gzipSync(bytes))
  system.context.pages = createPages(system.context, SHOP_BUILD)
  const visitor = visitorOf(system)
  await visitor.client.reservationStart()
  jar = visitor.jar
})
afterAll(() => system.close())

interface Seen {
  status: number
  headers: Headers
  /** Status, headers and body, without the id of the request. */
  all: string
}

async function ask(path: string, names: readonly string[] = []): Promise<Seen> {
  // What another request has left in a cache of the gateway must not hide a difference.
  await system.context.pageCache.clear()
  const headers = { 'sec-fetch-site': 'none', ...Object.fromEntries(names.map((name) => [name, SENT[name] ?? ''])) }
  const request = new Request(ORIGIN + path, { headers, redirect: 'manual' })
  const response = await system.ask(request, names.includes('cookie') ? new Map(jar) : new Map())
  const shown = [...response.headers].filter(([name]) => name !== 'x-request-id')
  const { status } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  const plain = response.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes
  const text = plain.toString('latin1').replaceAll(UUID, '')
  return { status, headers: response.headers, all: JSON.stringify([status, shown, text]) }
}

/**
 * The headers on which the response at a path depends. Each of the named ones is sent alone; all others are sent
 * together, and then halves of what made a difference.
 */
async function dependsOn(path: string, named: readonly string[]): Promise<string[]> {
  const { all } = await ask(path)
  const among = async (names: readonly string[]): Promise<string[]> => {
    const [name] = names
    if (name === undefined || (await ask(path, names)).all === all) return []
    if (names.length === 1) return [name]
    const half = Math.ceil(names.length / 2)
    return [...(await among(names.slice(0, half))), ...(await among(names.slice(half)))]
  }
  const others = Object.keys(SENT).filter((name) => !named.includes(name))
  return [...(await Promise.all(named.map((name) => among([name])))).flat(), ...(await among(others))]
}

const listed = (value: string | null) => (value ?? '').toLowerCase().split(/, */).filter(Boolean).toSorted()

const readable = (id: OperationId) => operations[id].method === 'GET' && operations[id].audience === 'shared'

/** The documented request of an operation without a body, as a path. */
function documentedPath(id: OperationId): string {
  const { path, query } = documented(id)
  const filled = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] as string)
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value as string]],
  )
  return `/api${filled}${search.length === 0 ? '' : `?${new URLSearchParams(search)}`}`
}

const reads = Object.values(operations).filter(({ operationId: id }) => readable(id) && id !== 'siteView')

describe('a response that caches may share names the headers that it depends on, no more and no fewer (decision 50.2)', () => {
  test.each(reads.map(({ operationId }) => operationId))('%s', async (id) => {
    const path = documentedPath(id)
    const { status, headers } = await ask(path)
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=1, s-maxage=30, stale-while-revalidate=30',
    ])
    const vary = listed(headers.get('vary'))
    expect(await dependsOn(path, vary)).toEqual(vary)
    expect(headers.get('surrogate-key')).toMatch(/^rota localhost localhost\/[a-z]+(?:\/[\w.%-]+)?$/)
  })

  test('every content page, in two languages', async () => {
    const samples = await samplePaths(async (path) => (await system.ask(new Request(ORIGIN + path))).text())
    const paths = [...samples].flatMap(([{ personal }, [path = '']]) => (personal ? [] : [path]))
    expect(paths.length).toBeGreaterThan(15)
    for (const path of [...paths, '/ar/tours', '/en/tours', '/tours/']) {
      const { headers } = await ask(path)
      expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^public, max-age=(30|300)\b/)])
      const vary = listed(headers.get('vary'))
      expect([path, await dependsOn(path, vary)]).toEqual([path, vary])
      expect([path, headers.get('surrogate-key')]).toEqual([
        path,
        expect.stringMatching(/^rota localhost(?: localhost\/|$)/),
      ])
    }
  })
})

const OWN = ['/api/web/site', '/api/hotels/404', '/cart', '/checkout', '/payment', '/ar/cart', '/api/nothing']

test.each(OWN)('%s is never shared, with and without a session', async (path) => {
  for (const names of [[], ['cookie'], ['accept-language', 'sec-fetch-site']]) {
    const { headers } = await ask(path, names)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('surrogate-key')).toBeNull()
  }
})

test('a read with a key is not shared, because other callers may lack the key', async () => {
  const { headers } = await ask('/api/tours', ['authorization'])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a page in a chosen currency stays in its browser, also where a cache ignores Vary', async () => {
  const { headers } = await ask('/tours', ['cookie'])
  expect(headers.get('cache-control')).toBe('private, max-age=30')
  expect(headers.get('surrogate-key')).toBeNull()
})

test.each([
  ['/', ['accept-language']],
  ['/', ['cookie']],
  ['/settings?language=tr&currency=eur', []],
])('%s with %j leads elsewhere, or sets a cookie, for this visitor only', async (path, names) => {
  const { status, headers } = await ask(path, names)
  expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store'])
})
