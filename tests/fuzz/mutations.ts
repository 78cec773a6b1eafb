import { TODAY } from './agree.ts'
import { branchesOn, demandsOn, propertiesOn, resolved, type Leg, type Schema } from './schema.ts'
import { brokenTexts } from './broken-texts.ts'

/** One mutation that makes a valid value invalid. */
export interface Mutation {
  /** Description for people. */
  what: string
  /** The JSON Pointer that the error must name. */
  pointer: string
  /** Path of property names from the root to the mutated place. */
  at: readonly string[]
  /** The new value; undefined deletes the old one. */
  put: unknown
  /** In a response: an item that is dropped, while the rest stays valid (`x-drop-invalid`). */
  isItem?: boolean
}

/**
 * How a value is validated: on which leg, and whether as a request, which forbids unknown properties and past dates.
 */
export interface Reading {
  leg: Leg
  isRequest: boolean
}

/** All known mutations of a value at a single place. */
export function mutationsOf(schema: Schema, value: unknown, reading: Reading, at: readonly string[] = []): Mutation[] {
  const it = branchOf(resolved(schema), value, reading)
  const here = (what: string, put: unknown): Mutation => ({ what, pointer: pointerOf(at), at, put })
  const wrongType = here('wrong type', otherThan(value))
  const isNull = value === null
  const nothing = isNull || takesNull(resolved(schema)) ? [] : [here('null', null)]
  const choice = it.const === undefined && it.enum === undefined ? [] : [here('unknown value', unknownFor(value))]
  const own = choice.length > 0 ? choice : isNull ? [] : (MUTATORS[it.type ?? '']?.(it, value, reading, at) ?? [])
  return [wrongType, ...nothing, ...own]
}

type Mutator = (schema: Schema, value: unknown, reading: Reading, at: readonly string[]) => Mutation[]

const MUTATORS: Record<string, Mutator> = {
  object: (schema, value, ...rest) => brokenObject(schema, value as Record<string, unknown>, ...rest),
  array: (schema, value, ...rest) => brokenList(schema, value as unknown[], ...rest),
  integer: (schema, value, reading, at) => [
    ...brokenNumber(schema, value as number, reading, at),
    { what: 'a fraction', pointer: pointerOf(at), at, put: (value as number) + 0.5 },
  ],
  number: (schema, value, ...rest) => brokenNumber(schema, value as number, ...rest),
  string: (schema, _value, { isRequest }, at) =>
    brokenTexts(schema, isRequest).map(([what, put]) => ({ what, pointer: pointerOf(at), at, put })),
}

/** The union branch that a value belongs to, recognized by its constants. */
function branchOf(schema: Schema, value: unknown, { leg }: Reading): Schema {
  if (schema.oneOf === undefined) return schema
  const isOf = (branch: Schema) =>
    value === null
      ? branch.type === 'null'
      : branch.type !== 'null' &&
        propertiesOn(leg, branch).every(
          ([name, { const: wanted }]) => wanted === undefined || valueAt(value, name) === wanted,
        )
  return branchesOn(leg, schema).find(isOf) ?? {}
}

const takesNull = ({ type, oneOf = [] }: Schema) => type === 'null' || oneOf.some((branch) => branch.type === 'null')
const valueAt = (value: unknown, name: string) => (value as Record<string, unknown>)[name]

function brokenObject(
  schema: Schema,
  value: Record<string, unknown>,
  reading: Reading,
  at: readonly string[],
): Mutation[] {
  const { leg, isRequest } = reading
  const { required, properties } = demandsOn(leg, schema, value)
  const put = (what: string, name: string, it?: unknown): Mutation => ({
    what,
    pointer: pointerOf([...at, name]),
    at: [...at, name],
    put: it,
  })
  const forbidden = Object.entries(properties).filter(([name, isAllowed]) => !isAllowed && value[name] === undefined)
  const known = new Set(Object.keys(value))
  const hidden = Object.keys(schema.properties ?? {}).filter(
    (name) => !propertiesOn(leg, schema).some(([it]) => it === name),
  )
  const closed = isRequest && schema.additionalProperties === false
  return [
    ...required.filter((name) => known.has(name)).map((name) => put('missing', name)),
    ...(closed
      ? [put('unknown field', 'colour', 'red'), ...hidden.map((name) => put('private field', name, 'x'))]
      : []),
    ...forbidden.map(([name]) => put('forbidden here', name, '10:00')),
    ...orphans(schema, value, at),
    ...brokenOrder(schema, value, reading, at),
    ...propertiesOn(leg, schema)
      .filter(([name]) => known.has(name))
      .flatMap(([name, inner]) => mutationsOf(inner, value[name], reading, [...at, name])),
  ]
}

/** Removes a property that another one depends on. */
function orphans(
  { dependentRequired = {} }: Schema,
  value: Record<string, unknown>,
  at: readonly string[],
): Mutation[] {
  return Object.entries(dependentRequired)
    .filter(([name]) => value[name] !== undefined)
    .flatMap(([, needs]) => needs)
    .map((name) => ({
      what: 'missing beside another',
      pointer: pointerOf([...at, name]),
      at: [...at, name],
      put: undefined,
    }))
}

/** Values that are valid alone but inconsistent with each other. */
function brokenOrder(
  schema: Schema,
  value: Record<string, unknown>,
  { leg, isRequest }: Reading,
  at: readonly string[],
): Mutation[] {
  if (!isRequest) return []
  const sum = schema['x-sum']
  const [first = '', second = ''] = sum?.of ?? []
  const crowd = sum && { ...value, [first]: sum.maximum, [second]: 1 }
  const pairs = propertiesOn(leg, schema).flatMap(([name, inner]) => {
    const sibling = value[inner['x-after'] ?? inner['x-at-least'] ?? '']
    if (typeof sibling !== 'number' || typeof value[name] !== 'number') return []
    const put = inner['x-after'] === undefined ? before(sibling, inner) : sibling
    return put === undefined
      ? []
      : [{ what: 'out of order', pointer: pointerOf([...at, name]), at: [...at, name], put }]
  })
  return [
    ...pairs,
    ...(crowd === undefined ? [] : [{ what: 'too many together', pointer: pointerOf(at), at, put: crowd }]),
  ]
}

/** A smaller value of the same format. */
function before(number: number, schema: Schema): number | undefined {
  const { format, minimum = 0 } = resolved(schema)
  if (number <= minimum) return undefined
  return format === 'date-int' ? minimum : number - 1
}

function brokenList(
  { items = true, ...schema }: Schema,
  value: unknown[],
  reading: Reading,
  at: readonly string[],
): Mutation[] {
  const { minItems = 0, maxItems = Infinity, uniqueItems } = schema
  const isItem = schema['x-drop-invalid'] === true && value.length > 1
  const here = (what: string, put: unknown): Mutation => ({ what, pointer: pointerOf(at), at, put })
  const [first] = value
  const tooMany = maxItems <= 60 && value.length > 0
  return [
    ...(minItems > 0 ? [here('too few', value.slice(0, minItems - 1))] : []),
    ...(tooMany
      ? [
          here(
            'too many',
            Array.from({ length: maxItems + 1 }, () => first),
          ),
        ]
      : []),
    ...(uniqueItems && value.length > 0 ? [here('one of them twice', [first, ...value])] : []),
    ...value
      .flatMap((item, index) => (items === true ? [] : mutationsOf(items, item, reading, [...at, String(index)])))
      .map((one) => (isItem ? { ...one, isItem } : one)),
  ]
}

/** Values just beyond each limit of a number. */
function brokenNumber(schema: Schema, value: number, { isRequest }: Reading, at: readonly string[]): Mutation[] {
  const { minimum, maximum, exclusiveMinimum, multipleOf, format } = schema
  const candidates: [what: string, put: number | undefined][] = [
    ['below the least', minimum === undefined ? undefined : minimum - 1],
    ['beyond the most', maximum === undefined ? undefined : maximum + 1],
    ['the limit itself', exclusiveMinimum],
    ['between two steps', multipleOf === undefined ? undefined : value + multipleOf / 2],
    ['a day that does not exist', format === 'date-int' ? 20_270_231 : undefined],
    ['yesterday', isRequest && schema['x-not-past'] === true ? TODAY - 1 : undefined],
    ['not to be kept', isRequest ? Number.MAX_SAFE_INTEGER + 1 : undefined],
  ]
  return candidates.flatMap(([what, put]) => (put === undefined ? [] : [{ what, pointer: pointerOf(at), at, put }]))
}

const otherThan = (value: unknown) => (typeof value === 'string' ? { a: 'text' } : 'none of it')
const unknownFor = (value: unknown) => (typeof value === 'string' ? 'no-such-value' : 987_654)

/** Joins names into a JSON Pointer. */
export const pointerOf = (at: readonly string[]) =>
  at.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** A copy of a value with a mutation applied. */
export function mutated(value: unknown, { at, put }: Pick<Mutation, 'at' | 'put'>): unknown {
  const [name, ...rest] = at
  if (name === undefined) return put
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? mutated(item, { at: rest, put }) : item))
  const { [name]: inner, ...others } = value as Record<string, unknown>
  const changed = mutated(inner, { at: rest, put })
  return changed === undefined ? others : { ...others, [name]: changed }
}

/** The paths of all places in a value, starting with the root. */
export function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
}
