import { describe, expect, test } from 'vitest'
import { fakeGateway, startSession, type FakeGateway } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'

const CALL = { phone: '532-000-0148', userAvailabityDate: '2027-05-21 14:30' }
const CONTACT = {
  phoneNumber: '532-000-0148',
  fullName: 'Defne Aydın',
  companyName: 'Ardıç Turizm',
  companyEmail: 'defne@ardic.example',
  personalTitle: 'Sales manager',
}
const STAMP = { id: 'site-1001', account: '1001', date: '2027-05-01T09:00:00.000Z', isRead: false }

/** A gateway whose site has a partner site with these lists. */
function gatewayOf(partnerSite: object = { status: true, notifications: [], contactMe: [] }): FakeGateway {
  const gateway = fakeGateway()
  const view = exampleOf('siteView')
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...(view['site'] as object), partnerSite } } }))
  return gateway
}

let keys = 0
const put = (gateway: FakeGateway, path: string, json: object, cookie?: string) =>
  gateway.call(path, { method: 'PUT', json, cookie, headers: { 'idempotency-key': `key-of-a-letter-${keys++}` } })
const send = (gateway: FakeGateway, over: object = {}) => put(gateway, '/api/reservation/send', { ...CALL, ...over })
const contact = (gateway: FakeGateway, over: object = {}) =>
  put(gateway, '/api/reservation/contact', { ...CONTACT, ...over })

describe('callbackSend', () => {
  test('200: the agency gets the record of decision 29.1, and the account in the query', async () => {
    const gateway = gatewayOf()
    const answered = await send(gateway, { fullName: 'Defne', note: 'After work' })
    expect([answered.status, answered.body]).toEqual([200, { status: 'stored' }])
    const [seen] = gateway.upstream.of('callbackSend')
    expect(seen?.body).toEqual({ ...CALL, fullName: 'Defne', note: 'After work', ...STAMP })
    expect(Object.fromEntries(seen?.query ?? [])).toEqual({
      account: '1001',
      sessionId: 'anonymous-0001',
      referer: 'localhost',
    })
  })

  test('200: a visitor with a booking sends it under their own session', async () => {
    const gateway = gatewayOf()
    const cookie = await startSession(gateway, 'booking-0001')
    expect((await put(gateway, '/api/reservation/send', CALL, cookie)).status).toBe(200)
    expect(gateway.upstream.of('callbackSend')[0]?.query.get('sessionId')).toBe('booking-0001')
  })

  test('the same key stores one record', async () => {
    const gateway = gatewayOf()
    const headers = { 'idempotency-key': 'key-0123456789abcdef' }
    const once = () => gateway.call('/api/reservation/send', { method: 'PUT', json: CALL, headers })
    expect([(await once()).status, (await once()).status]).toEqual([200, 200])
    expect(gateway.upstream.of('callbackSend')).toHaveLength(1)
  })

  test('the same content within ten minutes is the same letter, whatever its key (decision 3.13)', async () => {
    const gateway = gatewayOf()
    const first = await send(gateway, { fullName: 'Defne' })
    gateway.clock.pass(599_999)
    const reordered = { fullName: 'Defne', userAvailabityDate: CALL.userAvailabityDate, phone: CALL.phone }
    const again = await put(gateway, '/api/reservation/send', reordered)
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(gateway.upstream.of('callbackSend')).toHaveLength(1)
    gateway.clock.pass(1)
    await send(gateway, { fullName: 'Defne' })
    expect(gateway.upstream.of('callbackSend')).toHaveLength(2)
  })

  test('other content, another visitor or the other form is a new letter', async () => {
    const gateway = gatewayOf()
    const cookies = [await startSession(gateway, 'booking-0001'), await startSession(gateway, 'booking-0002')]
    await send(gateway)
    await send(gateway, { note: 'After work' })
    for (const cookie of [...cookies, ...cookies]) await put(gateway, '/api/reservation/send', CALL, cookie)
    const init = { method: 'PUT', json: CALL, headers: { 'idempotency-key': 'key-of-another-house' } }
    await gateway.call('/api/reservation/send', { ...init, address: '192.0.2.2' })
    expect(gateway.upstream.of('callbackSend')).toHaveLength(5)
  })

  test('a letter that was not stored can be sent again; of a stored one, only a keyed hash is kept', async () => {
    const gateway = gatewayOf()
    gateway.upstream.on('callbackSend', () => ({ status: 500 }))
    expect((await send(gateway, { fullName: 'Defne Aydın' })).status).toBe(502)
    gateway.upstream.on('callbackSend')
    expect((await send(gateway, { fullName: 'Defne Aydın' })).status).toBe(200)
    expect(gateway.upstream.of('callbackSend')).toHaveLength(2)
    const kept = JSON.stringify(await gateway.context.store.list('idempotency'))
    expect(kept).toContain('content ')
    expect(kept).not.toMatch(/532|0148|Defne|192\.0\.2/)
  })

  test.each([
    ['9 digits', { phone: '532-000-014' }, '/phone'],
    ['11 digits', { phone: '532-000-01488' }, '/phone'],
    ['no hyphens', { phone: '5320000148' }, '/phone'],
    ['07:50', { userAvailabityDate: '2027-05-21 07:50' }, '/userAvailabityDate'],
    ['19:00', { userAvailabityDate: '2027-05-21 19:00' }, '/userAvailabityDate'],
    ['midnight', { userAvailabityDate: '2027-05-21 00:00' }, '/userAvailabityDate'],
    ['08:05', { userAvailabityDate: '2027-05-21 08:05' }, '/userAvailabityDate'],
    ['nothing', { userAvailabityDate: '' }, '/userAvailabityDate'],
    ['a day that does not exist', { userAvailabityDate: '2027-02-30 08:00' }, '/userAvailabityDate'],
    ['more than a day past', { userAvailabityDate: '2027-04-30 11:50' }, '/userAvailabityDate'],
    ['a name of 31 letters', { fullName: 'x'.repeat(31) }, '/fullName'],
    ['an account', { account: '2002' }, '/account'],
    ['a site', { id: 'site-2002' }, '/id'],
    ['a mark of having been read', { isRead: true }, '/isRead'],
  ])('C5 422 for %s', async (_name, over, pointer) => {
    const gateway = gatewayOf()
    const answered = await send(gateway, over)
    expect(answered.status).toBe(422)
    expect(answered.body['errors']).toContainEqual(expect.objectContaining({ pointer }))
    expect(gateway.upstream.of('callbackSend')).toEqual([])
  })

  test('422 lists all errors at once', async () => {
    const answered = await send(gatewayOf(), { phone: '1', userAvailabityDate: '2027-04-29 08:00', note: 7 })
    const pointers = (answered.body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)
    expect(pointers.toSorted()).toEqual(['/note', '/phone', '/userAvailabityDate'])
  })

  test.each(['2027-04-30 12:00', '2027-05-01 08:00', '2027-05-21 18:50'])('200 for %s', async (userAvailabityDate) => {
    expect((await send(gatewayOf(), { userAvailabityDate })).status).toBe(200)
  })

  test('422 for an account in the query of a browser', async () => {
    const gateway = gatewayOf()
    const answered = await put(gateway, '/api/reservation/send?account=1001', CALL)
    expect(answered.body['errors']).toMatchObject([{ pointer: '/query/account' }])
    expect(gateway.upstream.of('callbackSend')).toEqual([])
  })
})

describe('B9 what people write', () => {
  test.each(['Ada 🌊', 'Gu\u0308l\u015fen', 'علی\u200cرضا', '𠮷野', "O’Neill d'Arc"])(
    '%s reaches the agency as it is',
    async (text) => {
      const gateway = gatewayOf()
      expect((await send(gateway, { fullName: text, note: `${text}\n${text}` })).status).toBe(200)
      expect((await contact(gateway, { fullName: text, cnote: text })).status).toBe(200)
      expect(gateway.upstream.of('callbackSend')[0]?.body).toMatchObject({ fullName: text, note: `${text}\n${text}` })
      expect(gateway.upstream.of('contactSend')[0]?.body).toMatchObject({ fullName: text, cnote: text })
    },
  )
})

describe('contactSend', () => {
  test('200: the agency gets the record of decision 29.1; a note is optional (decision 29.3)', async () => {
    const gateway = gatewayOf()
    expect((await contact(gateway)).body).toEqual({ status: 'stored' })
    expect((await contact(gateway, { cnote: 'Ardıç Sokak 12' })).status).toBe(200)
    const [first, second] = gateway.upstream.of('contactSend')
    expect(first?.body).toEqual({ ...CONTACT, ...STAMP })
    expect(second?.body).toMatchObject({ cnote: 'Ardıç Sokak 12' })
    expect(first?.query.get('account')).toBe('1001')
  })

  test.each([
    ['no phone of ours', { phoneNumber: '+90 532 000 01 48' }, '/phoneNumber'],
    ['no e-mail', { companyEmail: 'nobody' }, '/companyEmail'],
    ['an empty company', { companyName: '' }, '/companyName'],
    ['a name of 31 letters', { fullName: 'x'.repeat(31) }, '/fullName'],
  ])('422 for %s', async (_name, over, pointer) => {
    const answered = await contact(gatewayOf(), over)
    expect(answered.body['errors']).toMatchObject([{ pointer }])
  })
})

describe('a site accepts only letters for which its record has a list (decision 29.2)', () => {
  test.each<[string, object, number, number]>([
    ['both', { status: true, notifications: [], contactMe: [] }, 200, 200],
    ['neither', { status: true }, 404, 404],
    ['calls only', { status: false, notifications: [] }, 200, 404],
    ['companies only', { status: true, contactMe: [] }, 404, 200],
    ['companies without a partner site (decision 29.2)', { status: false, contactMe: [] }, 404, 404],
  ])('%s', async (_name, partnerSite, sent, contacted) => {
    const gateway = gatewayOf(partnerSite)
    expect([(await send(gateway)).status, (await contact(gateway)).status]).toEqual([sent, contacted])
  })
})
