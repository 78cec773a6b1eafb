import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equal, formats, ucs2length } from './runtime.ts'

type Check = (text: string) => boolean

/** The check of a format in our runtime. */
function ours(name: string): Check {
  const format = formats[name]
  if (typeof format !== 'function') throw new Error(`${name} is no text format`)
  return format
}

/** The check of a format in ajv-formats. */
function theirs(name: string): Check {
  const format: unknown = Reflect.get(fullFormats, name)
  if (format instanceof RegExp) return (text) => format.test(text)
  const check: unknown = typeof format === 'object' && format !== null ? Reflect.get(format, 'validate') : format
  if (typeof check !== 'function') throw new Error(`ajv-formats has no ${name}`)
  return (text) => Boolean(check(text))
}

/** Mostly valid parts, so that a generated text has one mistake at a time. */
const mostly = (right: string[], wrong: string[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })

const number = (last: number) => Array.from({ length: last + 1 }, (_, i) => String(i).padStart(2, '0'))
const oddNumbers = ['00', '13', '24', '29', '30', '31', '32', '59', '60', '61', '99', '1', 'x1', '٣٤']
const two = (last: number) => mostly(number(last), oddNumbers)
const year = mostly(['2024', '2023', '1900', '2000', '0000', '9999'], ['24', '20245', '２０２４'])
const date = fc.tuple(year, two(12), two(31)).map((parts) => parts.join('-'))
const fraction = mostly(['', '.5', '.999', '.99999999999999999999'], ['.', ',5'])
const sign = fc.constantFrom('+', '-')
const offset = fc.oneof(
  mostly(['Z', 'z', '+0300', '+03'], ['', '-1', '+03:0', '+03:00x', 'ZZ']),
  fc.tuple(sign, two(23), two(59)).map(([side, hour, minute]) => `${side}${hour}:${minute}`),
)
const time = fc
  .tuple(two(23), two(59), two(60), fraction, offset)
  .map(([hour, minute, second, rest, zone]) => `${hour}:${minute}:${second}${rest}${zone}`)
const separator = mostly(['T', 't', ' ', '\u00a0', '\n'], ['', 'x', 'TT'])
const dateTime = fc.tuple(date, separator, time).map((parts) => parts.join(''))

const from = (pieces: string[], maxLength = 12) =>
  fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''))
const email = from(['a', 'B9', '.', '@', '-', '_', '+', 'x.de', '@b.co', "o'n", 'ü', ' ', '\u017f', '\u212a', '"'])
const uri = from(
  [
    'http',
    'https://',
    ':',
    '//',
    '/',
    'a',
    'B-1',
    '?',
    '#',
    '@',
    '[::1]',
    '[',
    ']',
    '1.2.3.4',
    ':80',
    '%2f',
    '%',
    'ü',
    ' ',
    '"',
    '&;,',
    '~',
    'v1.x',
    '::',
    'ff',
    '\u017f',
  ],
  10,
)
const address = from(['1', 'ab12', ':', '::', '1.2.3.4', '256.1.1.1', 'vF.a', 'g', '.'], 9).map((it) => `x://[${it}]/`)
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), minLength: 12, maxLength: 12 })
const uuid = fc
  .tuple(fc.constantFrom('', 'urn:uuid:', 'URN:UUID:', 'x'), hex, fc.constantFrom('-', '', 'g'))
  .map(([prefix, h, dash]) => `${prefix}${h.slice(0, 8)}-${h.slice(0, 4)}${dash}${h.slice(4, 8)}-${h.slice(8)}-${h}`)
const pointer = from(['/', '~0', '~1', '~', '~2', 'a', '#', 'ü'])

const cases: [string, fc.Arbitrary<string>][] = [
  ['date', date],
  ['time', time],
  ['date-time', dateTime],
  ['email', email],
  ['uri', uri],
  ['uri', address],
  ['uri-reference', uri],
  ['uri-reference', address],
  ['uuid', uuid],
  ['json-pointer', pointer],
]

describe('formats give the verdicts of ajv-formats in full mode', () => {
  test.each(cases)('%s, generated', (name, texts) => {
    const [mine, full] = [ours(name), theirs(name)]
    fc.assert(
      fc.property(fc.oneof(texts, { weight: 1, arbitrary: fc.string() }), (text) => {
        expect([text, mine(text)]).toEqual([text, full(text)])
      }),
      { numRuns: 3000 },
    )
  })

  const leapSeconds = [
    '23:59:60Z',
    '22:59:60Z',
    '00:29:60+00:30',
    '24:59:60+01:00',
    '15:59:60-08:00',
    '23:59:60.9Z',
    '23:59:61Z',
  ]
  test.each(leapSeconds)('time %s', (text) => {
    expect(ours('time')(text)).toBe(theirs('time')(text))
    expect(ours('date-time')(`2024-06-30T${text}`)).toBe(theirs('date-time')(`2024-06-30T${text}`))
  })

  test('accept some of the generated texts and refuse others', () => {
    for (const [name, texts] of cases) {
      const verdicts = new Set(fc.sample(texts, 3000).map(ours(name)))
      expect([name, verdicts.size]).toEqual([name, 2])
    }
  })
})

test.each([
  [20240229, true],
  [20230229, false],
  [20260231, false],
  [20271301, false],
  [20270100, false],
  [20270521.5, false],
  [99991231, true],
])('date-int %d is %s (C2)', (value, verdict) => {
  const format = formats['date-int']
  expect(typeof format === 'object' && format.validate(value)).toBe(verdict)
})

test.each([
  ['2027-05-21 14:30', true],
  ['2028-02-29 00:00', true],
  ['2027-02-29 14:30', false],
  ['2027-05-21T14:30', false],
  ['2027-05-21 24:00', false],
  ['2027-05-21 14:60', false],
  ['2027-05-21 14:30:00', false],
  ['2027-05-21', false],
  ['', false],
])('local-minute %j is %s (decision 30.1)', (text, verdict) => {
  expect(ours('local-minute')(text)).toBe(verdict)
})

describe('formats of typed text (B9)', () => {
  test.each([
    ['latin', 'Gülşen'],
    ['decomposed', 'Gu\u0308l\u015fen'],
    ['right to left', 'عبد الرحمن'],
    ['right to left with its own marks', '\u200fعلی\u200cرضا'],
    ['an apostrophe', "O’Neill d'Arc"],
    ['a hyphen', 'Anna-Maria'],
    ['an emoji of four bytes', 'Ada 🌊'],
    ['a family of joined emoji', '👩‍👩‍👧'],
    ['Chinese beyond the basic plane', '𠮷野'],
    ['an empty text', ''],
  ])('accepts %s as a line', (_what, text) => {
    expect([ours('line')(text), ours('lines')(text)]).toEqual([true, true])
  })

  test.each([
    ['blanks', ' \u00a0\u3000'],
    ['invisible characters', '\u200b\u200d\ufeff\u00ad'],
    ['NUL', 'Ada\0'],
    ['escape', 'Ada\u001b[31m'],
    ['delete', 'Ada\u007f'],
    ['a control of the upper half', 'Ada\u0085'],
    ['a lone surrogate', 'Ada\ud83c'],
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'].map((mark) => [
      `U+${mark.codePointAt(0)?.toString(16)}`,
      `Ada${mark}`,
    ]),
  ])('refuses %s as a line', (_what, text = '') => {
    expect([ours('line')(text), ours('lines')(text)]).toEqual([false, false])
  })

  test.each(['\n', '\r\n', '\t', '\u2028', '\u2029'])('accepts %j in several lines only', (between) => {
    const text = `A quiet room${between}near the lift`
    expect([ours('line')(text), ours('lines')(text)]).toEqual([false, true])
  })

  test('checks a megabyte of blanks within half a second', () => {
    const before = process.threadCpuUsage()
    for (const name of ['line', 'lines']) expect(ours(name)(' '.repeat(1_000_000))).toBe(false)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })
})

test.each([
  ['4000000000001091', true],
  ['4000000000001092', false],
  ['4000 0000 0000 1091', false],
  ['', false],
  ['٤٠٠٠', false],
])('card-number %s is %s (C6)', (text, verdict) => {
  expect(ours('card-number')(text)).toBe(verdict)
})

test.each([
  [2 ** 31 - 1, true],
  [2 ** 31, false],
  [-(2 ** 31), true],
  [1.5, false],
])('int32 %d is %s', (value, verdict) => {
  const format = formats.int32
  expect(typeof format === 'object' && format.validate(value)).toBe(verdict)
})

const ajv = new Ajv2020()

test('counts characters like Ajv', () => {
  const units = fc.constantFrom('a', 'ş', '👍', '\ud83d', '\udc4d')
  fc.assert(
    fc.property(fc.array(units), (parts) => {
      const length = ucs2length(parts.join(''))
      const validate = ajv.compile({ type: 'string', minLength: length, maxLength: length })
      expect(validate(parts.join(''))).toBe(true)
    }),
  )
})

test('compares values like Ajv', () => {
  const small = fc.jsonValue({ maxDepth: 2 }).filter((it) => !/constructor|valueOf|toString/.test(JSON.stringify(it)))
  const unique = ajv.compile({ type: 'array', uniqueItems: true })
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(equal(a, b)).toBe(!unique([a, b]))
    }),
  )
  fc.assert(
    fc.property(small, (a) => {
      expect(equal(a, structuredClone(a))).toBe(true)
    }),
  )
  expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(equal({ a: undefined }, { b: undefined })).toBe(false)
  expect(equal([1], { 0: 1 })).toBe(false)
})

test('compares properties with the names of inherited ones (Ajv throws on valueOf)', () => {
  expect(equal({ valueOf: 0, constructor: 1 }, { valueOf: 0, constructor: 1 })).toBe(true)
  expect(equal({ valueOf: 0 }, { valueOf: 1 })).toBe(false)
})
