import { describe, expect, test } from 'vitest'
import { CSP_REPORTS } from './reporting.ts'
import { securityTxt } from '../security-txt.ts'
import { fakeGateway, problemName, type FakeGateway } from '../testing/gateway.ts'

const HTTPS = {
  publicUrl: 'https://shop.test',
  sites: { 'shop.test': { account: '1001', paymentHosts: [], keys: [] } },
}

describe('headers', () => {
  test('responses may only be loaded by pages of the site', async () => {
    expect((await fakeGateway().call('/api/hotels/12')).headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test.each([
    [undefined, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ])('strict transport with sub-domains %s: %s', async (hstsSubdomains, expected) => {
    const gateway = fakeGateway({ ...HTTPS, ...(hstsSubdomains === undefined ? {} : { hstsSubdomains }) })
    const { headers } = await gateway.call('/api/hotels/12', { headers: { host: 'shop.test' } })
    expect(headers.get('strict-transport-security')).toBe(expected)
  })

  test.each([
    ['https', HTTPS, 'report-uri /csp-reports; report-to csp', 'csp="/csp-reports"'],
    // Over http, browsers with the Reporting API accept no endpoint, and `report-to` would make them ignore
    // `report-uri` (H10).
    ['http', {}, 'report-uri /csp-reports', null],
  ])('a page by %s says where its policy is reported', async (_scheme, config, directives, endpoints) => {
    const gateway = fakeGateway(config)
    gateway.context.pages = async () => ({
      status: 200,
      route: 'home___en',
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
      body: '<p>',
    })
    const host = { headers: { host: new URL(gateway.context.config.publicUrl).host } }
    const { headers } = await gateway.call('/', host)
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; ${directives}`)
    expect(headers.get('reporting-endpoints')).toBe(endpoints)
    expect((await gateway.call('/api/hotels/12', host)).headers.get('reporting-endpoints')).toBeNull()
  })
})

describe('/.well-known/security.txt', () => {
  test('exists only if a contact is configured', async () => {
    expect((await fakeGateway().call('/.well-known/security.txt')).status).toBe(404)
    const gateway = fakeGateway({ securityContact: 'mailto:security@example.com' })
    const { status, headers, text } = await gateway.call('/.well-known/security.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toBe(
      'Contact: mailto:security@example.com\nExpires: 2027-07-30T00:00:00.000Z\nPreferred-Languages: en, tr\n',
    )
  })

  test('contains its own URL if served by https (RFC 9116)', () => {
    const text = securityTxt('https://example.com/report', 'https://shop.test', 0)
    expect(text).toContain('Canonical: https://shop.test/.well-known/security.txt\n')
  })
})

const report = (gateway: FakeGateway, json: unknown, type = 'application/reports+json', address?: string) =>
  gateway.call(CSP_REPORTS, { method: 'POST', body: JSON.stringify(json), headers: { 'content-type': type }, address })
const ofReports = ({ logged }: FakeGateway) => logged.events.filter(({ name }) => name === 'csp-report')

describe('reports of policies', () => {
  const PAGE = 'https://localhost/booking/secret-token?name=Defne'

  test('both kinds are counted and logged, without an address or a sample', async () => {
    const gateway = fakeGateway()
    const body = (blockedURL: string) => ({
      type: 'csp-violation',
      url: PAGE,
      body: { effectiveDirective: 'script-src-elem', blockedURL, documentURL: PAGE, sample: 'alert("Defne")' },
    })
    const modern = [body('inline'), body('https://evil.example/x.js?who=Defne'), body('chrome-extension://abc/x.js')]
    expect((await report(gateway, modern)).status).toBe(202)
    const old = {
      'csp-report': { 'document-uri': PAGE, 'violated-directive': 'img-src https:', 'blocked-uri': 'data' },
    }
    expect((await report(gateway, old, 'application/csp-report')).status).toBe(202)
    expect(ofReports(gateway).map(({ fields }) => fields)).toEqual([
      {
        site: 'localhost',
        places: ['script-src-elem inline', 'script-src-elem other', 'script-src-elem extension'],
        count: 3,
      },
      { site: 'localhost', places: ['img-src data'], count: 1 },
    ])
    expect(JSON.stringify(gateway.logged)).not.toMatch(/Defne|secret-token|evil/)
  })

  test('bodies are bounded, typed and read with care', async () => {
    const gateway = fakeGateway()
    expect(problemName(await report(gateway, 'x'.repeat(20_000)))).toBe('too-large')
    expect(problemName(await report(gateway, [], 'text/plain'))).toBe('unsupported-media-type')
    const nonsense = [null, 1, [], { body: 1 }, { body: { effectiveDirective: 'a b\n<script>', blockedURL: 4 } }]
    expect((await report(gateway, nonsense)).status).toBe(202)
    expect(
      (
        await report(
          gateway,
          Array.from({ length: 100 }, () => ({ body: { effectiveDirective: 'img-src' } })),
        )
      ).status,
    ).toBe(202)
    expect(ofReports(gateway).map(({ fields }) => fields?.count)).toEqual([20])
  })

  test('limits reports to 20 per address and 300 in total per minute', async () => {
    const gateway = fakeGateway()
    const statuses = async (times: number, address: (i: number) => string) => {
      const all = []
      for (let i = 0; i < times; i++) all.push((await report(gateway, [], undefined, address(i))).status)
      return all
    }
    expect(await statuses(21, () => '192.0.2.1')).toEqual([...Array<number>(20).fill(202), 429])
    const others = await statuses(300, (i) => `198.51.100.${i % 250}`)
    expect(others.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
})

describe('a line of the log', () => {
  const LOOKED_FOR = /192\.0\.2\.1"|hotel-of-defne|secret/

  test('has the network of the peer and the pattern of the path', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/hotels/12')
    await gateway.call('/api/bookings/secret-secret-secret-1')
    await gateway.call('/images/1001/secret.png')
    await gateway.call('/hotels/hotel-of-defne')
    expect(gateway.logged.requests.map(({ route, network }) => [route, network])).toEqual([
      ['/api/hotels/{id}', '192.0.2.0/24'],
      ['/api/bookings/{token}', '192.0.2.0/24'],
      ['/images/{account}/{imageId}', '192.0.2.0/24'],
      [undefined, '192.0.2.0/24'],
    ])
    expect(JSON.stringify(gateway.logged.requests)).not.toMatch(LOOKED_FOR)
  })
})
