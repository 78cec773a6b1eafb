import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { exampleCall, leavesOf, jsonWithLeaves, send, type Leaf } from '../testing/example-call.ts'
import { fakeGateway, problemName, type TestAnswer } from '../testing/gateway.ts'
import { WITH_KEYS } from '../testing/keys.ts'

const calls = Object.values(operations)
  .filter(({ body }) => body !== null)
  .map(({ operationId }) => exampleCall(operationId))

/** A gateway, and the calls that its agency received, without those that open the site's own session. */
const quiet = () => {
  const gateway = fakeGateway(WITH_KEYS)
  return { gateway, heard: () => gateway.upstream.calls.filter((it) => it.operationId !== 'reservationStart') }
}

const refused = (answered: TestAnswer) => [answered.status, problemName(answered)]
const pointersOf = ({ body }: TestAnswer) =>
  ((body['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer)

const isNumber = ({ value }: Leaf) => typeof value === 'number'
const isText = ({ value }: Leaf) => typeof value === 'string'

const cases = calls.map((call) => {
  const leaves = leavesOf(call.body)
  return { id: call.row.operationId, class: call.row.class, call, leaves }
})
const withNumbers = cases
  .map(({ leaves, ...it }) => ({ ...it, numbers: leaves.filter(isNumber) }))
  .filter(({ numbers }) => numbers.length > 0)
const withTexts = cases
  .map(({ leaves, ...it }) => ({ ...it, texts: leaves.filter(isText) }))
  .filter(({ texts }) => texts.length > 0)

describe.each(cases)('$id ($class)', ({ call }) => {
  test.each([
    ['no type', ''],
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['parts', 'multipart/form-data; boundary=x'],
    ['another charset', 'application/json; charset=utf-16'],
    ['two types', 'application/json, text/plain'],
    ['a problem', 'application/problem+json'],
  ])('B2 415 for %s', async (_name, type) => {
    const { gateway, heard } = quiet()
    const answered = await send(gateway, call, { headers: { 'content-type': type } })
    expect(refused(answered)).toEqual([415, 'unsupported-media-type'])
    expect(heard()).toEqual([])
  })

  test.each(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'])(
    'B3 415 for %s, which is not opened',
    async (coding) => {
      const { gateway, heard } = quiet()
      const answered = await send(gateway, call, { headers: { 'content-encoding': coding } })
      expect(refused(answered)).toEqual([415, 'unsupported-media-type'])
      expect(heard()).toEqual([])
    },
  )

  test('B6 413 for 10,000 values, in a list and in an object', async () => {
    const { gateway, heard } = quiet()
    const list = JSON.stringify({ a: Array(10_000).fill(0) })
    const names = `{${Array.from({ length: 10_000 }, (_, i) => `"${i.toString(36)}":0`).join()}}`
    for (const text of [list, names]) expect((await send(gateway, call, { text })).status).toBe(413)
    expect(heard()).toEqual([])
  })
})

describe.each(withNumbers)('$id ($class)', ({ call, numbers }) => {
  test.each(['1e400', '9007199254740993', '-0', '0.30000000000000004', '"12,50"', '"١٢"'])(
    'B8 422 for %s in the place of any number, all of them at once',
    async (written) => {
      const { gateway, heard } = quiet()
      const answered = await send(gateway, call, { text: jsonWithLeaves(call.body, numbers, written) })
      expect(refused(answered)).toEqual([422, 'validation'])
      expect(pointersOf(answered)).toEqual(expect.arrayContaining(numbers.map(({ pointer }) => pointer)))
      expect(heard()).toEqual([])
    },
  )
})

describe.each(withTexts)('$id ($class)', ({ call, texts }) => {
  test.each([
    ['NUL', 'a\u0000b'],
    ['a mark that turns the direction', '\u202Eab'],
    ['an isolate', 'a\u2066b\u2069'],
  ])('B9 422 for %s in the place of any text, all of them at once', async (_name, text) => {
    const { gateway, heard } = quiet()
    const answered = await send(gateway, call, { text: jsonWithLeaves(call.body, texts, JSON.stringify(text)) })
    expect(refused(answered)).toEqual([422, 'validation'])
    expect(pointersOf(answered)).toEqual(expect.arrayContaining(texts.map(({ pointer }) => pointer)))
    expect(heard()).toEqual([])
  })

  test('B9 413 for a text of 1 MB', async () => {
    const { gateway, heard } = quiet()
    const text = jsonWithLeaves(call.body, texts.slice(0, 1), JSON.stringify('x'.repeat(1_048_576)))
    expect(refused(await send(gateway, call, { text }))).toEqual([413, 'too-large'])
    expect(heard()).toEqual([])
  })
})

test('B3 nothing of a compressed body is read', async () => {
  const { gateway } = quiet()
  let pulled = 0
  const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answered = await gateway.call('/api/hotels/12/price', { method: 'POST', body, headers })
  expect([answered.status, pulled]).toEqual([415, 0])
})
