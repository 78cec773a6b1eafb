import type { OperationId } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { mutationsOf, mutated, type Reading } from './mutations.ts'
import { callsOf, type Call } from './calls.ts'
import { redacted } from './redacted.ts'
import { PLACE } from './check.ts'
import { bodySchema, parametersOf } from './schema.ts'

/** How the gateway must refuse a broken call. */
interface Expected {
  status: number
  problem: string
  /** Pointers that the problem must contain. */
  pointers: string[]
}

/** A call with a single mistake. */
export interface BrokenCall {
  /** Description for people. */
  what: string
  call: Call
  expected: Expected
}

const REQUEST: Reading = { leg: 'browser', isRequest: true }

/** Calls of an operation with a single violation of the contract. */
export const brokenCallsOf = (id: OperationId): fc.Arbitrary<BrokenCall> =>
  fc.tuple(callsOf(id), PLACE).map(([call, choice]) => {
    const all = [...brokenBodies(call), ...brokenParameters(call), ...brokenHeaders(call)]
    const one = all[choice % all.length]
    if (one === undefined) throw new Error(`Nothing of ${id} can be broken`)
    return redacted(one)
  })

const invalid = (pointer: string): Expected => ({ status: 422, problem: 'validation', pointers: [pointer] })

function brokenBodies(call: Call): BrokenCall[] {
  const schema = bodySchema(call.id)
  if (schema === undefined) return []
  return mutationsOf(schema, call.body, REQUEST).map(({ what, pointer, at, put }) => ({
    what: `${what} at ${pointer}`,
    call: { ...call, body: mutated(call.body, { at, put }) },
    expected: invalid(pointer),
  }))
}

function brokenParameters(call: Call): BrokenCall[] {
  const known = parametersOf(call.id)
  const query = known.filter((it) => it.in === 'query')
  const values = new Map(call.query)
  const asked = (what: string, name: string, pairs: Call['query']): BrokenCall => ({
    what: `${what}: ${name}`,
    call: { ...call, query: pairs },
    expected: invalid(`/query/${name}`),
  })
  const without = (name: string) => call.query.filter(([it]) => it !== name)
  return [
    asked('unknown parameter', 'colour', [...call.query, ['colour', 'red']]),
    ...query
      .filter(({ schema }) => schema['x-private'])
      .map(({ name }) => asked('private parameter', name, [...call.query, [name, '1']])),
    ...query
      .filter(({ name, required }) => required === true && values.has(name))
      .map(({ name }) => asked('missing', name, without(name))),
    ...query
      .filter(({ name }) => values.has(name))
      .flatMap(({ name, schema }) => [
        asked('twice', name, [...call.query, [name, values.get(name)]]),
        ...mutationsOf(schema, values.get(name), REQUEST)
          .filter(({ put }) => isWritten(put))
          .map(({ what, put }) => asked(what, name, [...without(name), [name, put]])),
      ]),
    ...known
      .filter((it) => it.in === 'path')
      .flatMap(({ name, schema }) =>
        mutationsOf(schema, call.path[name], REQUEST)
          .filter(({ put }) => isWritten(put) && put !== '')
          .map(({ what, put }) => ({
            what: `${what}: ${name}`,
            call: { ...call, path: { ...call.path, [name]: put } },
            expected: invalid(`/path/${name}`),
          })),
      ),
  ]
}

/** Whether a value can be written into a URL without loss. */
const isWritten = (value: unknown) => typeof value === 'string' || typeof value === 'number'

function brokenHeaders({ header, ...call }: Call): BrokenCall[] {
  const changed = (what: string, name: string, value: string | undefined, expected: Expected): BrokenCall[] => {
    if (header[name] === undefined) return []
    const { [name]: _old, ...others } = header
    return [{ what, call: { ...call, header: value === undefined ? others : { ...others, [name]: value } }, expected }]
  }
  return [
    ...changed('no key', 'idempotency-key', undefined, {
      status: 400,
      problem: 'idempotency-key-missing',
      pointers: [],
    }),
    ...changed('a short key', 'idempotency-key', 'short', invalid('/header/idempotency-key')),
    ...changed('a long key', 'idempotency-key', 'k'.repeat(65), invalid('/header/idempotency-key')),
    ...changed('no version', 'if-match', '*', invalid('/header/if-match')),
    ...changed('no key of a partner', 'authorization', undefined, { status: 404, problem: 'not-found', pointers: [] }),
  ]
}
