import { NOON } from '../contract/test-system.ts'
import { demandsOn, propertiesOn, type Leg, type Schema } from './schema.ts'
import { dateAfter } from './texts.ts'

type Values = Record<string, unknown>

/**
 * Makes the properties of a generated object consistent: adds what conditions require, removes what they forbid, and
 * orders dates, counts and sums (the marks of openapi/README.md).
 * @param absent optional properties to leave out, unless something requires them
 */
export function agreeing(schema: Schema, leg: Leg, full: Values, absent: readonly string[]): Values {
  const leftOut = new Set(absent)
  const some = Object.fromEntries(Object.entries(full).filter(([name]) => !leftOut.has(name)))
  const demands = demandsOn(leg, schema, some)
  const value = { ...Object.fromEntries(demands.required.map((name) => [name, full[name]])), ...some }
  for (const [name, isAllowed] of Object.entries(demands.properties)) if (!isAllowed) delete value[name]
  withoutOrphans(schema, value)
  intoSum(schema, value)
  for (const [name, inner] of propertiesOn(leg, schema)) inOrder(value, name, inner)
  return value
}

/** Removes properties whose dependencies are missing, such as a second child without a first. */
function withoutOrphans({ dependentRequired = {} }: Schema, value: Values): void {
  const isOrphan = ([name, needs]: [string, string[]]) =>
    value[name] !== undefined && needs.some((need) => value[need] === undefined)
  for (;;) {
    const [orphan] = Object.entries(dependentRequired).filter(isOrphan)
    if (orphan === undefined) return
    delete value[orphan[0]]
  }
}

function intoSum({ 'x-sum': sum, properties = {} }: Schema, value: Values): void {
  if (sum === undefined) return
  const there = sum.of.filter((name) => typeof value[name] === 'number')
  const total = () => there.reduce((all, name) => all + Number(value[name]), 0)
  for (const name of there.toReversed()) {
    const least = properties[name]?.minimum ?? 0
    value[name] = Math.max(least, Number(value[name]) - Math.max(0, total() - sum.maximum))
  }
  const [first] = sum.of
  if (total() < sum.minimum && first !== undefined) value[first] = sum.minimum
}

function inOrder(value: Values, name: string, { 'x-after': after, 'x-at-least': atLeast }: Schema): void {
  const sibling = after ?? atLeast
  if (sibling === undefined) return
  const [one, other] = [value[sibling], value[name]]
  if (typeof one !== 'number' || typeof other !== 'number') return
  if (other < one) [value[sibling], value[name]] = [other, one]
  else if (after !== undefined && other === one) value[name] = dayAfter(one)
}

const dayAfter = (date: number) =>
  dateAfter(Date.UTC(Math.floor(date / 10_000), (Math.floor(date / 100) % 100) - 1, date % 100), 1)

/** The first day of these tests. */
export const TODAY = dateAfter(NOON, 0)
