import { componentName, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import { schemaIn, type View } from '../views/views.ts'
import { byConstant } from '../validators/told-apart.ts'
import type { Choice, Form, Pair, Shape, Type } from '../../scan/form.ts'

/** Annotations, and marks that the validators of responses ignore. */
const SILENT = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
])

/** Keywords that a shape takes over as they are. */
const KEPT = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'required',
  'dependentRequired',
])

const OPEN: Draft = { isOpen: true }

/** A shape whose parts are not numbered yet. */
type Draft = Omit<Shape, 'items' | 'properties' | 'any'> & {
  items?: Draft
  properties?: Record<string, Draft>
  any?: Draft[]
}

/**
 * The form of a schema, by which `scan/` judges bytes. Where a schema says more than a shape can, the shape is open: such
 * values are left to the validator.
 */
export function formOf(document: Document, schema: Schema, view: View): Form {
  const known = new Map<string, Draft>()
  const named = (name: string): Draft => {
    const found = known.get(name)
    if (found !== undefined) return found
    // Until it is drafted, for schemas that contain themselves.
    known.set(name, OPEN)
    const draft = draftOf(schemaIn(document, document.components?.schemas?.[name] ?? true, view))
    known.set(name, draft)
    return draft
  }

  function draftOf(of: Schema): Draft {
    if (of === true) return {}
    if (of === false) return OPEN
    const name = componentName(of)
    const { $ref: _ref, allOf = [], anyOf, oneOf, ...own } = of
    const parts = [...(name === undefined ? [] : [named(name)]), ...allOf.map(draftOf)]
    if (anyOf !== undefined || oneOf !== undefined) parts.push(unionOf(of))
    return [...parts, ownOf(own)].reduce(both)
  }

  function ownOf(of: SchemaObject): Draft {
    const {
      type,
      items,
      properties,
      const: constant,
      enum: choices = constant === undefined ? undefined : [constant],
    } = of
    const draft: Draft = {}
    for (const [keyword, value] of Object.entries(of)) {
      if (KEPT.has(keyword)) Object.assign(draft, { [keyword]: value })
      else if (!isKnown(keyword, value)) return OPEN
    }
    if (type !== undefined) draft.is = [type].flat() as Type[]
    if (choices !== undefined && !choices.every(isChoice)) return OPEN
    if (choices !== undefined) draft.enum = choices as Choice[]
    if (items !== undefined) draft.items = draftOf(items)
    if (properties === undefined) return draft
    draft.properties = Object.fromEntries(
      Object.entries(properties).map(([key, it]) => [key, draftOf(withoutComparisons(it))]),
    )
    const after = pairsOf(properties, 'x-after')
    const atLeast = pairsOf(properties, 'x-at-least')
    return { ...draft, ...(after.length === 0 ? {} : { after }), ...(atLeast.length === 0 ? {} : { atLeast }) }
  }

  /** A union of which only one branch can fit, or any number may. */
  function unionOf(of: SchemaObject): Draft {
    const { anyOf, oneOf, discriminator } = of
    const drafts = (anyOf ?? oneOf ?? []).map(draftOf)
    if (anyOf !== undefined && oneOf !== undefined) return OPEN
    if (discriminator !== undefined) return isToldApart(drafts, discriminator.propertyName) ? { any: drafts } : OPEN
    if (anyOf !== undefined || byConstant(document, { oneOf: oneOf ?? [] }) !== undefined) return { any: drafts }
    return areOfOwnTypes(drafts) ? { any: drafts } : OPEN
  }

  return numbered(draftOf(schemaIn(document, schema, view)))
}

/** Whether a keyword has been read, or does not matter. */
function isKnown(keyword: string, value: unknown): boolean {
  if (['type', 'items', 'properties', 'enum', 'const', 'discriminator'].includes(keyword)) return true
  if (COMPARISONS.has(keyword)) return false
  // Responses accept unknown properties.
  if (keyword === 'additionalProperties' || keyword === 'uniqueItems')
    return value === (keyword === 'additionalProperties')
  return SILENT.has(keyword) || keyword.startsWith('x-')
}

/** Marks that validators check. Those of a property are kept by its object. */
const COMPARISONS = new Set(['x-sum', 'x-after', 'x-at-least'])

function withoutComparisons(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const { 'x-after': _after, 'x-at-least': _atLeast, ...rest } = schema
  return rest
}

const isChoice = (value: unknown): boolean => value === null || typeof value !== 'object'

const pairsOf = (properties: Record<string, Schema>, mark: string): Pair[] =>
  Object.entries(properties).flatMap(([name, schema]): Pair[] => {
    const sibling = typeof schema === 'object' ? schema[mark] : undefined
    return typeof sibling === 'string' ? [[name, sibling]] : []
  })

/** Whether each branch requires a value of its own for a property. */
function isToldApart(drafts: readonly Draft[], property: string): boolean {
  const values = drafts.map(({ required = [], properties }) => {
    const choices = properties?.[property]?.enum ?? []
    return required.includes(property) && choices.length === 1 ? choices[0] : undefined
  })
  return !values.includes(undefined) && new Set(values).size === drafts.length
}

/** Whether no value can fit two branches, because they accept different types. */
function areOfOwnTypes(drafts: readonly Draft[]): boolean {
  const types = drafts.flatMap(({ is }) => is?.map((type) => (type === 'integer' ? 'number' : type)) ?? [undefined])
  return !types.includes(undefined) && new Set(types).size === types.length
}

/** A draft that accepts what two drafts accept. Open where that is not a matter of joining their keywords. */
function both(one: Draft, other: Draft): Draft {
  const draft: Record<string, unknown> = { ...one }
  for (const [keyword, value] of Object.entries(other)) {
    const known = draft[keyword]
    if (known === undefined) draft[keyword] = value
    else if (keyword === 'is') draft[keyword] = typesOfBoth(known as Type[], value as Type[])
    else if (keyword === 'required') draft[keyword] = [...new Set([...(known as string[]), ...(value as string[])])]
    else if (keyword === 'properties') {
      const [left, right] = [known, value] as Record<string, Draft>[]
      draft[keyword] = { ...left, ...right }
      if (Object.keys(right ?? {}).some((name) => name in (left ?? {}))) return OPEN
    } else if (known !== value) return OPEN
  }
  // A union with keywords beside it would need two looks at the same value.
  return draft['any'] !== undefined && Object.keys(draft).length > 1 ? OPEN : draft
}

function typesOfBoth(one: readonly Type[], other: readonly Type[]): Type[] {
  const fits = (type: Type, types: readonly Type[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  return [...new Set([...one.filter((type) => fits(type, other)), ...other.filter((type) => fits(type, one))])]
}

/** The form of a draft: every shape once. */
function numbered(draft: Draft): Form {
  const shapes: Shape[] = []
  const known = new Map<string, number>()
  const indices = new Map<Draft, number>()
  const number = (of: Draft): number => {
    const seen = indices.get(of)
    if (seen !== undefined) return seen
    const { items, properties, any, ...own } = of
    const shape: Shape = {
      ...own,
      ...(items === undefined ? {} : { items: number(items) }),
      ...(any === undefined ? {} : { any: any.map(number) }),
      ...(properties === undefined
        ? {}
        : { properties: Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, number(it)])) }),
    }
    const key = JSON.stringify(shape)
    const index = known.get(key) ?? shapes.push(shape) - 1
    known.set(key, index)
    indices.set(of, index)
    return index
  }
  const whole = number(draft)
  return { whole, shapes }
}
