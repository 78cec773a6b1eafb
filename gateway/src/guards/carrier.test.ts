import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { fakeGateway, problemName, startSession, type TestAnswer, type FakeGateway } from '../testing/gateway.ts'
import { asProgram, KEYS, WITH_KEYS } from '../testing/keys.ts'
import { exampleOf } from '../testing/upstream.ts'
import { endSession, raiseGeneration } from '../testing/generations.ts'

const DAY = 24 * 3_600_000
const ID = 'key-0123456789abcdef'

const sessionIn = ({ headers }: TestAnswer) => headers.get('x-session')

/** A gateway with keys, and the session of a booking that a program has started. */
async function started(_id = 'booking-0001') {
  const gateway = fakeGateway(WITH_KEYS)
  return { gateway, session: await startAs(gateway, _id) }
}

async function startAs(gateway: FakeGateway, _id: string, init: { host?: string; key?: string } = {}): Promise<string> {
  const booking = { ...(exampleOf('reservationStart')['booking'] as object), _id }
  gateway.upstream.on('reservationStart', () => ({ body: { booking } }))
  const headers = { ...asProgram(init.key ?? KEYS.book), ...(init.host ? { host: init.host } : {}) }
  const answered = await gateway.call('/api/reservation/start', { headers })
  gateway.upstream.on('reservationStart')
  expect([answered.status, answered.cookie]).toEqual([200, undefined])
  return sessionIn(answered) ?? ''
}

/** Makes the agency return a booking for every session. */
function knowEveryBooking({ upstream }: FakeGateway): void {
  upstream.on('siteView', ({ query }) => {
    const booking = { ...(exampleOf('reservationStart')['booking'] as object), _id: query.get('sessionId') }
    return { body: { ...exampleOf('siteView'), booking } }
  })
}

/** What is sent besides the key: a session header, a cookie. */
interface Sent {
  session?: string | undefined
  cookie?: string | undefined
  key?: string
  id?: string
}

const patch = (gateway: FakeGateway, { session, cookie, key = KEYS.book, id = ID }: Sent) =>
  gateway.call('/api/reservation', {
    method: 'PATCH',
    cookie,
    json: { key: 'specialRequests', value: 'a quiet room' },
    headers: { ...asProgram(key, session), 'idempotency-key': id, 'if-match': '"0"' },
  })

/** The bookings that the agency was asked to change. */
const changed = ({ upstream }: FakeGateway) =>
  upstream.of('reservationPatch').map(({ query }) => query.get('sessionId'))

describe('X-Session in place of a cookie', () => {
  test('is returned by reservationStart and opens its booking', async () => {
    const { gateway, session } = await started()
    const answered = await patch(gateway, { session })
    expect([answered.status, answered.cookie, sessionIn(answered)]).toEqual([200, undefined, null])
    expect(changed(gateway)).toEqual(['booking-0001'])
  })

  test('a start with it keeps the booking, one without it begins another', async () => {
    const { gateway, session } = await started()
    knowEveryBooking(gateway)
    const again = await gateway.call('/api/reservation/start', { headers: asProgram(KEYS.book, session) })
    expect([again.status, sessionIn(again)]).toEqual([200, null])
    expect(gateway.upstream.of('reservationStart')).toHaveLength(1)
    expect(await startAs(gateway, 'booking-0002')).not.toBe(session)
  })

  test.each<[string, (one: string, cookie: string) => Sent, string[]]>([
    ['a cookie beside a key is not looked at', (_one, cookie) => ({ cookie }), []],
    ['both: the header counts', (session, cookie) => ({ session, cookie }), ['booking-0001']],
    [
      'the cookie is as good in the header: it is the same seal',
      (_one, cookie) => ({ session: cookie.slice('__Host-sid='.length) }),
      ['booking-0002'],
    ],
  ])('%s', async (_what, sent, expected) => {
    const { gateway, session } = await started()
    const cookie = await startSession(gateway, 'booking-0002')
    const answered = await patch(gateway, sent(session, cookie))
    expect(answered.cookie).toBeUndefined()
    expect(problemName(answered)).toBe(expected.length === 0 ? 'session-missing' : '')
    expect(changed(gateway)).toEqual(expected)
  })

  test('is ignored without a key, in favour of the cookie', async () => {
    const { gateway, session } = await started()
    const headers = { 'x-session': session, 'idempotency-key': ID, 'if-match': '"0"' }
    const init = { method: 'PATCH', json: { key: 'specialRequests', value: 'x' }, headers }
    expect(problemName(await gateway.call('/api/reservation', init))).toBe('session-missing')
    const cookie = await startSession(gateway, 'booking-0002')
    expect((await gateway.call('/api/reservation', { ...init, cookie })).status).toBe(200)
    expect(changed(gateway)).toEqual(['booking-0002'])
  })
})

describe('invalid sessions count as none and are no error (D1, D2, D3)', () => {
  test.each<[string, (session: string) => string | undefined]>([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['garbage', () => 'garbage'],
    ['the word that ends one', () => 'ended'],
    ['a tampered one', (session) => `${session.slice(0, -4)}${session.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
    ['two', (session) => `${session}, ${session}`],
    ['the id of a booking', () => 'booking-0001'],
  ])('%s', async (_what, sent) => {
    const { gateway, session } = await started()
    const view = await gateway.call('/api/web/site', { headers: asProgram(KEYS.read, sent(session)) })
    expect([view.status, view.body['booking'], sessionIn(view)]).toEqual([200, null, null])
    const answered = await patch(gateway, { session: sent(session) })
    expect([answered.status, problemName(answered)]).toEqual([401, 'session-missing'])
    expect(changed(gateway)).toEqual([])
    expect(gateway.logged.faults).toEqual([])
  })

  test('one of another site', async () => {
    const { gateway } = await started()
    const foreign = await startAs(gateway, 'booking-0009', { host: 'other.test', key: KEYS.other })
    expect(problemName(await patch(gateway, { session: foreign }))).toBe('session-missing')
    expect(changed(gateway)).toEqual([])
  })

  test('one that is seven days old', async () => {
    const { gateway, session } = await started()
    gateway.clock.pass(8 * DAY)
    expect(problemName(await patch(gateway, { session }))).toBe('session-expired')
  })

  test('refuses one longer than any of ours, with its pointer', async () => {
    const { gateway } = await started()
    const answered = await patch(gateway, { session: 'x'.repeat(4097) })
    expect(answered.body['errors']).toEqual([
      { pointer: '/header/x-session', code: 'length', detail: expect.any(String) as string },
    ])
  })
})

describe('returns a changed session', () => {
  test('an hour after it was sealed', async () => {
    const { gateway, session } = await started()
    gateway.clock.pass(2 * 3_600_000)
    const renewed = sessionIn(await patch(gateway, { session }))
    expect(renewed).toMatch(/^ey/)
    expect(renewed).not.toBe(session)
    gateway.clock.pass(6 * DAY)
    expect((await patch(gateway, { session: renewed ?? '', id: `${ID}-2` })).status).not.toBe(401)
  })

  test('D12 after a payment has raised its generation, only in the response of that call', async () => {
    const { gateway, session } = await started()
    knowEveryBooking(gateway)
    const booked = await gateway.call('/api/web/site', { headers: asProgram(KEYS.read, session) })
    expect(booked.body['booking']).not.toBeNull()
    await raiseGeneration(gateway.context.store, 'booking-0001', gateway.clock.now(), 'key-of-the-payment')
    const view = await gateway.call('/api/web/site', { headers: asProgram(KEYS.read, session) })
    expect([view.body['booking'], sessionIn(view)]).toEqual([null, null])
    const written = await patch(gateway, { session })
    expect([problemName(written), sessionIn(written)]).toEqual(['session-expired', null])
  })

  test('as ended, once the booking is completed', async () => {
    const { gateway, session } = await started()
    await endSession(gateway.context.store, 'booking-0001', gateway.clock.now())
    const view = await gateway.call('/api/web/site', { headers: asProgram(KEYS.read, session) })
    expect([view.body['booking'], sessionIn(view), view.cookie]).toEqual([null, 'ended', undefined])
  })
})

describe('Idempotency-Keys of two callers with keys', () => {
  test('never meet: each belongs to its booking', async () => {
    const { gateway, session } = await started()
    const other = await startAs(gateway, 'booking-0002')
    for (const one of [session, other, session]) expect((await patch(gateway, { session: one })).status).toBe(200)
    expect(changed(gateway)).toEqual(['booking-0001', 'booking-0002'])
  })

  test('never meet where there is no booking: each belongs to its key', async () => {
    const sites = structuredClone(WITH_KEYS.sites ?? {})
    for (const key of sites['localhost']?.keys ?? []) key.scopes = ['partner']
    const gateway = fakeGateway({ sites })
    const cancel = (key: string) =>
      gateway.call('/api/paximum/cancel/PX100482', { headers: { ...asProgram(key), 'idempotency-key': ID } })
    for (const key of [KEYS.partner, KEYS.book, KEYS.partner]) expect((await cancel(key)).status).toBe(200)
    expect(gateway.upstream.of('reservationCancel')).toHaveLength(2)
  })
})

test('forwards neither key nor session to the agency', async () => {
  const { gateway, session } = await started()
  await patch(gateway, { session })
  const sent = JSON.stringify(gateway.upstream.calls.map(({ wire }) => wire))
  expect(sent).toContain('"authorization":"Bearer secret-of-the-agency"')
  expect([KEYS.book, session].filter((secret) => sent.includes(secret))).toEqual([])
})

test('logs the name of the key, but neither key nor session', async () => {
  const lines: string[] = []
  const { gateway, session } = await started()
  gateway.context.log = createLog('trace', { write: (line) => void lines.push(line) })
  await patch(gateway, { session })
  await patch(gateway, { session: 'tampered-session', key: KEYS.partner })
  await patch(gateway, { session, key: 'nobody-has-this-key' })
  expect(lines).toHaveLength(3)
  const secrets = [...Object.values(KEYS), 'nobody-has-this-key', session, session.slice(-20), 'tampered-session']
  expect(secrets.filter((secret) => lines.join('').includes(secret))).toEqual([])
  expect(lines.map((line) => (JSON.parse(line) as { siteKey?: string }).siteKey)).toEqual([
    'booker',
    undefined,
    undefined,
  ])
})
