import { describe, expect, test } from 'vitest'
import { TOKEN_LIFE, type ProviderReply } from '../../testing/provider.ts'
import { BEGIN, COMMIT, FIRST, INFO, problemOf, SECOND, startProvider } from './testing/start.ts'

describe('the token', () => {
  test('is requested once and sent with every call', async () => {
    const { ask, provider } = startProvider()
    await ask('productInfoView', { site: FIRST, body: INFO })
    await ask('transactionBegin', { site: FIRST, body: BEGIN })
    expect(provider.of('providerLogin').map(({ body }) => body)).toEqual([
      { Agency: 'A1001', User: 'WEB', Password: 'password-of-1001' },
    ])
    expect(provider.of('providerLogin')[0]?.wire.headers).not.toHaveProperty('authorization')
    expect(provider.of('transactionBegin')[0]?.wire.headers['authorization']).toBe('Bearer token-1-of-A1001')
  })

  test('of one account never serves another, and each account has its own pool (decision 16.6)', async () => {
    const { ask, provider } = startProvider()
    await ask('productInfoView', { site: FIRST, body: INFO, keepMs: 0 })
    await ask('productInfoView', { site: SECOND, body: INFO, keepMs: 0 })
    await ask('productInfoView', { site: FIRST, body: INFO, keepMs: 0 })
    const seen = provider.of('productInfoView').map(({ wire }) => [wire.headers['authorization'], wire.pool.account])
    expect(seen).toEqual([
      ['Bearer token-1-of-A1001', '1001'],
      ['Bearer token-2-of-A2002', '2002'],
      ['Bearer token-1-of-A1001', '1001'],
    ])
  })

  test('is requested once for 30 concurrent calls', async () => {
    const { ask, provider } = startProvider()
    await Promise.all(Array.from({ length: 30 }, () => ask('transactionBegin', { site: FIRST, body: BEGIN })))
    expect(provider.of('providerLogin')).toHaveLength(1)
    expect(provider.of('transactionBegin')).toHaveLength(30)
  })

  test('is renewed once for 30 concurrent calls if the provider refuses it', async () => {
    const { ask, provider } = startProvider()
    await ask('productInfoView', { site: FIRST, body: INFO })
    provider.forgetTokens()
    await Promise.all(Array.from({ length: 30 }, () => ask('transactionBegin', { site: FIRST, body: BEGIN })))
    expect(provider.of('providerLogin')).toHaveLength(2)
    expect(provider.of('transactionBegin')).toHaveLength(60)
  })

  test('is replaced a minute before it expires', async () => {
    const { ask, provider, clock } = startProvider()
    await ask('productInfoView', { site: FIRST, body: INFO, keepMs: 0 })
    clock.pass(TOKEN_LIFE - 60_001)
    await ask('productInfoView', { site: FIRST, body: INFO, keepMs: 0 })
    expect(provider.of('providerLogin')).toHaveLength(1)
    clock.pass(1)
    await ask('productInfoView', { site: FIRST, body: INFO, keepMs: 0 })
    expect(provider.of('providerLogin')).toHaveLength(2)
    expect(provider.of('productInfoView').at(-1)?.wire.headers['authorization']).toBe('Bearer token-2-of-A1001')
  })

  test.each([
    ['HTTP 200 and TokenRequired', { refused: ['TokenRequired'] }],
    ['401', { status: 401, text: '' }],
    ['403', { status: 403, text: '<html>no</html>' }],
  ])('is renewed once after %s, also for a commit, which was not worked on (decision 16.6)', async (_name, no) => {
    const { ask, provider, logged } = startProvider()
    provider.on('transactionCommit', () => no)
    const error = await problemOf(ask('transactionCommit', { site: FIRST, body: COMMIT }))
    expect(error).toMatchObject({ name: 'upstream-refused', status: 502, outcome: 'refused', codes: undefined })
    expect(provider.of('transactionCommit')).toHaveLength(2)
    expect(provider.of('providerLogin')).toHaveLength(2)
    expect(logged.events.map(({ name }) => name)).toContain('provider-token-refused')
  })

  test('is replaced if the provider refuses it, without an error for the caller', async () => {
    const { ask, provider } = startProvider()
    await ask('productInfoView', { site: FIRST, body: INFO })
    provider.forgetTokens()
    const { body } = await ask('transactionCommit', { site: FIRST, body: COMMIT })
    expect(body.reservationNumber).toBe('YK002576')
  })

  test('without an expiry is used only by the calls that wait for it', async () => {
    const { ask, provider } = startProvider()
    provider.on('providerLogin', () => ({ body: { token: 'x', expiresOn: '0001-01-01T00:00:00' } }))
    provider.on('productInfoView', () => ({ body: { hotel: { id: '30211' } } }))
    await ask('productInfoView', { site: FIRST, body: INFO }).catch(() => undefined)
    expect(provider.of('productInfoView')[0]?.wire.headers['authorization']).toBe('Bearer x')
    await ask('productInfoView', { site: FIRST, body: INFO }).catch(() => undefined)
    expect(provider.of('providerLogin').length).toBeGreaterThan(1)
  })
})

describe('a failed login', () => {
  test('leaves the call unsent, hides the reason from the caller, and the next call logs in again', async () => {
    const { ask, provider, logged } = startProvider()
    provider.on('providerLogin', () => ({ refused: ['WrongPassword'] }))
    const error = await problemOf(ask('transactionCommit', { site: FIRST, body: COMMIT }))
    expect(error).toMatchObject({ name: 'upstream-refused', outcome: 'not-sent', codes: undefined })
    await problemOf(ask('productInfoView', { site: FIRST, body: INFO }))
    expect(provider.of('providerLogin')).toHaveLength(2)
    expect(provider.of('transactionCommit')).toHaveLength(0)
    expect(logged.events.find(({ name }) => name === 'provider-login-refused')?.fields?.codes).toEqual([
      'WrongPassword',
    ])
    expect(JSON.stringify(logged)).not.toContain('password-of')
  })

  test.each<[string, ProviderReply, string]>([
    ['5xx', { status: 500, text: '{}' }, 'upstream-broken'],
    ['401', { status: 401, text: '' }, 'upstream-refused'],
    ['HTML', { text: '<html>', headers: { 'content-type': 'text/html' } }, 'upstream-contract'],
    ['no token', { body: { expiresOn: '2027-05-01T10:00:00Z' } }, 'upstream-contract'],
  ])('with %s', async (_name, reply, name) => {
    const { ask, provider } = startProvider()
    provider.on('providerLogin', () => reply)
    const error = await problemOf(ask('productInfoView', { site: FIRST, body: INFO }))
    expect(error).toMatchObject({ name, outcome: 'not-sent' })
    expect(provider.of('productInfoView')).toHaveLength(0)
  })

  test('for an account without credentials is our fault', async () => {
    const { ask } = startProvider({ provider: { url: 'http://provider.test/v2', credentialsFor: () => undefined } })
    const error = await problemOf(ask('productInfoView', { site: FIRST, body: INFO }))
    expect(error.message).toBe('Account 1001 has no credentials for the provider')
  })
})
