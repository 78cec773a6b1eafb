import { describe, expect, test } from 'vitest'
import { CONFIG } from '../testing/gateway.ts'
import type { Caller } from '../ports/platform.ts'
import { canonicalHost, placeOf } from './host.ts'

const caller = (hosts: string[], target = '/hotels?x=1') => ({ lines: () => hosts, target }) as unknown as Caller
const siteOf = (host: string, config = CONFIG) => placeOf(caller([host]), config).site

describe('A4 invalid hosts', () => {
  test.each([
    ['absent', []],
    ['twice', ['localhost', 'localhost']],
    ['empty', ['']],
    ['with userinfo', ['user@localhost']],
    ['with a path', ['localhost/x']],
    ['with a space', ['local host']],
    ['with a comma', ['localhost, other.test']],
    ['with a bad port', ['localhost:80a']],
    ['longer than any name', [`${'a'.repeat(300)}.test`]],
    ['only a dot', ['.']],
  ])('%s is bad-host', (_name, hosts) => {
    expect(() => placeOf(caller(hosts), CONFIG)).toThrow(expect.objectContaining({ name: 'bad-host', status: 400 }))
  })
})

describe('A5 absolute-form targets', () => {
  test('of another host is bad-host', () => {
    expect(() => placeOf(caller(['localhost'], 'http://other.test/hotels'), CONFIG)).toThrow(
      expect.objectContaining({ name: 'bad-host' }),
    )
    expect(() => placeOf(caller(['localhost'], 'http://user@localhost/hotels'), CONFIG)).toThrow(
      expect.objectContaining({ name: 'bad-host' }),
    )
  })

  test('of the same host is its path', () => {
    const place = placeOf(caller(['localhost'], 'http://LOCALHOST:4000/hotels?x=1'), CONFIG)
    expect(place).toMatchObject({ path: '/hotels', search: '?x=1' })
  })
})

describe('A6 unknown hosts', () => {
  test.each(['evil.test', 'localhost.evil.test', 'constructor', '__proto__', '127.0.0.1', '[::1]'])(
    '%s is unknown-site',
    (host) => {
      expect(() => siteOf(host)).toThrow(expect.objectContaining({ name: 'unknown-site', status: 421 }))
    },
  )
})

describe("A7 other spellings of a site's host", () => {
  test.each(['localhost', 'LOCALHOST', 'localhost.', 'localhost:4000', 'LocalHost.:4000', 'localhost:80'])(
    '%s',
    (host) => {
      expect(siteOf(host)).toMatchObject({ host: 'localhost', account: '1001', origin: 'http://localhost:4000' })
    },
  )

  test('an IPv6 address keeps its brackets', () => {
    expect(canonicalHost('[::1]:4000')).toBe('[::1]')
  })

  test('127.0.0.1 and [::1] stand for DEFAULT_SITE, with an origin of their own', () => {
    const config = { ...CONFIG, defaultSite: 'localhost' }
    expect(siteOf('127.0.0.1:4000', config)).toMatchObject({ host: 'localhost', origin: 'http://127.0.0.1:4000' })
    expect(siteOf('[::1]:4000', config)).toMatchObject({ host: 'localhost', origin: 'http://[::1]:4000' })
  })
})

describe('the payment origin', () => {
  test('belongs to the site whose name it extends', () => {
    const place = placeOf(caller(['pay.localhost:4000'], '/handoff/abc'), CONFIG)
    expect(place).toMatchObject({ isPaymentOrigin: true, path: '/handoff/abc', site: { host: 'localhost' } })
    expect(place.site.origin).toBe('http://localhost:4000')
  })

  test('may be a path of the site itself, as in the demo', () => {
    const config = { ...CONFIG, paymentOrigin: 'http://localhost:4000/pay' }
    expect(placeOf(caller(['localhost'], '/pay/handoff/abc'), config)).toMatchObject({
      isPaymentOrigin: true,
      path: '/handoff/abc',
    })
    expect(placeOf(caller(['localhost'], '/payment/done'), config).isPaymentOrigin).toBe(false)
  })

  test('is unknown-site without a common name when there are several sites', () => {
    const config = { ...CONFIG, paymentOrigin: 'http://pay.test' }
    expect(() => placeOf(caller(['pay.test'], '/handoff/x'), config)).toThrow(
      expect.objectContaining({ name: 'unknown-site' }),
    )
  })
})
