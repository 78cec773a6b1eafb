import { beforeEach, describe, expect, test } from 'vitest'
import type { UpstreamOperationId } from '../../ports/contract.ts'
import { fakeGateway, problemName, type FakeGateway } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'

const [FIRST, SECOND] = ['t-first-0001', 't-second-0002']
const TRAVELLER = { travellerId: '1', type: 1, title: 1, name: 'Defne', surname: 'Aydın', isLeader: true }
const NAMED = { travellers: [TRAVELLER], agencyReservationNumber: 'YLK 0000 001' }
const MONEY = { currency: 'TRY', culture: 'en-US' }
const EXTRA = { offers: [{ offerId: '13$11$bag10', travellers: ['1'] }], ...MONEY }

type Call = (path: string, json?: object) => ReturnType<FakeGateway['call']>

/** Every call that uses a transaction, as a browser sends it. */
const CALLS: [UpstreamOperationId, (call: Call, transactionId: string) => ReturnType<Call>][] = [
  ['transactionCommit', (call, id) => call(`/api/paximum/commit/${id}`)],
  ['transactionUpdate', (call, transactionId) => call('/api/paximum/update', { transactionId, ...NAMED })],
  ['serviceAdd', (call, transactionId) => call('/api/paximum/add', { transactionId, ...EXTRA })],
  ['serviceRemove', (call, transactionId) => call('/api/paximum/remove', { transactionId, services: ['2'], ...MONEY })],
]

let gateway: FakeGateway
let call: Call
let begin: (transactionId: string) => Promise<void>

beforeEach(async () => {
  gateway = fakeGateway()
  const { cookie } = await gateway.call('/api/reservation/start')
  let keys = 0
  call = (path, json) => {
    const headers = { 'idempotency-key': `key-0123456789-${keys++}` }
    return gateway.call(path, { cookie, headers, ...(json && { method: 'POST', json }) })
  }
  for (const id of ['transactionBegin', 'transactionUpdate', 'serviceAdd', 'serviceRemove'] as const) {
    gateway.upstream.on(id, ({ body }) => ({ body: { ...exampleOf(id), ...idIn(body) } }))
  }
  begin = async (transactionId) => {
    gateway.upstream.on('transactionBegin', () => ({ body: { ...exampleOf('transactionBegin'), transactionId } }))
    await call('/api/paximum/transaction', { offerIds: ['o-1'], ...MONEY })
  }
})

const idIn = (body: unknown) => {
  const { transactionId } = body as { transactionId?: string }
  return transactionId === undefined ? {} : { transactionId }
}

describe('a transaction that was replaced by another one (decision 17.14)', () => {
  test.each(CALLS)('%s: 409, and the provider is not called', async (id, ask) => {
    await begin(FIRST)
    await begin(SECOND)
    const answered = await ask(call, FIRST)
    expect([answered.status, problemName(answered)]).toEqual([409, 'wrong-step'])
    expect(gateway.upstream.of(id)).toEqual([])
    expect((await ask(call, SECOND)).status).toBe(id === 'transactionCommit' ? 409 : 200)
  })

  test.each(CALLS.slice(2))(
    '%s beside the begin that takes its place does not price the basket by it',
    async (_id, ask) => {
      await begin(FIRST)
      await Promise.all([begin(SECOND), ask(call, FIRST)])
      const patches = gateway.upstream.of('reservationPatch').map(({ body }) => body)
      expect(patches.at(-1)).toEqual({ key: 'flightTransaction', value: { transactionId: SECOND } })
    },
  )
})

test('D7 a caller cannot choose the number by which a reservation is found again', async () => {
  await begin(FIRST)
  expect((await call('/api/paximum/update', { transactionId: FIRST, ...NAMED })).status).toBe(200)
  const [sent] = gateway.upstream.of('transactionUpdate').map(({ body }) => body)
  expect(sent).toMatchObject({ agencyReservationNumber: expect.stringMatching(/^[A-Z2-9]{8}$/) as string })
})
