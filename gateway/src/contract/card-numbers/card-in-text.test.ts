import { marks } from '@rota/openapi/agency/marks'
import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { exampleCall, leavesOf, jsonWithLeaves, send } from '../../testing/example-call.ts'
import { fakeGateway, problemName, startSession, type TestAnswer } from '../../testing/gateway.ts'
import { WITH_KEYS } from '../../testing/keys.ts'

const CARD = '5555 5555 5555 4444'
/** Half of it: four digits alone are in one of two thousand request ids. */
const CARD_DIGITS = /5555.?5555/
const KEY = { 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"0"' }

const pointersOf = ({ body }: TestAnswer) => (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)

/** A gateway, and the calls that its agency received, without those that open a session. */
async function quiet() {
  const gateway = fakeGateway(WITH_KEYS)
  const cookie = await startSession(gateway, 'booking-0001')
  return { gateway, cookie, heard: () => gateway.upstream.calls.filter((it) => it.operationId !== 'reservationStart') }
}

const pathOf = (pointer: string) => pointer.slice(1).split('/')
const isAt = (pointer: string, path: readonly string[]) =>
  path.length === pathOf(pointer).length && pathOf(pointer).every((name, i) => path[i] === '*' || path[i] === name)

/** Every free-text field of every documented request. */
const texts = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const call = exampleCall(id)
  const free = leavesOf(call.body).filter(({ value, pointer }) => {
    const isTyped = marks[id].body.freeText.some((path) => isAt(pointer, path))
    return isTyped && typeof value === 'string' && !value.includes('@')
  })
  return free.map((leaf) => ({ id, call, leaf, pointer: leaf.pointer }))
})

describe('E12 a card number in a text of a body', () => {
  test.each(texts)('$id $pointer is refused there, and nothing is sent on', async ({ call, leaf }) => {
    const { gateway, cookie, heard } = await quiet()
    const text = jsonWithLeaves(call.body, [leaf], JSON.stringify(CARD))
    const answered = await send(gateway, call, { text, cookie })
    expect([answered.status, pointersOf(answered)]).toEqual([422, [leaf.pointer]])
    expect(answered.text).not.toMatch(CARD_DIGITS)
    expect(heard()).toEqual([])
  })

  const guest = { id: 'g1', type: 1, title: 'mrs', name: 'Defne', surname: CARD, age: 30 }
  const customer = {
    name: 'Defne',
    surname: 'Aydın',
    phone: '532-000-0148',
    countryCode: '90',
    email: 'defne@example.com',
  }
  test.each([
    ['special requests', { key: 'specialRequests', value: `a quiet room ${CARD}` }, '/value'],
    ['a guest', { key: 'guests', value: [guest] }, '/value/0/surname'],
    ['the customer', { key: 'customer', value: { ...customer, note: CARD } }, '/value/note'],
    [
      'an e-mail address',
      { key: 'customer', value: { ...customer, email: '5555555555554444@example.com' } },
      '/value/email',
    ],
    [
      'a name and a surname together',
      { key: 'guests', value: [{ ...guest, name: '5555 5555', surname: '5555 4444' }] },
      '/value/0/surname',
    ],
    [
      'a tax number',
      { key: 'customer', value: { ...customer, billing: { type: 'individual', taxNumber: '5555555555554444' } } },
      '/value/billing/taxNumber',
    ],
  ])('reservationPatch of %s', async (_what, json, pointer) => {
    const { gateway, cookie, heard } = await quiet()
    const answered = await gateway.call('/api/reservation', { method: 'PATCH', json, cookie, headers: KEY })
    expect([answered.status, pointersOf(answered)]).toEqual([422, expect.arrayContaining([pointer])])
    expect(heard()).toEqual([])
  })
})

describe('E12 a card number in an address', () => {
  test.each([
    ['/api/promotions/query?code=5555555555554444', '/query/code'],
    ['/api/search?term=5555+5555+5555+4444', '/query/term'],
    ['/api/pages/url?url=5555-5555-5555-4444', '/query/url'],
    ['/api/locations?keyword=5555%205555%205555%204444', '/query/keyword'],
  ])('%s', async (path, pointer) => {
    const { gateway, heard } = await quiet()
    const answered = await gateway.call(path)
    expect([answered.status, problemName(answered), pointersOf(answered)]).toEqual([422, 'card-number', [pointer]])
    expect(heard()).toEqual([])
    expect(JSON.stringify(gateway.logged)).not.toMatch(CARD_DIGITS)
  })
})

test('E12 returns card-number if there are no other errors', async () => {
  const { gateway, cookie } = await quiet()
  const patch = (json: unknown) => gateway.call('/api/reservation', { method: 'PATCH', json, cookie, headers: KEY })
  expect(problemName(await patch({ key: 'specialRequests', value: CARD }))).toBe('card-number')
  const both = await patch({ key: 'specialRequests', value: CARD, more: 1 })
  expect([problemName(both), pointersOf(both)]).toEqual(['validation', ['/more', '/value']])
})

test('does not check ids, tokens and telephone numbers', () => {
  const free = (Object.keys(operations) as OperationId[]).flatMap((id) =>
    [...marks[id].params.freeText, ...marks[id].body.freeText].map((path) => path.at(-1)),
  )
  for (const name of [
    'offerId',
    'searchId',
    'token',
    'phone',
    'transactionId',
    'identityNumber',
    'x-session',
    'number',
  ]) {
    expect([name, free.filter((it) => it === name).length]).toEqual([name, name === 'number' ? 3 : 0])
  }
})
