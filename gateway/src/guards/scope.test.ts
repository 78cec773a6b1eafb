import { operations, type Operation } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, WITH_PROVIDER, type TestAnswer } from '../testing/gateway.ts'
import { asProgram, KEYS, WITH_KEYS } from '../testing/keys.ts'
import { exampleOf } from '../testing/upstream.ts'

const rows = Object.values(operations)
const forBrowsers = rows.filter(({ scope }) => scope !== 'partner')
const forPartners = rows.filter(({ scope }) => scope === 'partner')

const ID = 'key-0123456789abcdef'

/** A call with placeholder values, because guards run before values are interpreted. */
function callOf({ method, path, body }: Operation, headers: Record<string, string>) {
  const filled = path.replaceAll(/\{\w+\}/g, 'x')
  return [
    `/api${filled}`,
    { method, headers: { 'idempotency-key': ID, ...headers }, ...(body && { json: {} }) },
  ] as const
}

const withoutId = ({ status, text, headers }: TestAnswer) =>
  [status, text.replace(/"requestId":"[^"]+"/, ''), headers.get('www-authenticate'), headers.get('allow')] as const

test('every call of the contract names the scope it needs', () => {
  expect(rows.filter(({ scope }) => scope === undefined)).toEqual([])
  expect(forPartners.map(({ operationId }) => operationId).toSorted()).toEqual([
    'channelReservationCheck',
    'channelReservationPush',
    'channelReservationView',
    'opsCaseList',
    'opsCaseSettle',
    'opsSwitchList',
    'opsSwitchSet',
    'reservationCancel',
    'reservationDetail',
    'reservationList',
  ])
})

describe.each([
  ['an unknown key', asProgram('nobody-has-this-key')],
  ["another site's key", asProgram(KEYS.other)],
  ['a header that is malformed', { ...asProgram(''), authorization: 'Basic dXNlcjpwYXNz' }],
])('%s', (_what, headers) => {
  test.each(forBrowsers)('401 bad-key for $operationId, and the agency sees nothing', async (row) => {
    const gateway = fakeGateway(WITH_KEYS)
    const answered = await gateway.call(...callOf(row, headers))
    expect([answered.status, problemName(answered)]).toEqual([401, 'bad-key'])
    expect(answered.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(gateway.upstream.calls).toEqual([])
  })
})

describe('a key without the scope', () => {
  test.each(forBrowsers)('403 scope-missing for $operationId', async (row) => {
    const gateway = fakeGateway(WITH_KEYS)
    const answered = await gateway.call(...callOf(row, asProgram(row.scope === 'book' ? KEYS.read : KEYS.partner)))
    expect([answered.status, problemName(answered)]).toEqual([403, 'scope-missing'])
    expect(answered.body['detail']).toBe(`The call needs a key of the scope ${row.scope}.`)
    expect(gateway.upstream.calls).toEqual([])
  })
})

describe('C10: partner operations are hidden from everybody else', () => {
  const callers: [string, Record<string, string>][] = [
    ['no key', {}],
    ['no key, from elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a key that may read', asProgram(KEYS.read)],
    ['a key that may book', asProgram(KEYS.book)],
    ['an unknown key', asProgram('nobody-has-this-key')],
    ["another site's key", asProgram(KEYS.other)],
    ['a malformed header', { authorization: 'Bearer' }],
  ]

  test.each(forPartners)('$operationId: 404, with the body of an unknown path', async (row) => {
    const gateway = fakeGateway(WITH_KEYS)
    const nowhere = withoutId(await gateway.call('/api/there/is/nothing', { method: row.method }))
    for (const [, headers] of callers) {
      expect(withoutId(await gateway.call(...callOf(row, headers)))).toEqual(nowhere)
    }
    expect(gateway.upstream.calls).toEqual([])
  })

  test.each(forPartners)('$operationId is there with the key', async (row) => {
    const gateway = fakeGateway(WITH_KEYS)
    const answered = await gateway.call(...callOf(row, asProgram(KEYS.partner)))
    expect([404, 401, 403]).not.toContain(answered.status)
  })
})

describe('with a key of its scope', () => {
  test('a read returns the same as without a key', async () => {
    const gateway = fakeGateway(WITH_KEYS)
    const [plain, keyed] = [
      await gateway.call('/api/themes'),
      await gateway.call('/api/themes', { headers: asProgram(KEYS.read) }),
    ]
    expect(keyed.status).toBe(200)
    expect(keyed.text).toBe(plain.text)
  })

  test('a call that changes something needs no origin', async () => {
    const gateway = fakeGateway(WITH_KEYS)
    const { status } = await gateway.call('/api/reservation/start', { headers: asProgram(KEYS.book) })
    expect(status).toBe(200)
    const without = await gateway.call('/api/reservation/start', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(problemName(without)).toBe('cross-site')
  })

  test("a provider call uses the account's login and needs no session", async () => {
    const gateway = fakeGateway({ ...WITH_KEYS, ...WITH_PROVIDER })
    const json = { dateCriterias: [{ type: 0, from: 20270601, to: 20270630 }], minIndexNumber: 1, maxIndexNumber: 100 }
    const headers = asProgram(KEYS.partner)
    const answered = await gateway.call('/api/paximum/reservation/list', { method: 'POST', json, headers })
    expect(answered.status).toBe(200)
    expect(gateway.provider.of('providerLogin')[0]?.body).toMatchObject({ Agency: 'A1001' })
    expect(gateway.upstream.of('reservationList')).toEqual([])
  })

  test("a partner's commit needs no session and uses the site's", async () => {
    const gateway = fakeGateway(WITH_KEYS)
    const headers = { ...asProgram(KEYS.partner, 'whatever'), 'idempotency-key': ID }
    const answered = await gateway.call('/api/paximum/cancel/PX100482', { headers })
    expect([answered.status, answered.body]).toEqual([200, exampleOf('reservationCancel')])
    expect(gateway.upstream.of('reservationCancel')[0]?.query.get('sessionId')).toBe('anonymous-0001')
    expect(answered.headers.get('x-session')).toBeNull()
    expect(answered.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('a key makes no difference to pages', async () => {
  const gateway = fakeGateway(WITH_KEYS)
  const [plain, keyed] = [
    await gateway.call('/nowhere'),
    await gateway.call('/nowhere', { headers: asProgram('unknown') }),
  ]
  expect(keyed.status).toBe(plain.status)
})
