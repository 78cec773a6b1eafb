import { expect, test } from 'vitest'
import type { Schema } from '../document/document.ts'
import { portableSchema } from './portable.ts'

test.each<[what: string, written: Schema, served: Schema]>([
  [
    'a fractional step becomes words: validators divide, and find that 19.99 is not a multiple of 0.01',
    { type: 'number', multipleOf: 0.01, description: 'A price.' },
    { type: 'number', description: 'A price. At most two decimals.' },
  ],
  ['a whole step stays', { type: 'integer', multipleOf: 10 }, { type: 'integer', multipleOf: 10 }],
  [
    'names of values have the key that generators know, too',
    { enum: [1, 2], 'x-enum-names': ['One', 'Two'] },
    { enum: [1, 2], 'x-enum-names': ['One', 'Two'], 'x-enum-varnames': ['One', 'Two'] },
  ],
  [
    'the rule of a sum becomes words',
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
    'so are the order of days and days that are past',
    { type: 'integer', 'x-after': 'checkIn', 'x-not-past': true },
    {
      type: 'integer',
      'x-after': 'checkIn',
      'x-not-past': true,
      description: "Greater than `checkIn`. Not before today in the site's time zone.",
    },
  ],
  [
    'a format of ours has a pattern beside it',
    { type: 'string', format: 'local-minute' },
    { type: 'string', format: 'local-minute', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$' },
  ],
  [
    'where it has one already, that is the narrower one',
    { type: 'string', format: 'line', pattern: '^[A-Z]+$' },
    { type: 'string', format: 'line', pattern: '^[A-Z]+$' },
  ],
  [
    'marks of the other side of the gateway are gone, and a wrapper that held nothing but them',
    { allOf: [{ $ref: '#/components/schemas/Token' }], 'x-added': true },
    { $ref: '#/components/schemas/Token' },
  ],
  [
    'conditions have no boolean subschemas, and say that they are about a part of the object only',
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
    'a branch that only asks for a property names it',
    { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    {
      anyOf: [
        { additionalProperties: true, required: ['a'], properties: { a: {} } },
        { additionalProperties: true, required: ['b'], properties: { b: {} } },
      ],
    },
  ],
  ['a list says what its items are', { type: 'array' }, { type: 'array', items: {} }],
  [
    'whether an object is closed stays a boolean',
    { type: 'object', additionalProperties: false },
    { type: 'object', additionalProperties: false },
  ],
])('%s', (_what, written, served) => {
  expect(portableSchema(written)).toEqual(served)
})
