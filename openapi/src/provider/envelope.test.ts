import { load } from '@rota/openapi/provider/validators'
import { describe, expect, test } from 'vitest'
import { fieldProblems } from '../errors.ts'
import { answers } from './testing/answers.ts'
import { edited } from './testing/edit.ts'
import { answered, refused } from './testing/envelope.ts'

/** Changes that make a successful response invalid (decision 16.1). */
const broken: [spot: string, value: unknown][] = [
  ['header', undefined],
  ['header', null],
  ['header', []],
  ['header.success', undefined],
  ['header.success', 'true'],
  ['header.success', 1],
  ['header.success', null],
  ['header.requestId', undefined],
  ['header.requestId', 7],
  ['header.requestId', ''],
  ['header.responseTime', 'yesterday'],
  ['header.messages', undefined],
  ['header.messages', {}],
  ['header.messages.0', 'Operation completed'],
  ['header.messages.0.code', undefined],
  ['header.messages.0.code', 2],
  ['header.messages.0.messageType', undefined],
  ['header.messages.0.messageType', '2'],
  ['header.messages.0.id', '10000000'],
  ['body', undefined],
  ['body', null],
  ['body', []],
  ['body', ''],
]

/** Differences of newer or older provider versions that must stay valid. */
const harmless: [spot: string, value: unknown][] = [
  ['header.responseTime', '2027-05-02T09:14:07.1832041Z'],
  ['header.messages.0.messageType', 9],
  ['header.messages.0.code', 'NobodyKnowsThisOne'],
  ['header.messages.0.message', undefined],
  ['header.messages.0.code', 1],
  ['header.messages.0.exception', { message: 'x' }],
  ['header.messages', []],
  ['header.traceId', 'x'],
  ['trailer', {}],
]

describe.each(answers)('$title ($operation)', async ({ operation, smallest }) => {
  const { u200 } = await load[operation]()
  const answer = answered(smallest)

  test('is refused with an incomplete or invalid envelope', () => {
    expect(broken.filter(([spot, value]) => u200(edited(answer, spot, value)))).toEqual([])
  })

  test('is accepted with variations of the envelope in other versions of the provider', () => {
    expect(harmless.filter(([spot, value]) => !u200(edited(answer, spot, value)))).toEqual([])
  })

  test('accepts a refusal without a body or with an empty one', () => {
    const bodies = [{}, { body: null }, { body: {} }]
    expect(bodies.map((body) => u200({ ...refused('TokenRequired'), ...body }))).toEqual([true, true, true])
    expect(u200({ ...refused('TokenRequired'), body: [] })).toBe(false)
    expect(u200(edited(refused('TokenRequired'), 'header.messages', undefined))).toBe(false)
    expect(u200(edited(refused('TokenRequired'), 'header.messages.0.code', 7))).toBe(false)
  })
})

test('reports errors of the intended branch only', async () => {
  const { u200 } = await load.transactionCommit()
  const pointers = (answer: unknown) => (u200(answer) ? [] : fieldProblems(u200.errors ?? []).map((it) => it.pointer))
  expect(pointers(answered({ reservationNumber: 7, transactionId: 't' }))).toEqual(['/body/reservationNumber'])
  expect(pointers({ header: {} })).toEqual(['/header/success'])
  expect(pointers({ ...refused('TokenRequired'), body: 'x' })).toEqual(['/body'])
})

test('accepts a warning as a success (decision 16.7)', async () => {
  const { u200 } = await load.reservationInfoSet()
  const answer = answered({
    transactionId: 't',
    reservationData: { travellers: [], reservationInfo: {}, services: [] },
  })
  const warned = edited(answer, 'header.messages.0', {
    id: 30000103,
    code: 'DuplicateReservationFound',
    messageType: 4,
    message: 'There is a similar reservation',
  })
  expect(u200(warned)).toBe(true)
})
