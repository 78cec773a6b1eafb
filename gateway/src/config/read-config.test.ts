import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { controlKey } from './control-keys.ts'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function sitesFile(content: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const withSite = (host: string, account: string, ...paymentHosts: string[]) => ({
  SITES_FILE: sitesFile({ [host]: { account, paymentHosts } }),
})

const GOOD = {
  AGENCY_URL: 'http://127.0.0.1:4001/agency/',
  IMAGES_URL: 'http://127.0.0.1:4001/images-host',
  ...withSite('localhost', '1001', 'bank.localhost'),
  SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
}

const LOGIN = { agency: 'YELKOVAN', user: 'WEB', password: 'not-a-real-one' }
const WITH_PROVIDER = { ...GOOD, PROVIDER_URL: 'http://provider.test/v2/' }

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).problems
  }
}

describe('readConfig', () => {
  test('uses defaults for variables that are not set, empty or blank', () => {
    const config = readConfig({ ...GOOD, PORT: ' ', LOG_LEVEL: '' })
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      paymentOrigin: 'http://pay.localhost:4000',
      agency: { url: 'http://127.0.0.1:4001/agency' },
      sessionCookie: '__Host-sid',
      logLevel: 'info',
      reconcileMs: 2000,
      answerChecks: { default: 'enforce', assumed: 'report', operations: {} },
    })
    expect(config.sites['localhost']).toEqual({ account: '1001', paymentHosts: ['bank.localhost'], keys: [] })
  })

  test('reads variables from files and trims their content', () => {
    const { SESSION_KEYS, ...others } = GOOD
    const CONTROL_KEY_FILE = sitesFile('a-control-key-of-some-length\n')
    const AGENCY_AUTH_FILE = sitesFile('  opaque ')
    const files = { SESSION_KEYS_FILE: sitesFile(SESSION_KEYS), CONTROL_KEY_FILE, AGENCY_AUTH_FILE }
    const config = readConfig({ ...others, ...files })
    expect(config.sessionKeys).toEqual(readConfig(GOOD).sessionKeys)
    expect(config).toMatchObject({
      controlKeys: [controlKey('a-control-key-of-some-length')],
      agency: { authorization: 'opaque' },
    })
  })

  test('refuses a secret that is set twice, or whose file is missing or empty, without quoting it', () => {
    const CONTROL_KEY_FILE = sitesFile('a-control-key-of-some-length')
    const twice = { ...GOOD, CONTROL_KEY: 'another-control-key', CONTROL_KEY_FILE }
    expect(problemsOf(twice)).toEqual(['CONTROL_KEY and CONTROL_KEY_FILE are both set'])
    const unread = 'AGENCY_AUTH_FILE cannot be read, or is empty'
    expect(problemsOf({ ...GOOD, AGENCY_AUTH_FILE: join(folder, 'nowhere') })).toEqual([unread])
    expect(problemsOf({ ...GOOD, AGENCY_AUTH_FILE: sitesFile(' \n') })).toEqual([unread])
    expect(problemsOf({ ...GOOD, CONTROL_KEY_FILE: sitesFile('short') }).join()).not.toContain('short')
  })

  test('reads URL and header of the CDN in front', () => {
    const { front } = readConfig({ ...GOOD, PURGE_URL: 'https://cdn.test', PURGE_HEADER: 'Key: a b' })
    expect(front).toEqual({ url: 'https://cdn.test', header: ['key', 'a b'] })
  })

  test('uses Redis only if REDIS_URL is set, and accepts only URLs of Redis', () => {
    expect(readConfig(GOOD)).not.toHaveProperty('redisUrl')
    for (const REDIS_URL of ['redis://127.0.0.1:6379', 'rediss://user:secret@redis.example:6380/2'])
      expect(readConfig({ ...GOOD, REDIS_URL })).toMatchObject({ redisUrl: REDIS_URL })
    for (const REDIS_URL of ['redis.example:6379', 'http://redis.example', 'redis://']) {
      const [problem = ''] = problemsOf({ ...GOOD, REDIS_URL })
      expect(problem).toMatch(/^REDIS_URL /)
      expect(problem).not.toContain('example')
    }
  })

  test.each([
    ['9100', { host: '127.0.0.1', port: 9100 }],
    ['0.0.0.0:9100', { host: '0.0.0.0', port: 9100 }],
    ['[::]:0', { host: '::', port: 0 }],
  ])('reads the port for operators: %s', (ADMIN_PORT, admin) => {
    expect(readConfig({ ...GOOD, ADMIN_PORT })).toMatchObject({ hasAdminPort: true, admin })
  })

  test.each([
    ['5000', { host: undefined, port: 5000 }],
    ['127.0.0.1:5000', { host: '127.0.0.1', port: 5000 }],
    ['[::1]:5000', { host: '::1', port: 5000 }],
  ])('reads the port of the gateway: %s', (PORT, address) => {
    expect(readConfig({ ...GOOD, PORT })).toMatchObject({ ...address, publicUrl: 'http://localhost:5000' })
  })

  test.each(['nine', '70000', 'localhost:9100', '10.0.0.0/8:9100', '1:2'])('refuses the port %s', (ADMIN_PORT) => {
    expect(problemsOf({ ...GOOD, ADMIN_PORT })).toEqual([
      'ADMIN_PORT must be a port or an address with a port, such as 0.0.0.0:9100',
    ])
  })

  test('reads the collector of traces from the standard variables', () => {
    const env = { ...GOOD, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }
    expect(readConfig(GOOD).tracing).toBeUndefined()
    expect(readConfig(env).tracing).toEqual({ endpoint: 'http://127.0.0.1:4318', headers: { a: 'b' }, share: 0.1 })
    expect(readConfig({ ...env, OTEL_TRACES_SAMPLER_ARG: '1' }).tracing?.share).toBe(1)
    expect(problemsOf({ ...env, OTEL_TRACES_SAMPLER_ARG: '2' })).toHaveLength(1)
  })

  test('reads the keys of a site', () => {
    const keys = [{ name: 'acme', sha256: 'ab'.repeat(32), scopes: ['read', 'book'] }]
    const SITES_FILE = sitesFile({ localhost: { account: '1001', paymentHosts: [], keys } })
    expect(readConfig({ ...GOOD, SITES_FILE }).sites['localhost']?.keys).toEqual(keys)
  })

  test('names a misspelt property of a site', () => {
    const SITES_FILE = sitesFile({ localhost: { account: '1001', paymentHosts: [], inventry: 'agency' } })
    expect(problemsOf({ ...GOOD, SITES_FILE })).toEqual([expect.stringMatching(/^SITES_FILE localhost .*"inventry"/)])
  })

  test('reports all problems of environment, sites and log-ins at once', () => {
    const { AGENCY_URL: _url, ...others } = { ...GOOD, ...withSite('localhost', 'x') }
    const env = { ...others, PORT: 'x', PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: '{' }
    const variables = problemsOf(env).map((problem) => problem.split(' ').slice(0, 2).join(' '))
    expect(variables.toSorted()).toEqual([
      'AGENCY_URL is',
      'PORT must',
      'PROVIDER_CREDENTIALS is',
      'SITES_FILE localhost.account',
    ])
  })

  test.each<[string, object[]]>([
    ['a key in place of its hash', [{ name: 'acme', sha256: 'rota-test-key', scopes: ['read'] }]],
    ['a key beside its hash', [{ name: 'acme', sha256: 'ab'.repeat(32), scopes: ['read'], key: 'rota-test-key' }]],
    ['a scope that there is not', [{ name: 'acme', sha256: 'ab'.repeat(32), scopes: ['write'] }]],
    ['no scope', [{ name: 'acme', sha256: 'ab'.repeat(32), scopes: [] }]],
    ['a name that a log could not bear', [{ name: 'Acme\n', sha256: 'ab'.repeat(32), scopes: ['read'] }]],
    ['two of one name', ['ab', 'cd'].map((it) => ({ name: 'acme', sha256: it.repeat(32), scopes: ['read'] }))],
    ['one key twice', ['a', 'b'].map((name) => ({ name, sha256: 'ab'.repeat(32), scopes: ['read'] }))],
  ])('refuses keys with %s without quoting them', (_what, keys) => {
    const SITES_FILE = sitesFile({ localhost: { account: '1001', paymentHosts: [], keys } })
    const problems = problemsOf({ ...GOOD, SITES_FILE })
    expect(problems).toEqual([expect.stringMatching(/^SITES_FILE localhost\.keys/)])
    expect(problems.join()).not.toContain('rota-test-key')
  })

  test('puts the scheme before the authorization of the agency', () => {
    expect(readConfig({ ...GOOD, AGENCY_AUTH: 'x' }).agency.authorization).toBe('x')
    expect(readConfig({ ...GOOD, AGENCY_AUTH: 'x', AGENCY_AUTH_SCHEME: 'Bearer' }).agency.authorization).toBe(
      'Bearer x',
    )
  })

  test('reads factors for limits, for all and by name', () => {
    expect(readConfig(GOOD).limits).toEqual({ default: 1, limits: {} })
    const config = readConfig({ ...GOOD, LIMITS: '1000, search=4, find-booking=0.5' })
    expect(config.limits).toEqual({ default: 1000, limits: { search: 4, 'find-booking': 0.5 } })
    expect(readConfig({ ...GOOD, LIMITS: 'address=50' }).limits).toEqual({ default: 1, address: 50, limits: {} })
  })

  test('reads the networks of trusted proxies', () => {
    expect(readConfig(GOOD).trustedProxies).toEqual([])
    const config = readConfig({ ...GOOD, TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  test('reads checks of responses, for all and by operation', () => {
    expect(readConfig({ ...GOOD, ANSWER_CHECKS: 'report, hotelView=off, priceSearch=enforce' }).answerChecks).toEqual({
      default: 'report',
      assumed: 'report',
      operations: { hotelView: 'off', priceSearch: 'enforce' },
    })
  })

  test('reports assumed shapes by default, and enforces them on request', () => {
    expect(readConfig({ ...GOOD, ANSWER_CHECKS: 'hotelView=off' }).answerChecks).toMatchObject({ assumed: 'report' })
    expect(readConfig({ ...GOOD, ANSWER_CHECKS: 'enforce' }).answerChecks).toMatchObject({ assumed: 'enforce' })
  })

  test('has no provider without PROVIDER_URL', () => {
    expect(readConfig({ ...GOOD, PROVIDER_CREDENTIALS: JSON.stringify(LOGIN) })).not.toHaveProperty('provider')
  })

  test('uses a log-in from the environment for every account', () => {
    const { provider } = readConfig({ ...WITH_PROVIDER, PROVIDER_CREDENTIALS: JSON.stringify(LOGIN) })
    expect(provider?.url).toBe('http://provider.test/v2')
    expect(provider?.credentialsFor('1001')).toEqual(LOGIN)
    expect(provider?.credentialsFor('2002')).toEqual(LOGIN)
  })

  test('reads log-ins by account from a file', () => {
    const other = { ...LOGIN, password: 'other' }
    const file = sitesFile({ '1001': LOGIN, '2002': other })
    const { provider } = readConfig({ ...WITH_PROVIDER, PROVIDER_CREDENTIALS: file })
    expect(provider?.credentialsFor('1001')).toEqual(LOGIN)
    expect(provider?.credentialsFor('2002')).toEqual(other)
    expect(provider?.credentialsFor('3003')).toBeUndefined()
  })

  test('needs no log-in for a site that gets provider inventory through the agency', () => {
    const record = { account: '1001', paymentHosts: [], keys: [] }
    const SITES_FILE = sitesFile({
      'agency.test': { ...record, inventory: 'agency' },
      'shop.test': { ...record, account: '2002', inventory: 'provider' },
    })
    const { sites } = readConfig({ ...WITH_PROVIDER, SITES_FILE, PROVIDER_CREDENTIALS: sitesFile({ '2002': LOGIN }) })
    expect(Object.values(sites).map(({ inventory }) => inventory)).toEqual(['agency', 'provider'])
    const problems = problemsOf({ ...WITH_PROVIDER, SITES_FILE, PROVIDER_CREDENTIALS: sitesFile({ '1001': LOGIN }) })
    expect(problems).toEqual(['PROVIDER_CREDENTIALS has nothing for account 2002'])
  })

  test('needs a provider for a site that calls it directly', () => {
    const SITES_FILE = sitesFile({ 'shop.test': { account: '1', paymentHosts: [], inventory: 'provider' } })
    expect(problemsOf({ ...GOOD, SITES_FILE })).toEqual([
      'SITES_FILE shop.test asks the provider itself, and PROVIDER_URL is not set',
    ])
  })

  test('reports a log-in that is not JSON', () => {
    expect(problemsOf({ ...WITH_PROVIDER, PROVIDER_CREDENTIALS: '{' })).toEqual([
      'PROVIDER_CREDENTIALS is not valid JSON',
    ])
  })

  test('never quotes a password', () => {
    const broken = ['{"agency":"A","user":"U","password":"secret"', '{"agency":"A","password":"secret"}']
    for (const PROVIDER_CREDENTIALS of broken) {
      expect(problemsOf({ ...WITH_PROVIDER, PROVIDER_CREDENTIALS }).join()).not.toContain('secret')
    }
  })

  test('reads several session keys', () => {
    const keys = [1, 2].map((fill) => Buffer.alloc(32, fill).toString('base64url')).join(',')
    expect(readConfig({ ...GOOD, SESSION_KEYS: keys }).sessionKeys.map((key) => key[0])).toEqual([1, 2])
  })

  test('reports all problems of the environment at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'loud', SESSION_KEYS: 'short' })
    for (const name of ['PORT', 'LOG_LEVEL', 'SESSION_KEYS', 'AGENCY_URL', 'IMAGES_URL', 'SITES_FILE']) {
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true)
    }
    expect(problems.join()).not.toContain('short')
  })

  test.each<[string, Record<string, string>]>([
    ['SESSION_COOKIE', { SESSION_COOKIE: 'sid', PUBLIC_URL: 'https://shop.example' }],
    ['ANSWER_CHECKS', { ANSWER_CHECKS: 'hotelVieww=off' }],
    ['ANSWER_CHECKS', { ANSWER_CHECKS: 'loose' }],
    ['LIMITS', { LIMITS: 'seach=4' }],
    ['LIMITS', { LIMITS: 'search=0' }],
    ['LIMITS', { LIMITS: 'search=4=5' }],
    ['LIMITS', { LIMITS: 'none' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.internal' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000/shop' }],
    ['AGENCY_URL', { AGENCY_URL: 'ftp://agency.example' }],
    ['DEFAULT_SITE', { DEFAULT_SITE: 'other.test' }],
    ['PROVIDER_CREDENTIALS', { PROVIDER_URL: 'http://provider.test' }],
    ['PROVIDER_CREDENTIALS', { PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: '{' }],
    ['PROVIDER_CREDENTIALS', { PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: '/nowhere.json' }],
    ['PROVIDER_CREDENTIALS', { PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: sitesFile({}) }],
    ['PROVIDER_CREDENTIALS', { PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: sitesFile({ x: LOGIN }) }],
    [
      'PROVIDER_CREDENTIALS',
      { PROVIDER_URL: 'http://provider.test', PROVIDER_CREDENTIALS: '{"agency":"A","user":"U"}' },
    ],
    ['SITES_FILE', { SITES_FILE: '/nowhere.json' }],
    ['SITES_FILE', { SITES_FILE: sitesFile('{') }],
    ['SITES_FILE', { SITES_FILE: sitesFile({}) }],
    ['SITES_FILE', withSite('Shop.Test', '1')],
    ['SITES_FILE', withSite('shop.test', 'x')],
    ['SITES_FILE', withSite('shop.test', '1', 'bank.test; img-src *')],
  ])('refuses %s: %o', (name, changes) => {
    const [problem, ...others] = problemsOf({ ...GOOD, ...changes })
    expect(problem).toMatch(new RegExp(`^${name}`))
    expect(others).toEqual([])
  })
})
