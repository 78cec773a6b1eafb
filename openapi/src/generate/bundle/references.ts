import banks from '../../../reference/banks.json' with { type: 'json' }
import currencies from '../../../reference/currencies.json' with { type: 'json' }
import languages from '../../../reference/languages.json' with { type: 'json' }
import policies from '../../../reference/policies.json' with { type: 'json' }
import { ContractError } from '../contract-error.ts'
import type { Document } from '../document/document.ts'

/** Currencies that a basket can hold, in the order of the contract: lira first (decision 18.6). */
export const basketCurrencies = currencies
  .flatMap(({ basket, ...currency }) => (basket === undefined ? [] : [{ ...currency, basket }]))
  .toSorted((a, b) => a.basket - b.basket)

const policyIds = (kind: string) => policies.filter((policy) => policy.kind === kind).map(({ id }) => id)

/** The lists that `x-reference` can name. If the values are ids, `words` has their names for the description. */
const LISTS: Readonly<Record<string, { values: readonly (string | number)[]; words?: string }>> = {
  banks: {
    values: banks.map(({ id }) => id),
    words: banks.map(({ id, name }) => `${id} ${name}`).join(', '),
  },
  currencies: { values: basketCurrencies.map(({ code }) => code.toLowerCase()) },
  'currency-codes': { values: basketCurrencies.map(({ code }) => code) },
  languages: { values: languages.filter(({ active }) => active).map(({ code }) => code) },
  'parking-policies': { values: policyIds('parking-shuttle') },
  'pet-policies': { values: policyIds('pets') },
  'smoking-policies': { values: policyIds('smoking') },
}

/**
 * Replaces each `x-reference` by an enumeration, so that every list is defined in one file.
 * @throws ContractError if a list does not exist, or if the schema also has an `enum`
 */
export function withReferences<T extends Document>(document: T): T {
  const problems: string[] = []
  const resolved = resolve(document, problems) as T
  if (problems.length > 0) throw new ContractError('reference', problems)
  return resolved
}

function resolve(value: unknown, problems: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, problems))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, problems)]))
  if (!('x-reference' in copy)) return copy
  const { 'x-reference': name, ...schema } = copy
  const list = typeof name === 'string' && Object.hasOwn(LISTS, name) ? LISTS[name] : undefined
  if (list === undefined)
    problems.push(`x-reference: ${JSON.stringify(name)} is none of ${Object.keys(LISTS).join(', ')}`)
  if ('enum' in schema) problems.push(`x-reference: ${JSON.stringify(name)} stands beside an enum`)
  return { ...schema, ...described(schema, list?.words), enum: [...(list?.values ?? [])] }
}

/** The description of a schema, extended by the names of the values. */
const described = ({ description }: { description?: unknown }, words: string | undefined) =>
  words === undefined ? {} : { description: [description, `${words}.`].filter(Boolean).join(' ') }
