import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import type { OpenTransaction } from '../../../booking/open-transaction.ts'
import { NEW_PASSENGER } from '../../../domain/people/passengers.ts'
import { confirmPassengers, isRefusal, NothingToConfirm, travellersOf, type Passengers } from './confirm.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

const traveller = (travellerId: string, type: 1 | 3): Answer<'transactionBegin'>['travellers'][number] => ({
  travellerId,
  type,
  passengerType: type,
  isLeader: travellerId === '1',
  requiredFields: ['title', 'name', 'surname', 'birthDate', 'nationality', 'identityNumber', 'leaderEmail'],
  availableTitles: type === 1 ? [1, 2] : [6],
  birthDateFrom: 19170529,
  birthDateTo: 20270528,
})

const open = (transactionId = 't-12345678', value = 100): OpenTransaction => ({
  offerIds: ['a'],
  isConfirmed: false,
  transaction: {
    transactionId,
    expiresOn: '2027-05-01T09:20:00Z',
    status: 4,
    price: { value, currency: 'try' },
    priceChanged: false,
    travellers: [traveller('1', 1), traveller('2', 3)],
    services: [],
  },
})

const details = { ...NEW_PASSENGER, title: '2', birthDate: '12.04.1990', identityNumber: '10000000146' }
const PASSENGERS: Passengers = {
  guests: [0, 1],
  drafts: [details, { ...details, birthDate: '01.06.2026' }],
  today: 20270501,
  saved: {
    customer: {
      name: 'Ada',
      surname: 'Kaya',
      email: 'ada@posta.example',
      phone: '5321234567',
      countryCode: '90',
      country: 'TR',
    },
    guests: [
      { name: 'Ada', surname: 'Kaya', type: 'adult' },
      { name: 'Su', surname: 'Kaya', type: 'child', age: 1 },
    ],
    wishes: '',
  },
}

const problem = (name: 'expired' | 'travellers-refused') =>
  Response.json({ type: `/problems/${name}`, title: name, status: 409, requestId: 'r-1' }, { status: 409 })

const sentIds = () =>
  fetched.mock.calls.map(
    ([, request]) => (JSON.parse(request?.body as string) as { transactionId: string }).transactionId,
  )

const states = (now: OpenTransaction | undefined, next = open('t-87654321')) => ({
  open: now,
  renew: vi.fn<() => Promise<OpenTransaction>>().mockResolvedValue(next),
  markConfirmed: vi.fn<(named: OpenTransaction) => void>(),
})

test('sends travellers with their ids and the names of their guests; the leader with contact data', () => {
  expect(travellersOf(open(), PASSENGERS)).toMatchObject([
    { travellerId: '1', title: 2, name: 'Ada', isLeader: true, identityNumber: '10000000146' },
    { travellerId: '2', title: 6, name: 'Su', isLeader: false, birthDate: 20260601 },
  ])
  expect(travellersOf(open(), PASSENGERS)[0]?.address).toEqual({ email: 'ada@posta.example', phone: '+90 5321234567' })
  expect(travellersOf(open(), PASSENGERS)[1]).not.toHaveProperty('address')
})

test.each([
  ['without a transaction', undefined, PASSENGERS],
  ['with nobody named', open(), { ...PASSENGERS, saved: { ...PASSENGERS.saved, guests: [] } }],
  ['with somebody left out', open(), { ...PASSENGERS, guests: [0, undefined] }],
])('C8: sends nothing %s', async (_, now, who) => {
  await expect(confirmPassengers(states(now), who)).rejects.toBeInstanceOf(NothingToConfirm)
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['validation', 'transactionUpdate', true],
  ['travellers-refused', 'transactionUpdate', true],
  ['expired', 'transactionUpdate', false],
  ['validation', 'reservationPatch', false],
] as const)('whether the travellers were refused: %s of %s', (name, operation, expected) => {
  const error = new ApiError(operation, { type: `/docs/errors/${name}`, title: name, status: 422, requestId: 'r-1' })
  expect(isRefusal(error)).toBe(expected)
})

test.each([
  ['the special request goes to the provider with the travellers (decision 39.7)', 'High floor'],
  ['one that is taken back is taken back there, too', ''],
])('%s', async (_, wishes) => {
  await confirmPassengers(states(open()), { ...PASSENGERS, saved: { ...PASSENGERS.saved, wishes } })
  const [sent, init] = fetched.mock.calls[0] ?? []
  const request = sent instanceof Request ? sent : new Request(new URL(String(sent), 'http://shop.test'), init)
  expect(await request.json()).toMatchObject({ reservationNote: wishes })
})

test('begins an expired transaction again and confirms it at the same price', async () => {
  fetched.mockResolvedValueOnce(problem('expired'))
  const state = states(open())
  await confirmPassengers(state, PASSENGERS)
  expect(sentIds()).toEqual(['t-12345678', 't-87654321'])
  expect(state.markConfirmed).toHaveBeenCalledExactlyOnceWith(open('t-87654321'))
})

test('rejects when the new transaction has another price', async () => {
  fetched.mockResolvedValueOnce(problem('expired'))
  const state = states(open(), open('t-87654321', 103))
  await expect(confirmPassengers(state, PASSENGERS)).rejects.toMatchObject({ kind: 'expired' })
  expect(fetched).toHaveBeenCalledOnce()
  expect(state.markConfirmed).not.toHaveBeenCalled()
})

test('does not begin again after a refusal of the travellers', async () => {
  fetched.mockResolvedValueOnce(problem('travellers-refused'))
  const state = states(open())
  await expect(confirmPassengers(state, PASSENGERS)).rejects.toMatchObject({ kind: 'travellers-refused' })
  expect(state.renew).not.toHaveBeenCalled()
})
