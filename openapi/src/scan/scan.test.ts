import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Document, Schema } from '../generate/document/document.ts'
import { formOf } from '../generate/scan/form-of.ts'
import { compileContract } from '../generate/validators/compile.ts'
import { hardCases } from '../testing/hard-cases.ts'
import { createScan } from './scan.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const anything = createScan({ whole: 0, shapes: [{}] })

/** A document with these components. */
function documentOf(schemas: Record<string, Schema>): Document {
  return { openapi: '3.1.0', paths: {}, components: { schemas } }
}

/** A scanner of a schema in the closed form of requests. */
const scannerOf = (schema: Schema, document = documentOf({})) =>
  createScan(formOf(document, schema, { leg: 'upstream', isAnswer: false }))

describe('JSON', () => {
  test.each([
    '0',
    '-0.5',
    '999999999999999',
    '{}',
    '[]',
    ' { "a" : [ 1 , true , null ] ,\n\t"b":"\\u00e9\\n\\\\\\"" } ',
    '"Kaş كاش 🏖"',
    '[[[]]]',
    `${'['.repeat(32)}${']'.repeat(32)}`,
  ])('accepts %s', (text) => {
    expect(anything(encode(text))).toBeDefined()
  })

  test.each([
    '',
    ' ',
    '01',
    '-',
    '1.',
    '.5',
    '+1',
    'tru',
    'nul',
    'True',
    '{"a":1,}',
    '[1,]',
    '[,1]',
    '{"a" 1}',
    '{a:1}',
    '{"a":1}}',
    '1 2',
    '"a',
    '"a\nb"',
    '"\\x"',
    '"\\u12g4"',
    '{"a":1,"a":2}',
    '{"x":{"a":1,"b":2,"a":3}}',
    '\ufeff{}',
    `${'['.repeat(33)}${']'.repeat(33)}`,
  ])('does not accept %j', (text) => {
    expect(anything(encode(text))).toBeUndefined()
  })

  test.each([
    ['a number with an exponent', '1e3'],
    ['more digits than a number holds', '1234567890123456'],
    ['an escaped name', '{"\\u0061":1}'],
    ['an escaped surrogate', '"\\ud83c\\udfd6"'],
  ])('leaves %s to the validator', (_what, text) => {
    expect(anything(encode(text))).toBeUndefined()
  })

  test('does not accept invalid UTF-8: cut or overlong characters', () => {
    const broken = [
      [0x80],
      [0xc0, 0x80],
      [0xc3],
      [0xd8, 0xa7, 0xd8],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xff],
    ]
    const inQuotes = broken.map((bytes) => Uint8Array.from([34, ...bytes, 34]))
    expect(inQuotes.filter((bytes) => anything(bytes) !== undefined)).toEqual([])
  })

  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  /** Whether a strict parser reads these bytes. */
  function isJson(bytes: Uint8Array): boolean {
    try {
      JSON.parse(strict.decode(bytes))
      return true
    } catch {
      return false
    }
  }

  test('accepts JSON with one changed byte only if it is still JSON', () => {
    const changed = fc.tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.integer({ min: 0, max: 255 }))
    fc.assert(
      fc.property(changed, ([text, place, byte]) => {
        const bytes = encode(text)
        bytes[place % bytes.length] = byte
        expect(anything(bytes) === undefined || isJson(bytes)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('accepts any JSON of plain values', () => {
    const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ unit: 'binary-ascii' }))
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), tie('value'), { maxKeys: 4 }),
      ),
    }))
    fc.assert(
      fc.property(value, (it) => {
        expect(anything(encode(JSON.stringify(it)))).toBeDefined()
      }),
    )
  })
})

describe('schemas: accepts only valid values, and all valid values of ordinary schemas', () => {
  const document = documentOf(Object.fromEntries(Object.entries(hardCases).map(([name, { schema }]) => [name, schema])))
  const { components } = compileContract(document)

  test.each(Object.entries(hardCases))('%s', (name, { valid, invalid }) => {
    const scan = scannerOf({ $ref: `#/components/schemas/${name}` }, document)
    const accepted = [...valid, ...invalid].filter((value) => scan(encode(JSON.stringify(value))) !== undefined)
    expect(accepted.filter((value) => components.get(name)?.(value) !== true)).toEqual([])
  })

  const SCHEMAS: [string, Schema, string, boolean][] = [
    ['a length in characters', { type: 'string', maxLength: 2 }, '"🏖ş"', true],
    ['a length in characters', { type: 'string', maxLength: 2 }, '"abc"', false],
    ['an escape is one character', { type: 'string', minLength: 2 }, '"\\n"', false],
    ['an id', { type: 'string', pattern: '^[a-z0-9]{1,4}$' }, '"ab12"', true],
    ['an id with another character', { type: 'string', pattern: '^[a-z0-9]{1,4}$' }, '"ab-2"', false],
    ['an id that is too long', { type: 'string', pattern: '^[a-z0-9]{1,4}$' }, '"ab123"', false],
    ['an id with a prefix', { type: 'string', pattern: '^place-[a-z]{2}$' }, '"place-ab"', true],
    ['an id with another prefix', { type: 'string', pattern: '^place-[a-z]{2}$' }, '"plane-ab"', false],
    ['another pattern', { type: 'string', pattern: '^(?:a|é)+$' }, '"aé\\u0061"', true],
    ['another pattern', { type: 'string', pattern: '^(?:a|é)+$' }, '"ab"', false],
    ['a format', { type: 'string', format: 'date-time' }, '"2027-02-28T10:00:00Z"', true],
    ['a format', { type: 'string', format: 'date-time' }, '"2027-02-29T10:00:00Z"', false],
    ['a range and a format', { type: 'string', pattern: '^[0-9-]{10}$', format: 'date' }, '"2027-02-29"', false],
    ['a date as a number', { type: 'integer', format: 'date-int' }, '20270228', true],
    ['a date as a number', { type: 'integer', format: 'date-int' }, '20270229', false],
    ['an integer with a point', { type: 'integer' }, '2.0', true],
    ['a fraction', { type: 'integer' }, '2.5', false],
    ['cents', { type: 'number', multipleOf: 0.01 }, '19.99', true],
    ['less than a cent', { type: 'number', multipleOf: 0.01 }, '19.995', false],
    ['a minimum', { type: 'number', minimum: 0 }, '-0.01', false],
    ['a choice', { enum: ['a', 2, null] }, '2', true],
    ['a choice', { enum: ['a', 2, null] }, 'null', true],
    ['a text that is no choice', { enum: ['a', 2, null] }, '"b"', false],
    ['a choice with the slot of another', { enum: ['ad', 'ba'] }, '"ba"', true],
    ['no choice with the slot of one', { enum: ['ad'] }, '"ba"', false],
    ['an empty choice', { enum: ['', 'a'] }, '""', true],
    ['no empty choice', { enum: ['a'] }, '""', false],
    ['letters of two bytes', { maxLength: 5 }, '"şişli"', true],
    ['too many letters of two bytes', { maxLength: 4 }, '"şişli"', false],
    ['no choice of another type', { enum: ['a', 2, null] }, '[]', false],
    ['a choice that its pattern refuses', { enum: ['a', 'B'], pattern: '^[a-z]{1,2}$' }, '"B"', false],
    ['a choice that its pattern accepts', { enum: ['a', 'B'], pattern: '^[a-z]{1,2}$' }, '"a"', true],
    ['a choice that its format refuses', { enum: ['2027-02-29'], format: 'date' }, '"2027-02-29"', false],
    ['a constant beside choices', { enum: ['a', 'b'], const: 'a' }, '"b"', false],
    [
      'a member without a name',
      { required: ['a'], properties: { '': { type: 'null' }, a: true } },
      '{"":1,"a":1}',
      false,
    ],
    ['too many items', { type: 'array', maxItems: 1 }, '[1,2]', false],
    ['items', { type: 'array', items: { type: 'boolean' } }, '[true,false]', true],
    ['another item', { type: 'array', items: { type: 'boolean' } }, '[true,null]', false],
    ['a missing required member', { required: ['a'] }, '{"b":1}', false],
    ['a required member without a description', { required: ['a'] }, '{"a":1}', true],
    ['an empty object with a required member', { required: ['a'] }, '{}', false],
    ['a member that another one requires', { dependentRequired: { a: ['b'] } }, '{"a":1,"b":2}', true],
    ['a missing member that another one requires', { dependentRequired: { a: ['b'] } }, '{"a":1}', false],
    ['unknown members', { type: 'object', properties: { a: true } }, '{"b":1,"a":2,"c":[{}]}', true],
    ['an unknown member twice', { type: 'object', properties: { a: true } }, '{"b":1,"a":2,"b":3}', false],
    ['null or an object', { anyOf: [{ type: 'object', required: ['a'] }, { type: 'null' }] }, 'null', true],
    ['null or another object', { anyOf: [{ type: 'object', required: ['a'] }, { type: 'null' }] }, '{}', false],
    ['branches that overlap', { oneOf: [{ minimum: 1 }, { minimum: 2 }] }, '1', false],
    ['all of several', { allOf: [{ required: ['a'] }, { properties: { a: { type: 'null' } } }] }, '{"a":null}', true],
    ['not all of several', { allOf: [{ required: ['a'] }, { properties: { a: { type: 'null' } } }] }, '{"a":1}', false],
    ['a keyword that shapes do not have', { not: { type: 'string' } }, '1', false],
    ['items that may not repeat', { type: 'array', uniqueItems: true }, '[1]', false],
  ]

  test.each(SCHEMAS)('%s: %j, %s: %s', (_what, schema, text, isScanned) => {
    expect(scannerOf(schema)(encode(text)) !== undefined).toBe(isScanned)
  })

  const stay: Schema = {
    type: 'object',
    properties: {
      from: { type: 'integer' },
      to: { type: 'integer', 'x-after': 'from' },
      most: { type: 'integer', 'x-at-least': 'from' },
    },
  }

  test.each([
    ['{"from":1,"to":2,"most":1}', true],
    ['{"to":2,"from":1}', true],
    ['{"from":2,"to":2}', false],
    ['{"to":1,"from":2}', false],
    ['{"most":1,"from":2}', false],
    ['{"to":1}', true],
  ])('numbers in order: %s: %s', (text, isScanned) => {
    expect(scannerOf(stay)(encode(text)) !== undefined).toBe(isScanned)
  })
})

describe('unions', () => {
  const pet = (kind: string, keywords: object = { type: 'object' }) => ({
    ...keywords,
    required: ['kind'],
    properties: { kind: { const: kind } },
  })
  const union = (mapping: Record<string, string>) => ({
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', mapping },
  })
  const [Cat, Dog] = ['#/components/schemas/Cat', '#/components/schemas/Dog']
  const pets = documentOf({ Cat: pet('cat'), Dog: pet('dog') })

  test.each([
    ['that leads each kind to its branch', { cat: Cat, dog: Dog }, '{"kind":"dog"}', true],
    ['that leads each kind to its branch', { cat: Cat, dog: Dog }, '{"kind":"cow"}', false],
    ['that has one kind less', { cat: Cat }, '{"kind":"dog"}', false],
    ['that leads to another branch', { cat: Dog, dog: Cat }, '{"kind":"dog"}', false],
    ['that has another name for a kind', { lion: Cat, dog: Dog }, '{"kind":"cat"}', false],
  ])('a mapping %s: %j, %s: %s', (_what, mapping, text, isScanned) => {
    expect(scannerOf(union(mapping), pets)(encode(text)) !== undefined).toBe(isScanned)
  })

  test('leaves branches that accept more than objects to the validator', () => {
    const schema = { oneOf: [pet('cat', {}), pet('dog', {})], discriminator: { propertyName: 'kind' } }
    expect(scannerOf(schema)(encode('5'))).toBeUndefined()
  })

  test('leaves branches whose constants do not exist on the leg to the validator', () => {
    const added = (kind: string) => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind, 'x-added': true }, n: { type: 'integer' } },
    })
    const document = documentOf({ Cat: added('cat'), Dog: added('dog') })
    expect(scannerOf({ oneOf: [{ $ref: Cat }, { $ref: Dog }] }, document)(encode('{"n":1}'))).toBeUndefined()
    expect(scannerOf({ anyOf: [{ $ref: Cat }, { $ref: Dog }] }, document)(encode('{"n":1}'))).toBeUndefined()
  })
})

test('leaves an object with more than 32 unknown names to the validator', () => {
  const withNames = (count: number) => encode(`{${Array.from({ length: count }, (_, n) => `"n${n}":0`).join()}}`)
  expect([1, 32, 33, 100_000].map((count) => anything(withNames(count)) !== undefined)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('returns the names of the outermost object and the lengths of its lists', () => {
  const scan = scannerOf({ anyOf: [{ type: 'object', required: ['gone'] }, { type: 'object' }] })
  const scanned = scan(encode('{"records":[{"inner":[1,2,3]},{}],"query":{"list":[1]},"none":[]}'))
  expect(scanned?.names).toEqual(new Set(['records', 'query', 'none']))
  expect(scanned?.lengths).toEqual(
    new Map([
      ['records', 2],
      ['none', 0],
    ]),
  )
})

test('finds members in any order', () => {
  const scan = scannerOf({ type: 'object', required: ['a', 'bb', 'c'], properties: { a: true, bb: true, c: true } })
  for (const names of [
    ['a', 'bb', 'c'],
    ['c', 'bb', 'a'],
    ['bb', 'a', 'c'],
    ['a', 'bb', 'c'],
  ]) {
    expect(scan(encode(`{${names.map((name) => `"${name}":"${name}"`).join(', ')}}`))).toBeDefined()
  }
})
