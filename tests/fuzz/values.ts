import * as fc from 'fast-check'
import { NOON } from '../contract/test-system.ts'
import { agreeing } from './agree.ts'
import { branchesOn, propertiesOn, resolved, type Leg, type Schema } from './schema.ts'
import { dates, texts } from './texts.ts'

/** Values that match a schema on a leg, generated from the schema alone. */
export function valuesOf(schema: Schema, leg: Leg): fc.Arbitrary<unknown> {
  const it = resolved(schema)
  if (it.const !== undefined) return fc.constant(it.const)
  if (it.enum !== undefined) return fc.constantFrom(...it.enum)
  if (it.oneOf !== undefined) return fc.oneof(...branchesOn(leg, it).map((branch) => valuesOf(branch, leg)))
  const make = MAKERS[it.type ?? '']
  if (make === undefined) throw new Error(`Nothing is known of ${JSON.stringify(it)}`)
  return make(it, leg)
}

const MAKERS: Record<string, (schema: Schema, leg: Leg) => fc.Arbitrary<unknown>> = {
  object: objects,
  array: lists,
  string: texts,
  integer: (schema) => (schema.format === 'date-int' ? days(schema) : fc.integer(rangeOf(schema))),
  number: numbers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

/** Maximum number of extra items: more would be no new case for the code under test. */
const MORE = 2

function lists({ items = true, minItems = 0, maxItems = Infinity, uniqueItems }: Schema, leg: Leg) {
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + MORE) }
  const member = items === true ? fc.jsonValue({ maxDepth: 1 }) : valuesOf(items, leg)
  return uniqueItems
    ? fc.uniqueArray(member, { ...lengths, selector: (it) => JSON.stringify(it) })
    : fc.array(member, lengths)
}

function objects(schema: Schema, leg: Leg): fc.Arbitrary<unknown> {
  const properties = propertiesOn(leg, schema)
  const full = fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, leg)])))
  const required = new Set(schema.required)
  const optional = properties.map(([name]) => name).filter((name) => !required.has(name))
  return fc.tuple(full, fc.subarray(optional)).map(([value, absent]) => agreeing(schema, leg, value, absent))
}

/** A date with a lower bound is in the future; other dates are arbitrary. */
function days(schema: Schema): fc.Arbitrary<number> {
  const isToCome = (schema['x-not-past'] ?? schema['x-after'] ?? schema['x-at-least']) !== undefined
  return isToCome ? dates(NOON, 700) : dates(Date.UTC(2000, 0, 1), 36_000)
}

const MAX = 1_000_000

function rangeOf({ minimum, maximum, exclusiveMinimum }: Schema): { min: number; max: number } {
  const min = minimum ?? (exclusiveMinimum === undefined ? -MAX : Math.floor(exclusiveMinimum) + 1)
  return { min: Math.ceil(min), max: Math.floor(Math.min(maximum ?? MAX, Math.max(MAX, min + MAX))) }
}

/** Generates multiples from integers and divides them, so that they have exact decimals; without steps, any number. */
function numbers(schema: Schema): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema)
  const { multipleOf, minimum, exclusiveMinimum } = schema
  const perOne = Math.round(1 / (multipleOf ?? 0.5))
  const steps = fc.integer({ min: min * perOne, max: max * perOne }).map((count) => count / perOne)
  if (multipleOf !== undefined) return steps
  const any = { min: minimum ?? exclusiveMinimum ?? min, max, noNaN: true, minExcluded: exclusiveMinimum !== undefined }
  // JSON has no negative zero.
  return fc.oneof(
    steps,
    fc.double(any).map((number) => (number === 0 ? 0 : number)),
  )
}
