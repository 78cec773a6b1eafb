import { expect, test } from 'vitest'
import { CONFIG, fakeGateway, problemName } from '../../testing/gateway.ts'
import { CallError, type WireAnswer, type WireRequest } from '../../ports/platform.ts'

function withImages(answer: (wire: WireRequest) => Partial<WireAnswer>) {
  const gateway = fakeGateway()
  const seen: WireRequest[] = []
  gateway.context.platform.call = async (wire) => {
    seen.push(wire)
    const headers = { 'content-type': 'image/svg+xml', 'set-cookie': 'a=b' }
    return { status: 200, headers, bytes: new TextEncoder().encode('<svg/>'), ...answer(wire) }
  }
  return { gateway, seen }
}

test('a picture of the site’s account is fetched, sandboxed and cached for a year', async () => {
  const { gateway, seen } = withImages(() => ({}))
  const { status, text, headers } = await gateway.call('/images/1001/hotel-12-1')
  expect([status, text]).toEqual([200, '<svg/>'])
  expect(seen[0]).toMatchObject({ url: `${CONFIG.imagesUrl}/web/site1001/hotel-12-1.png`, limit: 5 * 1024 * 1024 })
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('set-cookie')).toBeNull()
})

test.each(['/images/2002/hotel-12-1', '/images/1001/.hidden', '/images/1001/a~b', '/images/1001', '/images/1001/a/b'])(
  '404 %s',
  async (path) => {
    const { gateway, seen } = withImages(() => ({}))
    expect((await gateway.call(path)).status).toBe(404)
    expect(seen).toEqual([])
  },
)

test.each<[string, Partial<WireAnswer>, string]>([
  ['a page', { headers: { 'content-type': 'text/html' } }, 'upstream-broken'],
  ['a script', { headers: { 'content-type': 'text/javascript' } }, 'upstream-broken'],
  ['something compressed', { headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' } }, 'upstream-broken'],
  ['a failure', { status: 500 }, 'upstream-broken'],
  ['a redirect', { status: 302 }, 'upstream-broken'],
  ['nothing there', { status: 404 }, 'not-found'],
])('%s is no picture', async (_name, answer, name) => {
  const { gateway } = withImages(() => answer)
  expect(problemName(await gateway.call('/images/1001/x'))).toBe(name)
})

test('a picture of the provider is fetched from its own host or one that is configured (decision 37.8)', async () => {
  const { gateway, seen } = withImages(() => ({}))
  Object.assign(gateway.context.config, {
    provider: { url: 'https://provider.test/v2' },
    providerMedia: ['https://media.test'],
  })
  const urls = ['https://provider.test/media/1.jpg', 'https://media.test/a.jpg?x=1']
  for (const url of urls) {
    const { status } = await gateway.call(`/images/provider?url=${encodeURIComponent(url)}`)
    expect(status).toBe(200)
  }
  expect(seen.map(({ url }) => url)).toEqual(urls)
})

test.each([
  'https://elsewhere.test/1.jpg',
  'http://provider.test/1.jpg',
  'https://user:secret@provider.test/1.jpg',
  'https://provider.test.elsewhere.test/1.jpg',
  'file:///etc/passwd',
  '/1.jpg',
  `https://provider.test/${'a'.repeat(500)}`,
  '',
])('404 for the picture %s of the provider, and nobody is asked', async (url) => {
  const { gateway, seen } = withImages(() => ({}))
  Object.assign(gateway.context.config, { provider: { url: 'https://provider.test/v2' } })
  expect((await gateway.call(`/images/provider?url=${encodeURIComponent(url)}`)).status).toBe(404)
  expect(seen).toEqual([])
})

test('a picture beyond 5 MB is too large', async () => {
  const { gateway } = withImages(() => {
    throw new CallError('too-large', true)
  })
  expect(problemName(await gateway.call('/images/1001/x'))).toBe('upstream-too-large')
})
