import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { exampleCall, leavesOf, rewritten, send, type ExampleCall } from '../testing/example-call.ts'
import { fakeGateway, problemName, type Answered } from '../testing/gateway.ts'
import { WITH_KEYS } from '../testing/keys.ts'

const cases = Object.values(operations).map((row) => ({
  id: row.operationId,
  class: row.class,
  call: exampleCall(row.operationId),
}))

/** Sends a call with its query written otherwise; fails when the agency hears of it. */
async function ask(call: ExampleCall, query: string, text?: string): Promise<Answered> {
  const gateway = fakeGateway(WITH_KEYS)
  const path = `${call.path}${query === '' ? '' : `?${query}`}`
  const answered = await send(gateway, { ...call, path, query: [] }, text === undefined ? {} : { text })
  const heard = gateway.upstream.calls.filter((it) => it.operationId !== 'reservationStart')
  expect(heard).toEqual([])
  return answered
}

/** The required query of a call with values of its own. */
function queryWith(call: ExampleCall, values: [name: string, value: string][]): string {
  const names = new Set(values.map(([name]) => name))
  return new URLSearchParams([...call.query.filter(([name]) => !names.has(name)), ...values]).toString()
}

const pointersOf = ({ body }: Answered) =>
  ((body['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer)

function expectRefusal(answered: Answered, ...pointers: string[]): void {
  expect([answered.status, problemName(answered)]).toEqual([422, 'validation'])
  expect(pointersOf(answered)).toEqual(expect.arrayContaining(pointers))
}

describe.each(cases)('A11 $id ($class)', ({ call }) => {
  test('422 for names that nobody knows, in brackets too, each by its pointer', async () => {
    const strange: [string, string][] = [
      ['colour', 'red'],
      ['a[]', '1'],
      ['a[b]', '1'],
      ['__proto__', '1'],
    ]
    const answered = await ask(call, queryWith(call, strange))
    expectRefusal(answered, ...strange.map(([name]) => `/query/${name}`))
  })

  test('400 bad-query for 1,000 parameters', async () => {
    const many = Array.from({ length: 1000 }, (_, i): [string, string] => [`p${i}`, '1'])
    const answered = await ask(call, queryWith(call, many))
    expect([answered.status, problemName(answered)]).toEqual([400, 'bad-query'])
  })
})

const doubled = cases.flatMap(({ call, ...it }) =>
  call.row.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.type !== 'array' && parameter.type !== 'object')
    .map(({ name }) => ({ ...it, call, name })),
)

test.each(doubled)('A11 $id ($class): 422 for two of $name', async ({ call, name }) => {
  const [value] = call.query.filter(([it]) => it === name).map(([, it]) => it)
  const pair: [string, string] = [name, value ?? '1']
  expectRefusal(await ask(call, queryWith(call, [pair, pair])), `/query/${name}`)
})

const numbers = doubled.filter(({ call, name }) =>
  call.row.parameters.some((it) => it.name === name && (it.type === 'integer' || it.type === 'number')),
)

describe.each(numbers)('B8 $id ($class) $name', ({ call, name }) => {
  test.each(['1e400', '9007199254740993', '-0', '0.30000000000000004', '12,50', '١٢', '0x10', ''])(
    '422 for %j',
    async (text) => {
      expectRefusal(await ask(call, queryWith(call, [[name, text]])), `/query/${name}`)
    },
  )
})

const paged = numbers.filter(({ name }) => name === 'page' || name === 'limit')

test('C9 lists have pages', () => {
  expect(paged.map(({ id, name }) => `${id} ${name}`)).toEqual(
    expect.arrayContaining(['tourList page', 'tourList limit']),
  )
})

describe.each(paged)('C9 $id ($class) $name', ({ call, name }) => {
  test.each(['0', '-1', '1e9', '1000000000', '10000', '1.5', 'x'])('422 for %s', async (value) => {
    expectRefusal(await ask(call, queryWith(call, [[name, value]])), `/query/${name}`)
  })
})

/** Where a call says which language or currency it wants. */
const NAMES = /(?:currency|language|locale|culture)$/i
const wording = cases
  .map(({ call, ...it }) => ({
    ...it,
    call,
    leaves: leavesOf(call.body).filter(({ pointer, value }) => NAMES.test(pointer) && typeof value === 'string'),
    names: call.row.parameters.filter((parameter) => parameter.in === 'query' && NAMES.test(parameter.name)),
  }))
  .filter(({ leaves, names }) => leaves.length + names.length > 0)

describe.each(wording)('C9 $id ($class)', ({ call, leaves, names }) => {
  test.each(['xx', 'zzz', 'ZZZ', ''])('422 for the language or currency %j', async (value) => {
    const query = queryWith(
      call,
      names.map(({ name }) => [name, value]),
    )
    const text = leaves.length === 0 ? undefined : rewritten(call.body, leaves, JSON.stringify(value))
    const pointers = [...leaves.map(({ pointer }) => pointer), ...names.map(({ name }) => `/query/${name}`)]
    expectRefusal(await ask(call, query, text), ...pointers)
  })
})
