import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { exampleCall, leavesOf, jsonWithLeaves, send, type ExampleCall } from '../testing/example-call.ts'
import { fakeGateway, problemName } from '../testing/gateway.ts'
import { WITH_KEYS } from '../testing/keys.ts'

const cases = Object.values(operations).map((row) => ({
  id: row.operationId,
  class: row.class,
  call: exampleCall(row.operationId),
}))

interface Refusal {
  status: number
  name: string
  pointers: string[]
  /** Calls that the agency received, without those that open a session. */
  heard: string[]
}

/** Sends a call with another query, and optionally another body. */
async function ask(call: ExampleCall, query: string, text?: string): Promise<Refusal> {
  const gateway = fakeGateway(WITH_KEYS)
  const path = `${call.path}${query === '' ? '' : `?${query}`}`
  const answered = await send(gateway, { ...call, path, query: [] }, text === undefined ? {} : { text })
  const errors = (answered.body['errors'] ?? []) as { pointer: string }[]
  return {
    status: answered.status,
    name: problemName(answered),
    pointers: errors.map(({ pointer }) => pointer),
    heard: gateway.upstream.calls.map((it) => it.operationId).filter((id) => id !== 'reservationStart'),
  }
}

/** A refusal with errors at least at these places. */
const refused = (...pointers: string[]): unknown => ({
  status: 422,
  name: 'validation',
  pointers: expect.arrayContaining(pointers),
  heard: [],
})

/** The required query of a call, with some values replaced. */
function queryWith(call: ExampleCall, values: [name: string, value: string][]): string {
  const names = new Set(values.map(([name]) => name))
  return new URLSearchParams([...call.query.filter(([name]) => !names.has(name)), ...values]).toString()
}

describe.each(cases)('A11 $id ($class)', ({ call }) => {
  test('422 for unknown names, in brackets too, each by its pointer', async () => {
    const strange: [string, string][] = [
      ['colour', 'red'],
      ['a[]', '1'],
      ['a[b]', '1'],
      ['__proto__', '1'],
    ]
    const pointers = strange.map(([name]) => `/query/${name}`)
    expect(await ask(call, queryWith(call, strange))).toEqual(refused(...pointers))
  })

  test('400 bad-query for 1,000 parameters', async () => {
    const many = Array.from({ length: 1000 }, (_, i): [string, string] => [`p${i}`, '1'])
    const answered = await ask(call, queryWith(call, many))
    expect(answered).toEqual({ status: 400, name: 'bad-query', pointers: [], heard: [] })
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
  expect(await ask(call, queryWith(call, [pair, pair]))).toEqual(refused(`/query/${name}`))
})

test('A11 says that a repeated parameter must be sent once', async () => {
  const { body } = await fakeGateway().call('/api/tours?page=1&page=2&keyword=kas&keyword=bay')
  const detail = 'must be sent once'
  expect(body).toMatchObject({
    errors: [
      { pointer: '/query/page', detail },
      { pointer: '/query/keyword', detail },
    ],
  })
})

const numbers = doubled.filter(({ call, name }) =>
  call.row.parameters.some((it) => it.name === name && (it.type === 'integer' || it.type === 'number')),
)

describe.each(numbers)('B8 $id ($class) $name', ({ call, name }) => {
  test.each(['1e400', '9007199254740993', '-0', '0.30000000000000004', '12,50', '١٢', '0x10', ''])(
    '422 for %j',
    async (text) => {
      expect(await ask(call, queryWith(call, [[name, text]]))).toEqual(refused(`/query/${name}`))
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
    expect(await ask(call, queryWith(call, [[name, value]]))).toEqual(refused(`/query/${name}`))
  })
})

/** Parameters that select a language or a currency. */
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
    const text = leaves.length === 0 ? undefined : jsonWithLeaves(call.body, leaves, JSON.stringify(value))
    const pointers = [...leaves.map(({ pointer }) => pointer), ...names.map(({ name }) => `/query/${name}`)]
    expect(await ask(call, query, text)).toEqual(refused(...pointers))
  })
})
