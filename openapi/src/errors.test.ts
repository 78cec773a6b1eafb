import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { fieldProblems } from './errors.ts'
import { forAjv } from './generate/validators/for-ajv.ts'
import { shop } from './testing/shop.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })

function problems(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema)
  validate(value)
  return fieldProblems(validate.errors ?? []).map(({ pointer, detail }) => `${pointer} ${detail}`)
}

const cases: [string, object, unknown, string[]][] = [
  ['a missing property', { required: ['a'] }, {}, ['/a is required']],
  ['a missing property below', { properties: { a: { required: ['b'] } } }, { a: {} }, ['/a/b is required']],
  [
    'an unknown property',
    { properties: {}, additionalProperties: false },
    { x: 1 },
    ['/x is not part of the contract'],
  ],
  ['an unevaluated property', { unevaluatedProperties: false }, { x: 1 }, ['/x is not part of the contract']],
  [
    'names that need escapes',
    { additionalProperties: false },
    { 'a/b~c': 1 },
    ['/a~1b~0c is not part of the contract'],
  ],
  ['a forbidden property', { properties: { x: false } }, { x: 1 }, ['/x is not part of the contract']],
  ['a dependent property', { dependentRequired: { a: ['b'] } }, { a: 1 }, ['/b is required with a']],
  ['an invalid property name', { propertyNames: { pattern: '^a' } }, { b: 1 }, ['/b is not a possible name']],
  ['an enumeration', { enum: ['a', 1] }, 'b', [' must be one of "a", 1']],
  ['an enumeration of one', { enum: ['a'] }, 'b', [' must be "a"']],
  ['a constant', { const: 'a' }, 'b', [' must be "a"']],
  ['an item', { items: { type: 'integer' } }, [1, 'x'], ['/1 must be a whole number']],
  [
    'several errors',
    { required: ['a'], properties: { b: { type: 'string' } } },
    { b: 1 },
    ['/a is required', '/b must be a string'],
  ],
  ['a duplicate error once', { allOf: [{ required: ['a'] }, { required: ['a'] }] }, {}, ['/a is required']],
]

test.each(cases)('reports %s', (_what, schema, value, expected) => {
  expect(problems(schema, value)).toEqual(expected)
})

test('reports the errors of a branch without the condition that selects it', () => {
  const union = {
    oneOf: [{ $ref: '#/components/schemas/PayCard' }, { $ref: '#/components/schemas/PayTransfer' }],
    discriminator: { propertyName: 'kind', mapping: { card: '#/components/schemas/PayCard' } },
  }
  const schema = forAjv(shop(), union, () => 'PayCard')
  ajv.addSchema({ $id: 'PayCard', required: ['number'] })
  expect(problems(typeof schema === 'object' ? schema : {}, { kind: 'card' })).toEqual(['/number is required'])
})

test('never repeats a value of the request', () => {
  const schema = {
    properties: {
      a: { type: 'integer' },
      b: { pattern: '^x$', maxLength: 2 },
      c: { enum: [1] },
      d: { const: 2 },
      e: { type: 'string', minLength: 99 },
      f: { uniqueItems: true },
      g: { multipleOf: 5, maximum: 3 },
      h: { not: {} },
    },
  }
  const secret = '4000000000001091'
  const value = {
    a: secret,
    b: secret,
    c: secret,
    d: secret,
    e: secret,
    f: [secret, secret],
    g: 4000000000001091,
    h: secret,
  }
  const messages = problems(schema, value)
  expect(messages.length).toBeGreaterThanOrEqual(9)
  expect(messages.filter((it) => it.includes(secret))).toEqual([])
})

test('limits the number of errors', () => {
  const value = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, 1]))
  expect(problems({ additionalProperties: false }, value)).toHaveLength(100)
})
