import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { ORIGIN } from '../contract/test-system.ts'
import { PARTNER_KEY } from './gateway.ts'
import { RULES } from './rules.ts'
import { bodySchema, parametersOf } from './schema.ts'
import { valuesOf } from './values.ts'
import { redacted } from './redacted.ts'

/** A call before it is sent. Counterexamples print it without card data. */
export interface Call {
  id: OperationId
  path: Record<string, unknown>
  /** A list, because attacks repeat parameters. */
  query: [name: string, value: unknown][]
  header: Record<string, string>
  body: unknown
}

/** Valid calls, as a page of the site makes them. */
export function callsOf(id: OperationId): fc.Arbitrary<Call> {
  const known = parametersOf(id).filter(({ schema }) => schema['x-private'] !== true)
  const of = (place: string) => known.filter((it) => it.in === place)
  const record = (place: string) =>
    fc.record(Object.fromEntries(of(place).map(({ name, schema }) => [name, valuesOf(schema, 'browser')])), {
      requiredKeys: of(place)
        .filter(({ required }) => required === true)
        .map(({ name }) => name),
    })
  const schema = bodySchema(id)
  const body = schema === undefined ? fc.constant(undefined) : valuesOf(schema, 'browser')
  const header = of('header').some(({ name }) => name === 'idempotency-key') ? fc.uuid() : fc.constant(undefined)
  return fc.tuple(record('path'), record('query'), header, body).map(([path, query, key, sent]) =>
    redacted({
      id,
      path,
      query: Object.entries(query),
      header: {
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(of('header').some(({ name }) => name === 'if-match') ? { 'if-match': '"0"' } : {}),
        ...(operations[id].scope === 'partner' ? { authorization: `Bearer ${PARTNER_KEY}` } : {}),
      },
      body: RULES[id]?.(sent) ?? sent,
    }),
  )
}

/** The request of a call. */
export function requestOf({ id, path, query, header, body }: Call): Request {
  const { method, path: template }: Operation = operations[id]
  const filled = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
  return new Request(`${ORIGIN}/api${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    headers: {
      ...header,
      'x-requested-with': 'rota',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
