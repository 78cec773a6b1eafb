import { afterEach, describe, expect, test } from 'vitest'
import { CONFIG } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { browserGateway, type BrowserGateway } from './browser.ts'
import type { WireRequest } from '../ports/platform.ts'
import { webCall } from './web.ts'

const BOOKING = { ...(exampleOf('reservationStart')['booking'] as object), _id: 'booking-0001' }

/** An agency that knows one booking once it has been started. */
async function agency(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith('/reservation/start')) return Response.json({ booking: BOOKING })
  const isKnown = searchParams.get('sessionId') === 'booking-0001'
  if (pathname.endsWith('/web/site'))
    return Response.json({ ...exampleOf('siteView'), booking: isKnown ? BOOKING : null })
  return Response.error()
}

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (at) => [...items.keys()][at] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, value),
  }
}

const running: BrowserGateway[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(async ({ context }) => context.payment?.stop()))
})

/** A page. Creating another one on the same storage is a reload. */
function page(jar: Storage): BrowserGateway {
  const parts = { config: CONFIG, send: agency, store: memoryBackend(), storage: jar, host: 'localhost:4000' }
  const gateway = browserGateway(parts)
  running.push(gateway)
  return gateway
}

// A service worker's requests have neither host nor origin nor cookie.
const ask = (gateway: BrowserGateway, path: string) => gateway.fetch(new Request(`http://localhost:4000${path}`))

describe('the gateway in a page', () => {
  test('keeps the sealed session in the storage of the tab across reloads', async () => {
    const jar = storage()
    expect((await ask(page(jar), '/api/reservation/start')).status).toBe(200)
    expect(jar.getItem('rota.cookie.__Host-sid')).not.toContain('booking-0001')
    const own = (await (await ask(page(jar), '/api/web/site')).json()) as { booking: object | null }
    expect(own.booking).toMatchObject({ version: 0 })
    const other = (await (await ask(page(storage()), '/api/web/site')).json()) as { booking: object | null }
    expect(other.booking).toBeNull()
  })

  test('returns 503 while the upstream is down', async () => {
    expect((await ask(page(storage()), '/api/hotels/12')).status).toBe(503)
  })
})

describe('webCall', () => {
  const wire: WireRequest = {
    pool: { upstream: 'agency', class: 'boot', account: '1001' },
    method: 'GET',
    url: 'http://agency.test/',
    headers: {},
    deadlines: { connect: 10, firstByte: 20, total: 20 },
    limit: 10,
  }
  const never = () => new Promise<never>(() => {})

  test.each<[string, (request: Request) => Promise<Response>, object]>([
    ['no response', never, { reason: 'timeout' }],
    [
      'a response that never ends',
      async () => new Response(new ReadableStream({ pull: never })),
      { reason: 'timeout' },
    ],
    ['a network error', async () => Response.error(), { reason: 'unavailable', sent: false }],
    ['a failure of the sender', () => Promise.reject(new TypeError('failed')), { reason: 'broken', sent: true }],
    ['a response above the size limit', async () => new Response('x'.repeat(11)), { reason: 'too-large' }],
  ])('fails for %s', async (_name, send, error) => {
    await expect(webCall(wire, send)).rejects.toMatchObject(error)
  })

  test('fails if the caller disconnects', async () => {
    await expect(webCall({ ...wire, signal: AbortSignal.abort() }, never)).rejects.toMatchObject({
      reason: 'cancelled',
    })
  })
})
