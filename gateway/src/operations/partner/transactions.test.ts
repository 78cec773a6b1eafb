import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, type FakeGateway, type TestCall } from '../../testing/gateway.ts'
import { problem } from '../../testing/upstream.ts'

const KEY = { 'idempotency-key': 'key-0123456789abcdef' }
const TRAVELLER = { travellerId: '1', type: 1, title: 1, name: 'Defne', surname: 'Aydın', isLeader: true }
const UPDATE = { transactionId: 't-7f3c1a90b24d4e6f', travellers: [TRAVELLER] }
const SENTENCE = 'Missing required transaction ID or travellers data'

async function visitor(): Promise<{
  gateway: FakeGateway
  call: (path: string, init?: TestCall) => ReturnType<FakeGateway['call']>
}> {
  const gateway = fakeGateway()
  const { cookie } = await gateway.call('/api/reservation/start')
  return { gateway, call: (path, init) => gateway.call(path, { cookie, headers: KEY, ...init }) }
}

describe('transactionUpdate', () => {
  test.each<[string, object]>([
    ['no transaction id', { travellers: [TRAVELLER] }],
    ['no travellers', { transactionId: UPDATE.transactionId }],
    ['neither', {}],
    ['an empty id', { ...UPDATE, transactionId: '' }],
    ['an empty list', { ...UPDATE, travellers: [] }],
    ['null', { ...UPDATE, travellers: null }],
  ])('C8: 422 with the exact sentence of the agency, and no call upstream, for %s', async (_what, json) => {
    const { gateway, call } = await visitor()
    const answered = await call('/api/paximum/update', { method: 'POST', json })
    expect([answered.status, problemName(answered), answered.body['detail']]).toEqual([422, 'validation', SENTENCE])
    expect(gateway.upstream.of('transactionUpdate')).toEqual([])
  })

  test('other mistakes have their pointers only', async () => {
    const { call } = await visitor()
    const json = { ...UPDATE, travellers: [{ ...TRAVELLER, name: '' }] }
    const answered = await call('/api/paximum/update', { method: 'POST', json })
    expect(answered.status).toBe(422)
    expect(answered.body).not.toHaveProperty('detail')
    expect(answered.body['errors']).toMatchObject([{ pointer: '/travellers/0/name' }])
  })

  test.each<[string, object]>([
    ['identityNumber', { nationality: 'TR', identityNumber: '10000000146' }],
    ['passportInfo/number', { nationality: 'DE', passportInfo: { number: 'C01X00T47' } }],
  ])('decision 43.7 422 for two travellers with one %s, and no call upstream', async (field, papers) => {
    const { gateway, call } = await visitor()
    const travellers = ['1', '2'].map((travellerId) => ({
      ...TRAVELLER,
      ...papers,
      travellerId,
      isLeader: travellerId === '1',
    }))
    const answered = await call('/api/paximum/update', { method: 'POST', json: { ...UPDATE, travellers } })
    expect([answered.status, problemName(answered)]).toEqual([422, 'validation'])
    expect(answered.body['errors']).toMatchObject([{ pointer: `/travellers/1/${field}`, code: 'duplicate' }])
    expect(gateway.upstream.of('transactionUpdate')).toEqual([])
  })

  test.each([
    [409, 'expired'],
    [422, 'travellers-refused'],
    [409, 'wrong-step'],
    [404, 'not-found'],
  ])('%i %s of the agency is passed on', async (status, name) => {
    const { gateway, call } = await visitor()
    gateway.upstream.on('transactionUpdate', () => problem(status, name))
    const answered = await call('/api/paximum/update', { method: 'POST', json: UPDATE })
    expect([answered.status, problemName(answered)]).toEqual([status, name])
  })
})

describe('transactionCommit is a commit although it is a GET', () => {
  const PATH = '/api/paximum/commit/t-7f3c1a90b24d4e6f'

  test('200 once: the same key gets the first answer again, and the agency is asked once', async () => {
    const { gateway, call } = await visitor()
    const answers = [await call(PATH), await call(PATH)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(gateway.upstream.of('transactionCommit')).toHaveLength(1)
    expect(gateway.upstream.of('transactionCommit')[0]?.query.get('partner')).toBe('true')
  })

  test('does not repeat a call whose response was lost', async () => {
    const { gateway, call } = await visitor()
    gateway.upstream.on('transactionCommit', () => ({ status: 502, text: '' }))
    const answers = [await call(PATH), await call(PATH)]
    expect(answers.map(({ status }) => status)).toEqual([502, 502])
    expect(gateway.upstream.of('transactionCommit')).toHaveLength(1)
  })

  test.each<[string, TestCall, number, string]>([
    ['from another site', { headers: { ...KEY, 'sec-fetch-site': 'cross-site' } }, 403, 'cross-site'],
    ['without a session', { cookie: undefined }, 401, 'session-missing'],
    ['without a key', { headers: {} }, 400, 'idempotency-key-missing'],
  ])('%s it is refused', async (_what, init, status, name) => {
    const { gateway, call } = await visitor()
    const answered = await call(PATH, init)
    expect([answered.status, problemName(answered)]).toEqual([status, name])
    expect(gateway.upstream.of('transactionCommit')).toEqual([])
  })
})
