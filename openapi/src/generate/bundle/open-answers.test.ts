import { expect, test } from 'vitest'
import type { Document, Schema } from '../document/document.ts'
import { withOpenAnswers } from './open-answers.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const contentOf = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } })

/** A document with a single call, whose request is `Asked` and whose response is `Told`. */
function document(response: Schema): Document {
  return {
    openapi: '3.1.0',
    paths: {
      '/call': {
        post: { operationId: 'call', requestBody: contentOf('Asked'), responses: { 200: contentOf('Told') } },
      },
    },
    components: {
      schemas: {
        Told: response,
        Asked: { type: 'object', properties: { note: { type: 'string' }, kind: ref('Kind') } },
        Kind: { type: 'integer', enum: [1, 2] },
        Price: { type: 'object', required: ['amount'], properties: { amount: { type: 'number' } } },
        Place: { type: 'object' },
      },
    },
  }
}

const KIND = { anyOf: [{ type: 'integer' }, ref('Kind')] }

test.each<[string, string, Schema, Schema]>([
  ['a text may be null', 'name', { type: 'string' }, { type: ['string', 'null'] }],
  ['one of two types may be null', 'star', { type: ['string', 'number'] }, { type: ['string', 'number', 'null'] }],
  [
    'a component may be null, with its marks beside it',
    'place',
    { ...ref('Place'), 'x-sensitive': 'personal' },
    { anyOf: [ref('Place'), { type: 'null' }], 'x-sensitive': 'personal' },
  ],
  [
    'an enumeration may be null and may grow',
    'kind',
    ref('Kind'),
    { anyOf: [{ type: ['integer', 'null'] }, ref('Kind')] },
  ],
  ['a list is never null', 'names', { type: 'array' }, { type: 'array' }],
  ['entries of a list of an enumeration may grow', 'kinds', { items: ref('Kind') }, { items: KIND }],
  ['an id is never null', 'id', { type: 'string' }, { type: 'string' }],
  ['the id of something else is never null', 'roomId', { type: 'string' }, { type: 'string' }],
  ['a price is never null', 'total', ref('Price'), ref('Price')],
  ['a bare sum is never null', 'commission', { type: 'number' }, { type: 'number' }],
  ['a number that lists null keeps it', 'stars', { type: ['number', 'null'] }, { type: ['number', 'null'] }],
  ['x-never-null keeps a component and is removed', 'place', { ...ref('Place'), 'x-never-null': true }, ref('Place')],
])('%s', (_what, name, written, expected) => {
  const { components } = withOpenAnswers(document({ type: 'object', properties: { [name]: written } }))
  expect(components?.schemas?.Told).toEqual({ type: 'object', properties: { [name]: expected } })
})

test('a required property is not nullable, but its enumeration is open', () => {
  const written = { type: 'object', required: ['kind'], properties: { kind: ref('Kind') } }
  expect(withOpenAnswers(document(written)).components?.schemas?.Told).toEqual({
    ...written,
    properties: { kind: KIND },
  })
})

test('opens objects inside lists', () => {
  const row = { type: 'object', properties: { name: { type: 'string' } } }
  expect(withOpenAnswers(document({ type: 'array', items: row })).components?.schemas?.Told).toEqual({
    type: 'array',
    items: { type: 'object', properties: { name: { type: ['string', 'null'] } } },
  })
})

test('leaves requests closed', () => {
  const before = document(ref('Asked'))
  expect(withOpenAnswers(before).components?.schemas?.Asked).toEqual(before.components?.schemas?.Asked)
})
