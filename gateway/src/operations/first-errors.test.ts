import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { isForBrowsers } from '../guards/scope.ts'
import { policyOf } from '../policy/classes.ts'
import { fakeGateway, problemName, startSession, type TestCall } from '../testing/gateway.ts'
import { problem } from '../testing/upstream.ts'

const KEYED = { 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"0"' }
const PATCH: TestCall = { method: 'PATCH', json: { key: 'promotion', value: null } }

const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[] | undefined)?.map(({ pointer }) => pointer)

describe('the first errors of an integrator say what to do', () => {
  test('a program without a key gets errors for the key and for all other missing headers', async () => {
    const gateway = fakeGateway()
    // Without any header that browsers send by themselves.
    const answered = await gateway.app.fetch(
      new Request('http://localhost:4000/api/reservation', {
        method: 'PATCH',
        headers: { host: 'localhost:4000', 'content-type': 'application/json' },
        body: JSON.stringify(PATCH.json),
      }),
      { address: '192.0.2.1' },
    )
    const body = (await answered.json()) as Record<string, unknown>
    expect([answered.status, body['name'], answered.headers.get('www-authenticate')]).toEqual([
      401,
      'key-missing',
      'Bearer',
    ])
    expect(pointers(body)?.toSorted()).toEqual(['/header/authorization', '/header/idempotency-key', '/header/if-match'])
  })

  test('reports all missing headers at once', async () => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    const { status, body } = await gateway.call('/api/reservation', { ...PATCH, cookie })
    expect([status, pointers(body)]).toEqual([400, ['/header/idempotency-key', '/header/if-match']])
  })

  test('no session is missing, and only one that has ended has expired', async () => {
    const gateway = fakeGateway()
    const none = await gateway.call('/api/reservation', { ...PATCH, headers: KEYED })
    expect([none.status, problemName(none), none.body['title']]).toEqual([401, 'session-missing', 'Session missing'])
    const cookie = await startSession(gateway, 'booking-0001')
    const garbage = await gateway.call('/api/reservation', { ...PATCH, headers: KEYED, cookie: `${cookie}x` })
    expect(problemName(garbage)).toBe('session-missing')
    gateway.clock.pass(7 * 86_400_000 + 1000)
    const old = await gateway.call('/api/reservation', { ...PATCH, headers: KEYED, cookie })
    expect([problemName(old), old.body['title']]).toEqual(['session-expired', 'Session expired'])
  })

  test.each([
    ['hotelView', '/api/hotels/99', {}, '/path/id', 'No hotel has this id.'],
    ['tourView', '/api/tours/99', {}, '/path/id', 'No tour has this id.'],
    ['pageView', '/api/pages/url?url=nowhere', {}, '/query/url', 'No content page has this URL.'],
    ['paymentStatus', `/api/payments/${'x'.repeat(22)}`, {}, '/path/token', 'No payment has this token.'],
  ] as const)('404 of %s says what was looked for', async (id, path, init, pointer, detail) => {
    const gateway = fakeGateway()
    if (id !== 'paymentStatus') gateway.upstream.on(id, () => problem(404, 'not-found'))
    const { status, body } = await gateway.call(path, init)
    expect([status, body['detail'], body['errors']]).toEqual([404, detail, [{ pointer, code: 'not-found', detail }]])
  })

  test('a path that no operation has, and one that is hidden, read the same', async () => {
    const gateway = fakeGateway()
    const answers = await Promise.all(
      ['/api/nothing', '/api/paximum/reservation/detail/PX1'].map(async (path) => {
        const { status, body } = await gateway.call(path)
        return [status, body['detail'], body['errors']]
      }),
    )
    expect(answers).toEqual(['', ''].map(() => [404, 'No operation has this path.', undefined]))
  })

  test('a field error has a code for programs and words for people', async () => {
    const json = { checkIn: 20260231, adults: '2' }
    const { body } = await fakeGateway().call('/api/hotels/12/price', { method: 'POST', json })
    expect(body['errors']).toEqual(
      expect.arrayContaining([
        { pointer: '/checkOut', code: 'required', detail: 'is required' },
        { pointer: '/checkIn', code: 'format', detail: 'must be an existing date as a number: YYYYMMDD' },
        { pointer: '/adults', code: 'type', detail: 'must be a whole number' },
      ]),
    )
  })

  test('every call that asks for a session or an origin documents what it answers without', () => {
    const guarded = Object.values(operations).filter(
      (row) => isForBrowsers(row) && policyOf(row.class).guards.includes('origin'),
    )
    expect(guarded.filter(({ responses }) => !responses.includes('401')).map(({ operationId }) => operationId)).toEqual(
      [],
    )
  })
})
