import { describe, expect, test } from 'vitest'
import { leastMs } from '../../testing/processor-time.ts'
import { inspectJson, parseJson, startsTooDeep } from './parse.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const nameOf = (work: () => unknown): string => {
  try {
    work()
    return 'accepted'
  } catch (error) {
    expect(String(error)).not.toContain('secret')
    return error instanceof Error ? error.name : 'unknown'
  }
}

describe('B1 invalid JSON', () => {
  test.each([
    ['empty', ''],
    ['cut off', '{"secret":'],
    ['trailing garbage', '{"secret":1} x'],
    ['two values', '{}{}'],
    ['a byte order mark', '\uFEFF{}'],
    ['a lone high surrogate', String.raw`{"a":"\ud800"}`],
    ['a lone low surrogate in a name', String.raw`{"\udc00":1}`],
    ['single quotes', "{'a':1}"],
    ['a raw control character', '{"a":"\u0001"}'],
    ['NaN', '{"a":NaN}'],
    ['a bad escape', String.raw`{"a":"\x"}`],
    ['an open string', '{"a":"x'],
  ])('%s', (_name, text) => {
    expect(nameOf(() => parseJson(bytes(text)))).toBe('malformed-json')
  })

  test.each([
    ['UTF-16 with a mark', [0xff, 0xfe, 0x7b, 0, 0x7d, 0]],
    ['UTF-16 without a mark', [0x7b, 0, 0x7d, 0]],
    ['bad UTF-8', [0x22, 0xff, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('%s', (_name, list) => {
    expect(nameOf(() => parseJson(new Uint8Array(list)))).toBe('malformed-json')
  })

  test('accepts a pair of surrogates', () => {
    expect(parseJson(bytes(String.raw`{"a":"\ud83d\udea2"}`))).toEqual({ a: '🚢' })
  })
})

describe('B5 depth', () => {
  const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)

  test.each([33, 30_000, 1_000_000])('%i is too-deep within 20 ms', async (depth) => {
    for (const bomb of [bytes(nested(depth)), bytes('{"a":'.repeat(depth)), bytes('[{"a":'.repeat(depth))]) {
      let name = ''
      const took = await leastMs(() => (name = nameOf(() => parseJson(bomb))))
      expect(name).toBe('too-deep')
      expect(took).toBeLessThanOrEqual(20)
    }
  })

  test('accepts depth 32, and does not count brackets in texts', () => {
    expect(nameOf(() => parseJson(bytes(nested(32))))).toBe('accepted')
    expect(nameOf(() => parseJson(bytes(`{"a":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)))).toBe('accepted')
  })

  test('recognizes a JSON bomb by its beginning', () => {
    expect(startsTooDeep(bytes('['.repeat(40)))).toBe(true)
    expect(startsTooDeep(bytes(`{"a":"${'['.repeat(40)}`))).toBe(false)
  })
})

describe('B6 values', () => {
  const list = (length: number) => JSON.stringify(Array(length).fill(0))

  test('accepts 5,000 values, and throws too-many for one more, wherever they are', () => {
    expect(nameOf(() => parseJson(bytes(list(5000))))).toBe('accepted')
    expect(nameOf(() => parseJson(bytes(list(5001))))).toBe('too-many')
    expect(nameOf(() => parseJson(bytes(`[${list(2500)},${list(2502)}]`)))).toBe('too-many')
  })

  test('does not count commas in texts', () => {
    expect(nameOf(() => parseJson(bytes(JSON.stringify({ a: ','.repeat(10_000) }))))).toBe('accepted')
  })
})

describe('B7 names', () => {
  test.each(['__proto__', 'constructor', 'prototype', String.raw`__pro\u0074o__`])('%s is refused anywhere', (name) => {
    for (const text of [`{"${name}":1}`, `{"a":[{"${name}" : {}}]}`]) {
      expect(nameOf(() => parseJson(bytes(text)))).toBe('validation')
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('accepts a forbidden name as a value', () => {
    expect(parseJson(bytes('["__proto__","constructor"]'))).toEqual(['__proto__', 'constructor'])
  })

  test.each(['{"a":1,"a":2}', String.raw`{"a":1,"\u0061":2}`, '{"x":{"b":1,"c":[],"b" :2}}'])(
    '%s has one twice',
    (text) => {
      expect(nameOf(() => parseJson(bytes(text)))).toBe('malformed-json')
    },
  )

  test('accepts the same name in two objects', () => {
    expect(inspectJson('[{"a":1},{"a":{"a":"a"}}]')).toMatchObject({ hasDuplicate: false })
  })
})
