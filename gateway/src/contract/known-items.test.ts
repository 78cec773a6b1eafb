import { readFileSync } from 'node:fs'
import { marks } from '@rota/openapi/agency/marks'
import { operations } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../ports/problem.ts'
import { readAnswer } from './answer.ts'
import { createKnownAnswers } from './known-answers.ts'
import { listInJson } from './json/list.ts'
import { createKnownItems } from './known-items.ts'

const listOf = (...items: string[]) => `{"records":[${items.join(',')}],"total":9}`
const ITEM = '"name":"Ardıç Bay Hotel, between the sea and the old town of Kaş","more":["]}",{"x":1}]}'
const [A, B, C] = [`{"id":"a",${ITEM}`, `{"id":"b",${ITEM}`, `{"id":"c",${ITEM}`]

describe('leaves only the new items of a list to validate', () => {
  const divideAfter = (...texts: string[]) => {
    const items = createKnownItems()
    for (const text of texts) items.divide('tourList', 'records', text)?.remember()
    return (text: string) => items.divide('tourList', 'records', text)?.rest
  }

  test.each([
    ['one of two', listOf(C, A), listOf(C)],
    ['none', listOf(B, A), listOf()],
    [
      'with spaces',
      ` { "page" : [1, {}], "records" : [ ${A} , ${C} , ${B} ] } `,
      ` { "page" : [1, {}], "records" : [${C} ] } `,
    ],
  ])('%s', (_name, text, rest) => {
    expect(divideAfter(listOf(A, B, A))(text)).toBe(rest)
  })

  test.each([
    ['other items', listOf(C)],
    ['no item', listOf()],
    ['more items than any valid list', listOf(A, B, A)],
    ['a comma at the end', `{"records":[${A},]}`],
    ['no comma', `{"records":[${A}${B}]}`],
    ['another bracket', `{"records":[${A}}`],
    ['no end', `{"records":[${A}`],
    ['a list elsewhere', `{"other":{"records":[${A}]}}`],
    ['an escaped name', String.raw`{"\u0072ecords":[${A}]}`],
    ['no object', `[${A}]`],
    ['nothing', ''],
  ])('%s: validated as a whole', (_name, text) => {
    expect(divideAfter(listOf(A, B))(text)).toBeUndefined()
  })

  test.each([
    ['a list', listOf(C, A), 2, ['records', 'total']],
    ['a list of a single item', `{"records":[${C}]}`, 1, ['records']],
    [
      'names on both sides',
      ` { "ü" : [1, {}], "records" : [ ${A} , ${B} ] , "more" : {"records":[]} } `,
      2,
      ['ü', 'records', 'more'],
    ],
  ])('%s is measured as reading its bytes measures it', (_name, text, length, names) => {
    const measured = createKnownItems().divide('tourList', 'records', text)?.measured
    expect(measured).toEqual({ name: 'records', listed: { length, names: new Set(names) } })
    expect(measured?.listed).toEqual(listInJson(new TextEncoder().encode(text), 'records'))
  })

  test.each([
    ['a repeated name', `{"records":[${A}],"a":1,"a":2}`],
    ['the list repeated', `{"records":[${A}],"records":[]}`],
    ['a repeated name before it', `{"a":1,"a":2,"records":[${A}]}`],
    ['an escaped name', String.raw`{"records":[${A}],"\u0072ecords":[]}`],
  ])('%s: measured by nobody', (_name, text) => {
    expect(createKnownItems().divide('tourList', 'records', text)?.measured).toBeUndefined()
    expect(listInJson(new TextEncoder().encode(text), 'records')).toBeUndefined()
  })

  test('does not share items between operations', () => {
    const items = createKnownItems()
    items.divide('tourList', 'records', listOf(A))?.remember()
    expect(items.divide('serviceList', 'records', listOf(A))?.rest).toBeUndefined()
  })

  test('remembers a limited number of characters and forgets the oldest items', () => {
    const items = createKnownItems(250)
    for (const item of [A, C]) items.divide('tourList', 'records', listOf(item))?.remember()
    items.divide('countryList', 'records', listOf(B, B))?.remember()
    expect(items.divide('tourList', 'records', listOf(A))?.rest).toBeUndefined()
  })

  test('divides the responses of an operation ever more rarely if it never repeats an item', () => {
    const items = createKnownItems()
    const looked = Array.from({ length: 40 }, (_, at) => {
      const divided = items.divide('tourList', 'records', listOf(`{"id":${at}}`))
      divided?.remember()
      return divided === undefined ? '.' : 'x'
    })
    expect(looked.join('')).toBe('xx.x...x.......x...............x........')
  })
})

test('gives a response the same verdict as without known items', () => {
  const name = [{ lang: 'en', value: 'Kaş “], [{”' }]
  const good = ['TR', 'GR', 'IT'].map((code, at) => ({
    id: `${at}`,
    code,
    name,
    picture: null,
    locations: 1,
    hotels: at,
  }))
  const bad = [{ ...good[0], code: 'tr' }, { ...good[1], hotels: -1 }, {}, null, 7]
  const item = fc.constantFrom(...good, ...good, ...bad).map((value) => JSON.stringify(value))
  const cut = fc.tuple(fc.nat(400), fc.constantFrom('', '', '', '"', ',', '}', ']', '{', '\\', ',"records":[],'))
  const text = fc.tuple(fc.array(item, { maxLength: 6 }), fc.option(cut)).map(([items, change]) => {
    const whole = `{"code":0,"records":[${items.join(', ')}],"total":${items.length}}`
    return change === null ? whole : whole.slice(0, change[0]) + change[1] + whole.slice(change[0])
  })
  const log = { request() {}, event() {}, fault() {} }
  const enforceContract = async (body: string, known = createKnownAnswers()) => {
    const wire = { status: 200, headers: { 'content-type': 'application/json' }, bytes: new TextEncoder().encode(body) }
    try {
      const checks = { known: 'enforce', assumed: 'enforce' } as const
      const answer = await readAnswer(operations.countryList, wire, checks, { log, knownAnswers: known })
      return [answer.verdict, new TextDecoder().decode(answer.bytes)]
    } catch (error) {
      if (error instanceof Problem) return error.name
      throw error
    }
  }
  return fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 6 }), async (texts) => {
      const known = createKnownAnswers()
      for (const body of texts) expect(await enforceContract(body, known)).toEqual(await enforceContract(body))
    }),
    { numRuns: 300 },
  )
})

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
}

test('the items of such lists are independent of each other: no rule but the type of an item and their number', () => {
  const document = JSON.parse(
    readFileSync(new URL(import.meta.resolve('@rota/openapi/agency/upstream.json')), 'utf8'),
  ) as { components: { schemas: Record<string, Schema> }; paths: Record<string, Record<string, Answering>> }
  interface Answering {
    operationId?: string
    responses?: Record<string, { content: Record<string, { schema: Schema }> }>
  }
  const resolved = (schema: Schema = {}): Schema =>
    schema.$ref === undefined ? schema : resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const lists = Object.values(operations).flatMap(({ operationId }) => {
    const list = marks[operationId].answer.dropInvalid.find((path) => path.length === 1)?.[0]
    const response = all.find((operation) => operation.operationId === operationId)?.responses?.['200']
    const schema = resolved(response?.content['application/json']?.schema)
    return list === undefined ? [] : [{ schema, list: resolved(schema.properties?.[list]) }]
  })
  expect(lists.length).toBeGreaterThan(10)
  const named = (schemas: Schema[]) => new Set(schemas.flatMap((schema) => Object.keys(schema)))
  const plain = ['type', 'items', 'maxItems', 'description', 'x-assumed']
  expect([...named(lists.map(({ list }) => list))].filter((name) => !plain.includes(name))).toEqual([])
  const whole = ['type', 'properties', 'required', 'description', 'x-assumed']
  expect([...named(lists.map(({ schema }) => schema))].filter((name) => !whole.includes(name))).toEqual([])
})
