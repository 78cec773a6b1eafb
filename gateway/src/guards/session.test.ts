import { describe, expect, test } from 'vitest'
import { exampleOf } from '../testing/upstream.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from '../testing/gateway.ts'
import { sha256 } from '../translate/hash.ts'
import { endSession, raiseGeneration } from '../testing/generations.ts'

const DAY = 24 * 3_600_000

/** Makes the agency return a booking that names its session, so that tests see whose it is. */
function echoBookings(gateway: FakeGateway) {
  gateway.upstream.on('siteView', ({ query }) => {
    const sessionId = query.get('sessionId') ?? ''
    const booking = {
      ...(exampleOf('reservationStart')['booking'] as object),
      _id: sessionId,
      specialRequests: `of ${sessionId}`,
    }
    return { body: { ...exampleOf('siteView'), booking: sessionId.startsWith('anonymous') ? null : booking } }
  })
}

async function sessionSeen(gateway: FakeGateway, cookie: string | undefined, headers = {}) {
  const answered = await gateway.call('/api/web/site', { cookie, headers })
  expect(answered.status).toBe(200)
  const booking = answered.body['booking'] as { specialRequests: string } | null
  return { of: booking?.specialRequests, cookie: answered.cookie, text: answered.text }
}

const patch = (gateway: FakeGateway, cookie: string | undefined, key = 'key-0123456789abcdef') =>
  gateway.call('/api/reservation', {
    method: 'PATCH',
    cookie,
    json: { key: 'specialRequests', value: 'a quiet room' },
    headers: { 'idempotency-key': key, 'if-match': '"0"' },
  })

describe('D1 invalid sessions', () => {
  test('accepts a valid session', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    expect(await sessionSeen(gateway, cookie)).toMatchObject({ of: 'of booking-0001', cookie: undefined })
  })

  test.each([
    ['no cookie', undefined],
    ['garbage', '__Host-sid=garbage'],
    ['4 KB', `__Host-sid=${'x'.repeat(4096)}`],
    ['another name', 'sid=x'],
    ['empty', '__Host-sid='],
  ])('%s counts as none, without an error, and is never adopted', async (_name, cookie) => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    expect(await sessionSeen(gateway, cookie)).toMatchObject({ of: undefined, cookie: undefined })
    const changed = await patch(gateway, cookie)
    expect([changed.status, problemName(changed)]).toEqual([401, 'session-missing'])
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })

  test('two cookies or a modified one count as none', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    expect((await sessionSeen(gateway, `${cookie}; ${cookie}`)).of).toBeUndefined()
    const tampered = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect((await sessionSeen(gateway, tampered)).of).toBeUndefined()
    expect(gateway.logged.faults).toEqual([])
  })
})

test('D2 a cookie of another site is ignored', async () => {
  const gateway = fakeGateway()
  echoBookings(gateway)
  const cookie = await startSession(gateway, 'booking-0001')
  expect((await sessionSeen(gateway, cookie, { host: 'other.test' })).of).toBeUndefined()
})

describe('D3 a session in time', () => {
  test('expires seven days after the last renewal; a change is then session-expired', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    gateway.clock.pass(6 * DAY)
    const renewed = await sessionSeen(gateway, cookie)
    expect(renewed.cookie).toMatch(/^__Host-sid=ey/)
    gateway.clock.pass(2 * DAY)
    expect((await sessionSeen(gateway, cookie)).of).toBeUndefined()
    expect(problemName(await patch(gateway, cookie))).toBe('session-expired')
    expect((await sessionSeen(gateway, renewed.cookie)).of).toBe('of booking-0001')
  })
})

const KEY = 'key-0123456789abcdef'

/** The session of a booking whose payment starts. */
async function paying(times = 1) {
  const gateway = fakeGateway()
  echoBookings(gateway)
  const cookie = await startSession(gateway, 'booking-0001')
  for (let i = 0; i < times; i++)
    await raiseGeneration(gateway.context.store, 'booking-0001', gateway.clock.now(), await sha256(KEY))
  return { gateway, cookie }
}

describe('D12 the session before a payment', () => {
  test('reads nothing, writes nothing and gets no cookie, even within 15 minutes', async () => {
    const { gateway, cookie } = await paying()
    expect(await sessionSeen(gateway, cookie)).toMatchObject({ of: undefined, cookie: undefined })
    const changed = await patch(gateway, cookie, 'key-of-another-call')
    expect([problemName(changed), changed.cookie]).toEqual(['session-expired', undefined])
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })

  test('does not get an earlier response again', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    expect((await patch(gateway, cookie)).status).toBe(200)
    await raiseGeneration(
      gateway.context.store,
      'booking-0001',
      gateway.clock.now(),
      await sha256('key-of-the-payment'),
    )
    const again = await patch(gateway, cookie)
    expect([again.status, problemName(again), again.cookie]).toEqual([401, 'session-expired', undefined])
  })

  test('a call that began before the payment and ends after it is given no new cookie', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    gateway.upstream.on('reservationPatch', async () => {
      await raiseGeneration(
        gateway.context.store,
        'booking-0001',
        gateway.clock.now(),
        await sha256('key-of-the-payment'),
      )
      return { body: exampleOf('reservationPatch') }
    })
    expect((await patch(gateway, cookie)).cookie).toBeUndefined()
  })
})

describe('generations', () => {
  test('a committed booking ends the session with the next response', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    const cookie = await startSession(gateway, 'booking-0001')
    await endSession(gateway.context.store, 'booking-0001', gateway.clock.now())
    expect(await sessionSeen(gateway, cookie)).toMatchObject({ of: undefined, cookie: '' })
    expect(problemName(await patch(gateway, cookie))).toBe('session-expired')
  })
})

describe('D7 what belongs to another visitor', () => {
  test('the id of a booking grants no access', async () => {
    const gateway = fakeGateway()
    echoBookings(gateway)
    await startSession(gateway, 'booking-0001')
    for (const cookie of ['__Host-sid=booking-0001', undefined]) {
      expect((await sessionSeen(gateway, cookie)).text).not.toContain('booking-0001')
    }
  })

  test('the key of another session is unknown', async () => {
    const gateway = fakeGateway()
    const [one, other] = [await startSession(gateway, 'booking-0001'), await startSession(gateway, 'booking-0002')]
    await patch(gateway, one)
    await patch(gateway, other)
    expect(gateway.upstream.of('reservationPatch').map((call) => call.query.get('sessionId'))).toEqual([
      'booking-0001',
      'booking-0002',
    ])
  })

  test.each(['/api/payments', '/api/bookings'])('a guessed token of %s is not-found, like any other', async (path) => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    const bodies = new Set<string>()
    for (const token of ['A'.repeat(22), 'B'.repeat(22)]) {
      for (const jar of [cookie, undefined]) {
        const answered = await gateway.call(`${path}/${token}`, { cookie: jar })
        expect(answered.status).toBe(404)
        bodies.add(answered.text.replace(/"requestId":"[^"]+"/, ''))
      }
    }
    expect(bodies.size).toBe(1)
  })
})

test('two sessions and a warm cache never mix baskets', async () => {
  const gateway = fakeGateway()
  echoBookings(gateway)
  const [one, other] = [await startSession(gateway, 'booking-0001'), await startSession(gateway, 'booking-0002')]
  expect((await sessionSeen(gateway, undefined)).of).toBeUndefined()
  const seen = await Promise.all(
    [one, other, undefined, one, other, undefined].map(async (cookie) => (await sessionSeen(gateway, cookie)).of),
  )
  const expected = ['of booking-0001', 'of booking-0002', undefined]
  expect(seen).toEqual([...expected, ...expected])
  const shared = gateway.upstream.of('siteView').filter((call) => call.query.get('sessionId')?.startsWith('anonymous'))
  expect(shared).toHaveLength(1)
})
