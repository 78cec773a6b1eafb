import { expect, test } from 'vitest'
import type { Schema } from '../document/document.ts'
import { portableSchema } from './portable.ts'

test.each<[what: string, written: Schema, served: Schema]>([
  [
    'describes a fractional step in words, because validators that divide refuse 19.99 as a multiple of 0.01',
    { type: 'number', multipleOf: 0.01, description: 'A price.' },
    { type: 'number', description: 'A price. At most two decimals.' },
  ],
  ['keeps a whole step', { type: 'integer', multipleOf: 10 }, { type: 'integer', multipleOf: 10 }],
  [
    'adds the names of values under the key that code generators know',
    { enum: [1, 2], 'x-enum-names': ['One', 'Two'] },
    { enum: [1, 2], 'x-enum-names': ['One', 'Two'], 'x-enum-varnames': ['One', 'Two'] },
  ],
  [
    'describes a sum in words',
    {
      type: 'object',
      properties: { adult: { type: 'integer' }, child: { type: 'integer' } },
      'x-sum': { of: ['adult', 'child'], minimum: 1, maximum: 9 },
    },
    {
      type: 'object',
      description: '`adult`, `child` together: 1 to 9; an absent one counts as 0.',
      properties: { adult: { type: 'integer' }, child: { type: 'integer' } },
      'x-sum': { of: ['adult', 'child'], minimum: 1, maximum: 9 },
    },
  ],
  [
    'describes the order of days and past days in words',
    { type: 'integer', 'x-after': 'checkIn', 'x-not-past': true },
    {
      type: 'integer',
      'x-after': 'checkIn',
      'x-not-past': true,
      description: "Greater than `checkIn`. Not before today in the site's time zone.",
    },
  ],
  [
    'adds a pattern to our own formats',
    { type: 'string', format: 'local-minute' },
    { type: 'string', format: 'local-minute', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$' },
  ],
  [
    'keeps the own pattern of a schema, which is narrower',
    { type: 'string', format: 'line', pattern: '^[A-Z]+$' },
    { type: 'string', format: 'line', pattern: '^[A-Z]+$' },
  ],
  [
    'removes internal marks, and an allOf that is only needed for them',
    { allOf: [{ $ref: '#/components/schemas/Token' }], 'x-added': true },
    { $ref: '#/components/schemas/Token' },
  ],
  [
    'replaces boolean subschemas in conditions, and allows other properties there',
    {
      if: { required: ['type'], properties: { type: { const: 2 } } },
      then: { required: ['back'], properties: { back: true } },
      else: { properties: { back: false } },
    },
    {
      if: { additionalProperties: true, required: ['type'], properties: { type: { const: 2 } } },
      then: { additionalProperties: true, required: ['back'], properties: { back: {} } },
      else: { additionalProperties: true, properties: { back: { not: {} } } },
    },
  ],
  [
    'adds the property that a branch only requires',
    { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    {
      anyOf: [
        { additionalProperties: true, required: ['a'], properties: { a: {} } },
        { additionalProperties: true, required: ['b'], properties: { b: {} } },
      ],
    },
  ],
  ['adds the items of a list', { type: 'array' }, { type: 'array', items: {} }],
  [
    'keeps the boolean that closes an object',
    { type: 'object', additionalProperties: false },
    { type: 'object', additionalProperties: false },
  ],
])('%s', (_what, written, served) => {
  expect(portableSchema(written)).toEqual(served)
})
