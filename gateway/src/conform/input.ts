import { describedBy, exampleOf, parametersOf, type ContractDocument } from '../docs/documents/contract-document.ts'
import { servedText } from '../contract/served-text.ts'
import type { Chain } from './chains.ts'
import type { Input } from './target.ts'

type Row = Parameters<typeof describedBy>[1]

/**
 * The documented request of an operation, with required parameters only: the optional ones of an example name places
 * that a real agency does not have.
 * @param now epoch milliseconds; dates of the example are moved by years so that they are later
 */
export function documentedInput(document: ContractDocument, row: Row, now: number): Input {
  const described = describedBy(document, row)
  const needed = parametersOf(document, described).filter(({ required }) => required === true)
  const examplesIn = (place: string) =>
    Object.fromEntries(needed.filter((it) => it.in === place).map((it) => [it.name, exampleOf(it)]))
  const body = exampleOf(described.requestBody?.content['application/json'])
  const input: Input = { path: examplesIn('path'), query: examplesIn('query'), ...(body === undefined ? {} : { body }) }
  return JSON.parse(servedText(JSON.stringify(input), '', now)) as Input
}

/** The request with values from earlier responses. Where a response has no value, the example stays. */
export function chainedInput(input: Input, chains: readonly Chain[], answers: ReadonlyMap<string, unknown>): Input {
  const result = structuredClone(input)
  for (const { from, at, into, prefix = '' } of chains) {
    const value = firstAt(answers.get(from), at.split('/'))
    if (value !== undefined) replaceAt(result, into.split('/'), typeof value === 'string' ? `${prefix}${value}` : value)
  }
  return result
}

/** The first value at a path; `*` stands for any item or property. */
function firstAt(value: unknown, [name, ...remainingPath]: readonly string[]): unknown {
  if (name === undefined) return value ?? undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (name !== '*') return Object.hasOwn(value, name) ? firstAt(Reflect.get(value, name), remainingPath) : undefined
  return Object.values(value)
    .map((inner) => firstAt(inner, remainingPath))
    .find((found) => found !== undefined)
}

/** Replaces the value at a path, unless the example does not have that property. */
function replaceAt(holder: unknown, [name = '', ...remainingPath]: string[], value: unknown): void {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return
  if (remainingPath.length === 0) Reflect.set(holder, name, value)
  else replaceAt(Reflect.get(holder, name), remainingPath, value)
}
