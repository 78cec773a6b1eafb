import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bookingKeyOf } from '../booking/token.ts'
import { createPortal } from '../docs/portal.ts'
import { builtFiles } from '../docs/testing/files.ts'
import { createPages } from '../page/pages.ts'
import { testBuild } from '../page/testing/build.ts'
import { createCompress } from '../platform/files/compress.ts'
import type { WireAnswer } from '../ports/platform.ts'
import type { Records } from '../ports/records.ts'
import { fakeGateway, startSession, type TestCall } from '../testing/gateway.ts'
import { exampleFor, exampleOf } from '../testing/upstream.ts'

const LONG = 'A room with a view of the sea. '.repeat(200)
const HTML = `<p>${LONG}</p>`

/** A gateway as on Node, which records what it sends and what it compresses. */
function world() {
  const gateway = fakeGateway()
  const { context } = gateway
  const sent: WireAnswer[] = []
  const compressed: string[] = []
  const [answer, compress] = [context.platform.answer.bind(context.platform), createCompress()]
  // Compressed bytes are checked here, because a fetch would decode them.
  context.platform.answer = (c, it) => (sent.push(it), answer(c, { ...it, bytes: new Uint8Array() }))
  context.platform.compress = async (encoding, bytes) => (compressed.push(encoding), compress(encoding, bytes))
  context.platform.asset = async () => undefined
  context.docs = createPortal(context, { ...builtFiles, built: async () => LONG })
  context.pages = createPages(context, {
    ...testBuild(),
    matchPage: (path) => ({ ...testBuild().matchPage('', '', 0), personal: path === '/checkout' }),
    renderPage: async () => ({ status: 200, html: HTML }),
  })
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), note: LONG } }))
  gateway.upstream.on('hotelView', () => ({ body: { ...exampleFor('hotelView', '/hotels/12'), note: LONG } }))
  async function ask(path: string, accepted: string | undefined, init: TestCall = {}) {
    const encoding = accepted === undefined ? {} : { 'accept-encoding': accepted }
    const { status } = await gateway.call(path, { ...init, headers: { ...encoding, ...init.headers } })
    const { headers = {}, bytes = new Uint8Array() } = sent.at(-1) ?? {}
    return { status, headers, bytes }
  }
  return { gateway, ask, compressed }
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

const SHARED = [
  ['a content page', '/', {}],
  ['a document', '/docs/agency.yaml', {}],
  ['the emitted document', '/api/openapi.json', {}],
  ['the boot call without a session', '/api/web/site', {}],
  ['a hotel of the catalogue', '/api/hotels/12', {}],
] as const

describe.each(SHARED)('%s', (_name, path, init) => {
  test.each(['br', 'gzip'] as const)(
    'is sent in %s to who takes it, and is the same when it is decoded',
    async (encoding) => {
      const { ask } = world()
      const plain = await ask(path, undefined, init)
      expect(plain).toMatchObject({ status: 200, headers: { vary: expect.stringMatching(/^Accept-Encoding\b/) } })
      expect(plain.headers).not.toHaveProperty('content-encoding')
      const packed = await ask(path, encoding, init)
      expect(packed).toMatchObject({
        status: 200,
        headers: { vary: plain.headers['vary'], 'content-encoding': encoding },
      })
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      expect(packed.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 2)
      expect(Buffer.from(decoders[encoding](packed.bytes)).equals(plain.bytes)).toBe(true)
    },
  )

  test('is compressed once for all callers', async () => {
    const { ask, compressed } = world()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(path, 'br', init)))
    answers.push(await ask(path, 'gzip, br', init))
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200))
    expect(compressed).toEqual(['br'])
  })

  test('is uncompressed for callers that exclude every encoding', async () => {
    const { ask, compressed } = world()
    expect((await ask(path, 'br;q=0, gzip;q=0', init)).headers).not.toHaveProperty('content-encoding')
    expect(compressed).toEqual([])
  })
})

// Operations are missing here: they accept only their own method.
test.each(['/', '/docs/agency.yaml', '/api/openapi.json'])('HEAD says of %s what GET would', async (path) => {
  const { ask } = world()
  for (const accepted of [undefined, 'br', 'gzip']) {
    const sent = await ask(path, accepted)
    const said = await ask(path, accepted, { method: 'HEAD' })
    const { 'x-request-id': _id, ...headers } = sent.headers
    expect(said).toMatchObject({ status: 200, headers })
    // The connection omits the body of HEAD but sends its length.
    expect(said.bytes.byteLength).toBe(sent.bytes.byteLength)
  }
})

describe('a cached document', () => {
  test('has an ETag per encoding, and 304 only for the encoding that would be sent', async () => {
    const { ask } = world()
    const tagOf = async (accepted?: string) => (await ask('/docs/agency.yaml', accepted)).headers['etag'] ?? ''
    const tags = [await tagOf(), await tagOf('br'), await tagOf('gzip')]
    expect(new Set(tags).size).toBe(3)
    for (const [at, accepted] of [undefined, 'br', 'gzip'].entries()) {
      for (const [other, tag] of tags.entries()) {
        const { status, headers, bytes } = await ask('/docs/agency.yaml', accepted, {
          headers: { 'if-none-match': tag },
        })
        expect(status).toBe(at === other ? 304 : 200)
        expect(headers).toMatchObject({ etag: tags[at], vary: 'Accept-Encoding' })
        const isEmpty = bytes.byteLength === 0 && !('content-encoding' in headers)
        expect(isEmpty).toBe(at === other)
      }
    }
  })
})

describe('responses with secrets are never compressed (decision 10.7)', () => {
  const isPlain = async (answer: Promise<{ status: number; headers: Record<string, string> }>) => {
    const { status, headers } = await answer
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  }

  test('a personal page', async () => {
    const { ask, compressed } = world()
    await isPlain(ask('/checkout', 'br'))
    expect(compressed).toEqual([])
  })

  test('the boot call of a visitor with a basket', async () => {
    const { gateway, ask, compressed } = world()
    const cookie = await startSession(gateway, 'booking-0001')
    await isPlain(ask('/api/web/site', 'br', { cookie }))
    expect(compressed).toEqual([])
  })

  test('a booking read by its token, without any session', async () => {
    const { gateway, ask, compressed } = world()
    const token = 'A'.repeat(22)
    const result = exampleOf('bookingByToken') as unknown as Records['bookings']['result']
    const record = { site: 'localhost', result: { ...result, lines: Array(4).fill(result.lines).flat() } }
    await gateway.context.store.insert('bookings', await bookingKeyOf(token), record)
    expect((await ask(`/api/bookings/${token}`, 'br')).bytes.byteLength).toBeGreaterThan(1024)
    await isPlain(ask(`/api/bookings/${token}`, 'br'))
    expect(compressed).toEqual([])
  })

  test('a call whose audience is a session', async () => {
    const { gateway, ask, compressed } = world()
    const booking = { ...(exampleOf('reservationStart')['booking'] as object), _id: 'booking-0001', note: LONG }
    gateway.upstream.on('reservationStart', () => ({ body: { booking } }))
    const { bytes } = await ask('/api/reservation/start', 'br')
    expect(bytes.byteLength).toBeGreaterThan(1024)
    await isPlain(ask('/api/reservation/start', 'br'))
    expect(compressed).toEqual([])
  })
})

test('without a compressor nothing is compressed and Vary does not name it', async () => {
  const { gateway, ask } = world()
  delete gateway.context.platform.compress
  const { headers } = await ask('/api/hotels/12', 'br')
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Authorization'])
})

test('responses are uncompressed while the compressor is busy', async () => {
  const { gateway, ask } = world()
  const { compress } = gateway.context.platform
  gateway.context.platform.compress = async () => undefined
  expect((await ask('/api/hotels/12', 'br')).headers['content-encoding']).toBeUndefined()
  if (compress !== undefined) gateway.context.platform.compress = compress
  const isCompressed = (await ask('/api/hotels/12', 'br')).headers['content-encoding']
  expect(isCompressed).toBe('br')
})
