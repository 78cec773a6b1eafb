import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'
import { without } from '../../strip.ts'
import type { Document } from '../document/document.ts'
import { markedPaths, requestPaths, type MarkedPaths } from './marks.ts'

const folder = await generated(shop())
const { marks } = await load<{ marks: Record<string, Record<'params' | 'body' | 'answer', MarkedPaths>> }>(
  folder,
  'marks.js',
)
const noResponseMarks = { priced: [], kept: [], assumed: [] }
const none: MarkedPaths = {
  private: [],
  added: [],
  card: [],
  personal: [],
  notPast: [],
  notLongPast: [],
  dropInvalid: [],
}

test('lists the paths of marked values by call', () => {
  expect(marks.hotelView).toEqual({
    params: { ...none, freeText: [] },
    body: { ...none, freeText: [] },
    answer: {
      ...none,
      ...noResponseMarks,
      private: [['markupRate'], ['rooms', '*', 'cost']],
      added: [['picture']],
      assumed: [['rooms', '*']],
    },
  })
  expect(marks.hotelList?.answer.private).toEqual([
    ['*', 'markupRate'],
    ['*', 'rooms', '*', 'cost'],
  ])
  expect(marks.hotelNear?.answer.private).toEqual([
    ['record', 'markupRate'],
    ['record', 'rooms', '*', 'cost'],
  ])
  expect(marks.orderCreate?.body).toEqual({
    private: [['secret']],
    added: [['hash']],
    card: [['pay', 'number']],
    personal: [['email']],
    notPast: [['from']],
    notLongPast: [],
    dropInvalid: [],
    freeText: expect.arrayContaining([['email'], ['pay', 'bank']]) as string[][],
  })
})

test('lists free texts: without pattern, enumeration, identifier or card data', () => {
  const typed = { type: 'string' }
  const properties = {
    note: { ...typed, format: 'lines' },
    plain: typed,
    email: { ...typed, format: 'email' },
    number: { ...typed, pattern: '^[0-9 ]*$', 'x-free-text': true },
    phone: { ...typed, pattern: '^[0-9-]*$' },
    day: { ...typed, format: 'date' },
    kind: { ...typed, enum: ['a'] },
    offerId: { ...typed, 'x-opaque': true },
    card: { ...typed, 'x-sensitive': 'card' },
    count: { type: 'integer' },
    list: { items: typed },
  }
  const { freeText } = requestPaths(shop(), { properties })
  expect(freeText).toEqual([['note'], ['plain'], ['email'], ['number'], ['list', '*']])
})

test('lists free texts of a cycle at any depth', () => {
  const node = { $ref: '#/components/schemas/Node' }
  const { freeText } = requestPaths(circle({ type: 'string' }), node)
  expect(freeText.filter((path) => path.at(-1) === '**')).not.toEqual([])
})

test('private paths can be removed from a response', () => {
  const answer = { record: { id: 'a', markupRate: 3, rooms: [{ id: 'r', cost: 1 }] } }
  const remaining = without(marks.hotelNear?.answer.private ?? [], answer)
  expect(remaining).toEqual({ record: { id: 'a', rooms: [{ id: 'r' }] } })
})

test('searches maps, tuples, branches and conditions', () => {
  const marked = { type: 'string', 'x-sensitive': 'personal' }
  const schema = {
    properties: {
      map: { additionalProperties: { properties: { a: marked } } },
      tuple: { prefixItems: [{ properties: { b: marked } }] },
      branch: { anyOf: [{ properties: { c: marked } }, { type: 'null' }] },
      whole: { ...marked, properties: { inner: marked } },
    },
    if: { properties: { notAPath: marked } },
    then: { properties: { d: marked } },
  }
  expect(markedPaths(shop(), [schema]).personal).toEqual([
    ['d'],
    ['map', '*', 'a'],
    ['tuple', '*', 'b'],
    ['branch', 'c'],
    ['whole'],
  ])
})

/** A component that contains itself, and one more property. */
const circle = (property: object): Document => ({
  openapi: '3.1.0',
  paths: {},
  components: {
    schemas: {
      Node: { type: 'object', properties: { v: { ...property }, next: { $ref: '#/components/schemas/Node' } } },
    },
  },
})

test('refuses a mark within a cycle, but not a cycle without marks', () => {
  const node = [{ $ref: '#/components/schemas/Node' }]
  expect(markedPaths(circle({}), node)).toEqual(none)
  expect(() => markedPaths(circle({ 'x-private': true }), node)).toThrow('Node contains itself')
})
