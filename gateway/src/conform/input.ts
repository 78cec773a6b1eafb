import { describedBy, exampleOf, parametersOf, type ContractDocument } from '../docs/documents/contract-document.ts'
import { servedText } from '../contract/served-text.ts'
import type { Chain } from './chains.ts'
import type { Input } from './target.ts'

type Row = Parameters<typeof describedBy>[1]

/**
 * The documented request of an operation, in the required parameters only: the optional ones of an example would ask a
 * real agency for places that it does not have.
 * @param now epoch milliseconds; days are moved to the years after it
 */
export function documentedInput(document: ContractDocument, row: Row, now: number): Input {
  const described = describedBy(document, row)
  const needed = parametersOf(document, described).filter(({ required }) => required === true)
  const of = (place: string) =>
    Object.fromEntries(needed.filter((it) => it.in === place).map((it) => [it.name, exampleOf(it)]))
  const body = exampleOf(described.requestBody?.content['application/json'])
  const input: Input = { path: of('path'), query: of('query'), ...(body === undefined ? {} : { body }) }
  return JSON.parse(servedText(JSON.stringify(input), '', now)) as Input
}

/** The request with values from earlier responses; where there is none, the example stays. */
export function chainedInput(input: Input, chains: readonly Chain[], answers: ReadonlyMap<string, unknown>): Input {
  const own = structuredClone(input)
  for (const { from, at, into, prefix = '' } of chains) {
    const value = firstAt(answers.get(from), at.split('/'))
    if (value !== undefined) put(own, into.split('/'), typeof value === 'string' ? `${prefix}${value}` : value)
  }
  return own
}

/** The first value at a path; `*` stands for any item or property. */
function firstAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value ?? undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (name !== '*') return Object.hasOwn(value, name) ? firstAt(Reflect.get(value, name), rest) : undefined
  return Object.values(value)
    .map((inner) => firstAt(inner, rest))
    .find((found) => found !== undefined)
}

/** Only replaces what the example has: a chain must not invent a property. */
function put(holder: unknown, [name = '', ...rest]: string[], value: unknown): void {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return
  if (rest.length === 0) Reflect.set(holder, name, value)
  else put(Reflect.get(holder, name), rest, value)
}
