import { ref, type HardCase } from './hard-case.ts'

/** Unions that validator generators often get wrong: discriminated ones, and unions with null. */
export const HARD_UNIONS: Record<string, HardCase> = {
  Cat: {
    schema: {
      type: 'object',
      required: ['kind', 'lives'],
      properties: { kind: { type: 'string', const: 'cat' }, lives: { type: 'integer', minimum: 1, maximum: 9 } },
    },
    valid: [{ kind: 'cat', lives: 9 }],
    invalid: [{ kind: 'dog', lives: 9 }, { kind: 'cat', lives: 0 }, { kind: 'cat', lives: 10 }, { kind: 'cat' }],
  },
  Dog: {
    schema: {
      type: 'object',
      required: ['kind'],
      additionalProperties: false,
      properties: { kind: { type: 'string', const: 'dog' }, friend: ref('Pet') },
    },
    valid: [{ kind: 'dog' }, { kind: 'dog', friend: { kind: 'cat', lives: 1 } }],
    invalid: [
      { kind: 'dog', lives: 1 },
      { kind: 'dog', friend: {} },
    ],
    clearer: true,
  },
  Pet: {
    schema: {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      },
    },
    valid: [
      { kind: 'cat', lives: 3 },
      { kind: 'dog', friend: { kind: 'dog' } },
    ],
    invalid: [null, 'cat', [], {}, { kind: 'cow' }, { kind: 'cat' }, { kind: 'dog', friend: { kind: 'cat' } }],
    clearer: true,
  },
  NullableText: { schema: { type: ['string', 'null'], maxLength: 2 }, valid: [null, 'ab'], invalid: [1, 'abc', {}] },
  PetOrNull: {
    schema: { oneOf: [ref('Pet'), { type: 'null' }] },
    valid: [null, { kind: 'cat', lives: 1 }],
    invalid: [{}, 1, { kind: 'cat', lives: 0 }],
    clearer: true,
  },
  TextOrNull: {
    schema: { anyOf: [{ type: 'string', minLength: 2 }, { type: 'null' }] },
    valid: [null, 'ab'],
    invalid: ['a', 1],
    clearer: true,
  },
  Done: {
    schema: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean', const: true } } },
    valid: [{ ok: true }],
    invalid: [{}, { ok: false }],
  },
  Envelope: {
    schema: {
      anyOf: [
        { type: 'object', required: ['head', 'body'], properties: { head: ref('Done'), body: { type: 'number' } } },
        {
          type: 'object',
          required: ['head'],
          properties: { head: { type: 'object', required: ['ok'], properties: { ok: { const: false } } } },
        },
      ],
    },
    valid: [{ head: { ok: true }, body: 1 }, { head: { ok: false } }, { head: { ok: false }, body: 'x' }],
    invalid: [
      { head: { ok: true } },
      { head: { ok: true }, body: 'x' },
      { head: { ok: 0 } },
      { head: {} },
      {},
      1,
      null,
    ],
    clearer: true,
  },
  ByNumber: {
    schema: {
      oneOf: [2, 3].map((kind) => ({
        type: 'object',
        required: ['kind', 'stay'],
        properties: { kind: { const: kind }, stay: { type: 'integer', minimum: kind } },
      })),
    },
    valid: [
      { kind: 2, stay: 2 },
      { kind: 3, stay: 3 },
    ],
    invalid: [{ kind: 3, stay: 2 }, { kind: '2', stay: 2 }, { kind: 4, stay: 9 }, { kind: 2 }, { stay: 9 }, 2],
    clearer: true,
  },
  ByOneOfTwo: {
    schema: {
      oneOf: [2, undefined].map((kind) => ({
        type: 'object',
        required: ['kind'],
        properties: { kind: kind === undefined ? { type: 'integer', minimum: 2 } : { const: kind } },
      })),
    },
    valid: [{ kind: 3 }],
    invalid: [{ kind: 2 }, { kind: 1 }],
  },
  NullTwice: { schema: { oneOf: [{ type: ['string', 'null'] }, { type: 'null' }] }, valid: ['a'], invalid: [null, 1] },
  NumberOrText: {
    schema: { anyOf: [{ type: 'number' }, { type: 'string', minLength: 1 }] },
    valid: [1, 'a'],
    invalid: ['', null],
  },
}
