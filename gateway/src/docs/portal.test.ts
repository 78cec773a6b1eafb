import agency from '@rota/openapi/agency/callers.json' with { type: 'json' }
import upstream from '@rota/openapi/agency/upstream.json' with { type: 'json' }
import provider from '@rota/openapi/provider/callers.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { servedText } from '../contract/served-text.ts'
import { PROBLEMS } from '../ports/problem.ts'
import { fakeGateway, problemName } from '../testing/gateway.ts'
import { createPortal } from './portal.ts'
import { builtFiles, nothingBuilt } from './testing/files.ts'
import { workflowDocuments } from './workflows/workflow-document.ts'

function portal(files = builtFiles) {
  const gateway = fakeGateway()
  gateway.context.docs = createPortal(gateway.context, files)
  return gateway
}

const workflows = (await workflowDocuments()).map(({ name }) => name)

const WRITTEN = [
  '/docs',
  '/docs/book-a-hotel',
  '/docs/calls',
  '/docs/workflows',
  '/docs/errors',
  '/docs/testing',
  '/docs/upstream',
  ...workflows.map((name) => `/docs/workflows/${name}`),
  ...Object.keys(PROBLEMS).map((name) => `/docs/errors/${name}`),
]

test.each(WRITTEN)(
  '%s: a page of ours, asked for anew each time, with nothing inline but what is allowed by hash',
  async (path) => {
    const { status, headers, text } = await portal().call(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /default-src 'none'; style-src 'self'; .*script-src 'sha256-[^ ]+'; require-trusted-types-for/,
    )
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'; report-uri [^ ]+$/)
    expect(policy).not.toContain('unsafe')
    expect(text).toContain('<link rel="stylesheet" href="/docs/assets/web/docs-1.css">')
    expect(text).not.toMatch(/ style="| on[a-z]+="|undefined|\[object/)
    expect(text.match(/<h1/g)).toHaveLength(1)
  },
)

test.each(['/docs/reference', '/docs/upstream/provider', '/docs/try'])(
  '%s: style attributes may stand in it, and HTML from text without scripts, scripts only from here or by hash, and it asks nobody else',
  async (path) => {
    const policy = (await portal().call(path)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("style-src 'self' 'unsafe-inline'")
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
    expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe-inline/)
  },
)

describe('the documents', () => {
  test.each([
    ['/docs/agency.json', agency],
    ['/docs/upstream/agency.json', upstream],
    ['/docs/upstream/provider.json', provider],
  ])('%s is its view of the contract, at the address of the site', async (path, view) => {
    const gateway = portal()
    const here = servedText(JSON.stringify(view), 'http://localhost:4000', gateway.clock.now())
    expect((await gateway.call(path)).body).toEqual(JSON.parse(here))
  })

  test('callers get the absolute server of their site and nothing private to the upstream', async () => {
    const headers = { host: 'other.test:4000' }
    const { body, text } = await portal().call('/docs/agency.json', { headers })
    expect(body['servers']).toEqual([expect.objectContaining({ url: 'http://other.test:4000/api' })])
    expect(text).not.toMatch(/"x-(private|added|drop-invalid|partner|missing)"|your-site/)
  })

  test('example dates are always in the future', async () => {
    const gateway = portal()
    gateway.clock.pass(3 * 365 * 86_400_000)
    const { text } = await gateway.call('/docs/agency.json')
    expect(text).toContain('"checkIn": 20300521')
    expect(text).not.toMatch(/\b2027(\d{4}\b|-\d\d-\d\d)/)
  })

  test.each(['/docs/provider.json', '/docs/provider.yaml'])(
    '%s is not where callers look: the provider’s wire is behind the gateway',
    async (path) => {
      expect((await portal().call(path)).status).toBe(404)
    },
  )

  test('are the served document, unchanged by the reading view', async () => {
    const gateway = portal()
    await gateway.call('/docs/try.json')
    expect((await gateway.call('/docs/agency.json')).body).toEqual((await gateway.call('/api/openapi.json')).body)
  })

  test.each(workflows)('serves %s as Arazzo, without properties for the pages', async (name) => {
    const { body } = await portal().call(`/docs/workflows/${name}.arazzo.json`)
    expect(body).toMatchObject({ arazzo: expect.stringMatching(/^1\./) })
    expect(body).not.toHaveProperty('name')
  })

  test('as YAML', async () => {
    expect((await portal().call('/docs/upstream/provider.yaml')).headers.get('content-type')).toBe(
      'application/yaml; charset=utf-8',
    )
  })
})

describe('with a real agency', () => {
  const PAGES = ['', '/book-a-hotel', '/calls', '/reference', '/try', '/workflows/hotel-3d-secure', '/agency.json']

  test.each(PAGES)('/docs%s shows no key of the simulated upstreams', async (path) => {
    const { status, text } = await portal().call(`/docs${path}`)
    expect(status).toBe(200)
    expect(text).not.toContain('rota-test-key')
  })

  test('a workflow requires the key and has defaults for everything else', async () => {
    const { text } = await portal().call('/docs/workflows/hotel-3d-secure.arazzo.json')
    const { workflows: flows } = JSON.parse(text) as { workflows: { inputs: { properties: object } }[] }
    const without = Object.entries(flows[0]?.inputs.properties ?? {}).filter(([, input]) => !('default' in input))
    expect(without.map(([name]) => name)).toEqual(['siteKey'])
  })
})

test('shows the limits of this gateway', async () => {
  const gateway = fakeGateway({ limits: { default: 1, address: 50, limits: { search: 4 } } })
  gateway.context.docs = createPortal(gateway.context, builtFiles)
  const { text } = await gateway.call('/docs/calls')
  const row = /Searches and prices[\s\S]*?<\/tr>/.exec(text)?.[0] ?? ''
  expect(Array.from(row.matchAll(/<td[^>]*>([^<]*)<\/td>/g), ([, cell]) => cell).slice(-3)).toEqual([
    '2400',
    '120',
    '24000',
  ])
})

describe('addresses', () => {
  test.each([
    '/docs/x',
    '/docs/errors/x',
    '/docs/workflows/x',
    '/docs/workflows/x.arazzo.json',
    '/docs/assets/x.js',
    '/docsx',
  ])('%s is not found', async (path) => {
    expect((await portal().call(path)).status).toBe(404)
  })

  test('shows the 404 page of the documentation below /docs', async () => {
    expect((await portal().call('/docs/x')).text).toContain('Page not found')
  })

  test('redirects a trailing slash', async () => {
    const { status, headers } = await portal().call('/docs/errors/')
    expect([status, headers.get('location')]).toEqual([301, '/docs/errors'])
  })

  test('refuses methods other than GET and HEAD', async () => {
    const answer = await portal().call('/docs', { method: 'POST', json: {} })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('HEAD returns the headers of GET without the body', async () => {
    const { status, headers, text } = await portal().call('/docs/errors', { method: 'HEAD' })
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/html; charset=utf-8', ''])
  })

  test('samples contain the address of the site', async () => {
    const { text } = await portal().call('/docs/calls', { headers: { host: 'other.test:4000' } })
    expect(text).toContain('http://other.test:4000/api/web/site')
  })

  test('serves no documentation on the payment origin', async () => {
    const answer = await portal().call('/docs', { headers: { host: 'pay.localhost:4000' } })
    expect([answer.status, problemName(answer)]).toEqual([404, 'not-found'])
  })
})

describe('caching', () => {
  test('returns 304 to a client that has the page', async () => {
    const gateway = portal()
    const etag = (await gateway.call('/docs/errors')).headers.get('etag') ?? ''
    const again = await gateway.call('/docs/errors', { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await gateway.call('/docs/errors', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('files named by their content are cached forever', async () => {
    const { headers } = await portal().call('/docs/assets/redoc-1.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

test('without a build, serves all pages except the reading view', async () => {
  const gateway = portal(nothingBuilt)
  expect((await gateway.call('/docs')).status).toBe(200)
  expect((await gateway.call('/docs/reference')).status).toBe(404)
  expect((await gateway.call('/docs/agency.yaml')).status).toBe(404)
})

test('with DOCS=off, paths of the documentation are no pages of the storefront', async () => {
  const { status } = await fakeGateway().call('/docs')
  expect(status).toBe(404)
})

test('the catalogue of errors lists every code of a field error', async () => {
  const { text } = await portal().call('/docs/errors')
  const codes = agency.components.schemas.FieldErrorCode.enum
  expect(codes.filter((code) => !text.includes(`<code>${code}</code>`))).toEqual([])
})

test.each(['/api/openapi.json', '/docs', '/docs/reference', '/docs/agency.json', '/docs/errors/validation'])(
  '%s is 404 with DOCS=off',
  async (path) => {
    expect((await portal().call(path)).status).toBe(200)
    const gateway = fakeGateway({ docs: false })
    expect((await gateway.call(path)).status).toBe(404)
  },
)
