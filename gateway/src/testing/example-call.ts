import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import { describedBy, exampleOf, parametersOf, type ContractDocument } from '../docs/documents/contract-document.ts'
import type { TestAnswer, FakeGateway, TestCall } from './gateway.ts'
import { asProgram, KEYS } from './keys.ts'

const contract = callers as unknown as ContractDocument

/** A call with the contract's example, and with the headers of a caller who may make it: a page, or a partner. */
export interface ExampleCall {
  row: Operation
  /** With `/api`, without the query. */
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** A copy of the example; undefined if there is none. */
  body: unknown
}

/** The documented request of an operation, with required parameters only. */
export function exampleCall(id: OperationId): ExampleCall {
  const row = operations[id]
  const described = describedBy(contract, row)
  const needed = parametersOf(contract, described).filter((it) => it.required === true)
  const examplesIn = (place: string) =>
    needed.filter((it) => it.in === place).map((it) => [it.name, String(exampleOf(it))] as [string, string])
  const inPath = Object.fromEntries(examplesIn('path'))
  return {
    row,
    path: `/api${row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''))}`,
    query: examplesIn('query'),
    headers: {
      ...Object.fromEntries(examplesIn('header').map(([name, value]) => [name.toLowerCase(), value])),
      ...(row.scope === 'partner' ? asProgram(KEYS.partner) : {}),
    },
    body: structuredClone(exampleOf(described.requestBody?.content['application/json'])),
  }
}

/** Makes a call with some parts replaced. `text` is a raw body. */
export function send(
  gateway: FakeGateway,
  call: ExampleCall,
  changes: Omit<TestCall, 'json' | 'body'> & { text?: string } = {},
): Promise<TestAnswer> {
  const { text = call.body === undefined ? undefined : JSON.stringify(call.body), headers, ...init } = changes
  const query = new URLSearchParams(call.query)
  return gateway.call(`${call.path}${query.size > 0 ? `?${query}` : ''}`, {
    method: call.row.method,
    headers: { ...call.headers, ...headers },
    ...(text === undefined ? {} : { body: text }),
    ...init,
  })
}

/** A value that is neither object nor list, with its JSON Pointer. */
export interface Leaf {
  pointer: string
  value: unknown
}

/** All leaves of a value. */
export function leavesOf(value: unknown, pointer = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ pointer, value }]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${name}`))
}

/** The JSON of a value in which some leaves are replaced by raw text, which need not be valid JSON. */
export function jsonWithLeaves(value: unknown, leaves: readonly Leaf[], text: string): string {
  const withPlaceholders = structuredClone(value)
  for (const { pointer } of leaves) put(withPlaceholders, pointer.slice(1).split('/'), '\u0000here')
  return JSON.stringify(withPlaceholders).replaceAll(JSON.stringify('\u0000here'), () => text)
}

function put(value: unknown, [name = '', ...rest]: string[], leaf: string): void {
  const holder = value as Record<string, unknown>
  if (rest.length === 0) holder[name] = leaf
  else put(holder[name], rest, leaf)
}
