import { expect, test } from 'vitest'
import { shop } from '../../testing/shop.ts'
import type { Document, MediaType, Operation, SchemaObject } from '../document/document.ts'
import { checkRules, rules } from './rules.ts'

/** A change that makes the test contract violate a rule. */
interface Violation {
  rule: string
  what: string
  break: (document: Document) => unknown
}

function operation(document: Document, path: string): Operation {
  const found = Object.values(document.paths[path] ?? {}).find((it) => typeof it === 'object' && 'operationId' in it)
  if (!found || typeof found !== 'object' || !('operationId' in found)) throw new Error(path)
  return found
}

function success(document: Document, path: string): Record<string, MediaType> {
  const answer = operation(document, path).responses?.['200']
  if (!answer || !('content' in answer) || !answer.content) throw new Error(path)
  return answer.content
}

function component(document: Document, name: string): SchemaObject {
  const schema = document.components?.schemas?.[name]
  if (typeof schema !== 'object') throw new Error(name)
  return schema
}

const violations: Violation[] = [
  ...(['operationId', 'summary', 'description', 'tags'] as const).map((key) => ({
    rule: 'operation-described',
    what: `no ${key}`,
    break: (it: Document) => void Reflect.deleteProperty(operation(it, '/hotels'), key),
  })),
  { rule: 'operation-described', what: 'empty tags', break: (it) => (operation(it, '/hotels').tags = []) },
  { rule: 'operation-id', what: 'a dash', break: (it) => (operation(it, '/hotels').operationId = 'hotel-list') },
  { rule: 'operation-id', what: 'a file of ours', break: (it) => (operation(it, '/hotels').operationId = 'index') },
  { rule: 'operation-class', what: 'none', break: (it) => void delete operation(it, '/hotels')['x-class'] },
  { rule: 'operation-class', what: 'unknown', break: (it) => (operation(it, '/hotels')['x-class'] = 'read') },
  { rule: 'operation-audience', what: 'unknown', break: (it) => (operation(it, '/hotels')['x-audience'] = 'public') },
  {
    rule: 'operation-scope',
    what: 'everybody',
    break: (it) => Object.assign(operation(it, '/hotels'), { 'x-scope': 'all' }),
  },
  {
    rule: 'operation-limit',
    what: 'unknown',
    break: (it) => Object.assign(operation(it, '/hotels'), { 'x-limit': 'often' }),
  },
  {
    rule: 'operation-limit',
    what: 'without a 429',
    break: (it) => Object.assign(operation(it, '/hotels'), { 'x-limit': 'search' }),
  },
  {
    rule: 'operation-limit',
    what: 'a 429 that nothing leads to',
    break: (it) =>
      Object.assign(operation(it, '/hotels').responses ?? {}, { '429': { $ref: '#/components/responses/NotFound' } }),
  },
  ...['caller-key', 'caller-session'].map((rule) => ({
    rule,
    what: 'keys of which no call says anything',
    break: (it: Document) => Object.assign(it.components?.securitySchemes ?? {}, { siteKey: { type: 'http' } }),
  })),
  {
    rule: 'operation-partner',
    what: 'yes',
    break: (it) => Object.assign(operation(it, '/hotels'), { 'x-partner': 'yes' }),
  },
  {
    rule: 'operation-missing',
    what: 'without a body',
    break: (it) => Object.assign(operation(it, '/hotels'), { 'x-missing': 'Missing' }),
  },
  {
    rule: 'operation-not-found',
    what: 'a 404 of a path with a name in it, without a word',
    break: (it) => void delete operation(it, '/hotels/{id}')['x-not-found'],
  },
  {
    rule: 'operation-not-found',
    what: 'without a sentence',
    break: (it) => Object.assign(operation(it, '/hotels/{id}'), { 'x-not-found': { pointer: '/path/id' } }),
  },
  {
    rule: 'success-example',
    what: 'none',
    break: (it) => void delete success(it, '/hotels')['application/json']?.example,
  },
  {
    rule: 'success-example',
    what: 'an empty list of them',
    break: (it) => Object.assign(success(it, '/hotels/near')['application/json'] ?? {}, { examples: {} }),
  },
  {
    rule: 'written-status',
    what: 'default',
    break: (it) => Object.assign(operation(it, '/hotels').responses ?? {}, { default: { description: 'Else.' } }),
  },
  {
    rule: 'written-status',
    what: '4XX',
    break: (it) =>
      Object.assign(operation(it, '/hotels').responses ?? {}, { '4XX': { $ref: '#/components/responses/NotFound' } }),
  },
  {
    rule: 'shared-problems',
    what: 'a problem of its own',
    break: (it) => Object.assign(operation(it, '/hotels').responses ?? {}, { '404': { description: 'Gone.' } }),
  },
  {
    rule: 'shared-problems',
    what: 'a shared answer that is no problem',
    break: (it) => Object.assign(it.components?.responses ?? {}, { NotFound: { description: 'Gone.', content: {} } }),
  },
  {
    rule: 'bare-path-item',
    what: 'summary',
    break: (it) => Object.assign(it.paths['/hotels'] ?? {}, { summary: 'x' }),
  },
  { rule: 'bare-path-item', what: 'servers', break: (it) => Object.assign(it.paths['/hotels'] ?? {}, { servers: [] }) },
  {
    rule: 'inline-body',
    what: 'a reference',
    break: (it) => {
      const { requestBody } = operation(it, '/orders')
      if (!requestBody || '$ref' in requestBody) throw new Error('no body')
      Object.assign(it.components ?? {}, { requestBodies: { Order: requestBody } })
      operation(it, '/orders').requestBody = { $ref: '#/components/requestBodies/Order' }
    },
  },
  {
    rule: 'inline-body',
    what: 'a form',
    break: (it) => (operation(it, '/tree').requestBody = { content: { 'multipart/form-data': {} } }),
  },
  {
    rule: 'no-answer-cycle',
    what: 'a room with its hotel in it',
    break: (it) =>
      Object.assign(component(it, 'Room').properties ?? {}, { hotel: { $ref: '#/components/schemas/Hotel' } }),
  },
  ...[
    { what: 'a cookie', parameter: { in: 'cookie', schema: { type: 'string' } } },
    { what: 'half a segment', parameter: { in: 'path', schema: { type: 'string' } } },
    { what: 'pipes', parameter: { in: 'query', style: 'pipeDelimited', schema: { type: 'array' } } },
    { what: 'no schema', parameter: { in: 'query' } },
    { what: 'two types', parameter: { in: 'query', schema: { type: ['integer', 'null'] } } },
    { what: 'an object', parameter: { in: 'query', schema: { type: 'object' } } },
    { what: 'an open object', parameter: { in: 'query', style: 'deepObject', schema: { type: 'object' } } },
    {
      what: 'an object of lists',
      parameter: {
        in: 'query',
        style: 'deepObject',
        schema: { type: 'object', additionalProperties: false, properties: { a: { type: 'array' } } },
      },
    },
    { what: 'a list of objects', parameter: { in: 'query', schema: { type: 'array', items: { type: 'object' } } } },
    { what: 'a list in a header', parameter: { in: 'header', schema: { type: 'array', items: { type: 'string' } } } },
  ].map(({ what, parameter }) => ({
    rule: 'decodable-parameter',
    what,
    break: (it: Document) => (operation(it, '/hotels').parameters = [{ name: 'p', ...parameter }]),
  })),
  ...[
    { 'x-secret': true },
    { 'x-private': 'yes' },
    { 'x-not-past': 'week' },
    { 'x-sensitive': 'secret' },
    { 'x-assumed': false },
    { enum: [1, 2], 'x-enum-names': ['One'] },
    { enum: [1], 'x-enum-names': ['one two'] },
    { 'x-sum': { of: ['a', 'b'], minimum: 9, maximum: 1 } },
    { 'x-sum': ['a', 'b'] },
  ].map((marks) => ({
    rule: 'known-marks',
    what: JSON.stringify(marks),
    break: (it: Document) => Object.assign(component(it, 'Room').properties ?? {}, { extra: marks }),
  })),
  {
    rule: 'known-marks',
    what: 'in a parameter',
    break: (it) =>
      (operation(it, '/hotels').parameters = [{ name: 'p', in: 'query', schema: { type: 'string', 'x-thing': 1 } }]),
  },
  ...['x-private', 'x-added'].map((mark) => ({
    rule: 'marks-on-properties',
    what: `${mark} on a component`,
    break: (it: Document) => Object.assign(component(it, 'Room'), { [mark]: true }),
  })),
  ...['path', 'header'].map((place) => ({
    rule: 'marks-on-properties',
    what: `x-private on a parameter in ${place}`,
    break: (it: Document) =>
      (operation(it, '/hotels').parameters = [{ name: 'p', in: place, schema: { type: 'string', 'x-private': true } }]),
  })),
  ...[{ type: 'string', default: 'tr' }, { allOf: [{ type: 'string', default: 'tr' }] }].map((schema) => ({
    rule: 'added-without-default',
    what: JSON.stringify(schema),
    break: (it: Document) =>
      (operation(it, '/hotels').parameters = [{ name: 'p', in: 'query', schema: { ...schema, 'x-added': true } }]),
  })),
  {
    rule: 'after-a-sibling',
    what: 'a property that is not there',
    break: (it) => Object.assign(component(it, 'OrderRequest').properties ?? {}, { to: { 'x-after': 'start' } }),
  },
  {
    rule: 'after-a-sibling',
    what: 'itself',
    break: (it) => Object.assign(component(it, 'OrderRequest').properties ?? {}, { to: { 'x-after': 'to' } }),
  },
  {
    rule: 'after-a-sibling',
    what: 'at least a property that is not there',
    break: (it) => Object.assign(component(it, 'OrderRequest').properties ?? {}, { to: { 'x-at-least': 'start' } }),
  },
  {
    rule: 'sum-of-properties',
    what: 'a property that is not there',
    break: (it) =>
      Object.assign(component(it, 'OrderRequest'), { 'x-sum': { of: ['from', 'till'], minimum: 1, maximum: 9 } }),
  },
  {
    rule: 'named-like-types',
    what: 'a dash',
    break: (it) => Object.assign(it.components?.schemas ?? {}, { 'Room-2': {} }),
  },
  {
    rule: 'whole-references',
    what: 'a part of a component',
    break: (it) => (component(it, 'Room').$ref = '#/components/schemas/Hotel/properties/id'),
  },
  {
    rule: 'discriminated-unions',
    what: 'no mapping',
    break: (it) => (component(it, 'Pay').discriminator = { propertyName: 'kind' }),
  },
  {
    rule: 'discriminated-unions',
    what: 'a mapping with a branch less',
    break: (it) => void delete component(it, 'Pay').discriminator?.mapping?.card,
  },
  { rule: 'discriminated-unions', what: 'an inline branch', break: (it) => component(it, 'Pay').oneOf?.push({}) },
  {
    rule: 'discriminated-unions',
    what: 'a branch without its constant',
    break: (it) => Object.assign(component(it, 'PayCard').properties ?? {}, { kind: { type: 'string' } }),
  },
  {
    rule: 'discriminated-unions',
    what: 'a branch that need not say what it is',
    break: (it) => (component(it, 'PayCard').required = ['number']),
  },
  { rule: 'discriminated-unions', what: 'a composed branch', break: (it) => (component(it, 'PayCard').allOf = []) },
]

test('the test contract satisfies every rule', () => {
  expect(() => checkRules(shop())).not.toThrow()
})

test.each(violations)('$rule reports $what', ({ rule, break: breakRule }) => {
  const document = shop()
  breakRule(document)
  const brokenRules = rules.filter((it) => it.check(document).length > 0).map((it) => it.name)
  expect(brokenRules).toContain(rule)
  expect(() => checkRules(document)).toThrow(rules.find((it) => it.name === rule)?.sentence)
})

test('every rule has a sentence and a case that breaks it', () => {
  expect(rules.filter((it) => !violations.some(({ rule }) => rule === it.name)).map((it) => it.name)).toEqual([])
  expect(rules.filter((it) => !/^[A-Zx].{20,}[^.]$/.test(it.sentence)).map((it) => it.name)).toEqual([])
})

test('a shared problem may have no body', () => {
  const document = shop()
  Object.assign(document.components?.responses ?? {}, { NotFound: { description: 'Gone.' } })
  expect(() => checkRules(document)).not.toThrow()
})
