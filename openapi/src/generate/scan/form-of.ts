import { componentName, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import { schemaIn, type View } from '../views/views.ts'
import { SILENT } from '../validators/for-ajv.ts'
import { byConstant } from '../validators/told-apart.ts'
import type { Choice, Form, Pair, Shape, Type } from '../../scan/form.ts'

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

/** The draft of a schema that a shape cannot express. */
const UNTOLD: Draft = { needsValidator: true }

/** A shape whose parts are not numbered yet. */
type Draft = Omit<Shape, 'items' | 'properties' | 'anyOf'> & {
  items?: Draft
  properties?: Record<string, Draft>
  anyOf?: Draft[]
}

/**
 * The form of a schema, by which `scan/` judges bytes. Where a schema says more than a shape can, values
 * are left to the validator.
 */
export function formOf(document: Document, schema: Schema, view: View): Form {
  const known = new Map<string, Draft>()
  const named = (name: string): Draft => {
    const found = known.get(name)
    if (found !== undefined) return found
    // A schema that contains itself is left to the validator.
    known.set(name, UNTOLD)
    const draft = draftOf(schemaIn(document, document.components?.schemas?.[name] ?? true, view))
    known.set(name, draft)
    return draft
  }

  function draftOf(of: Schema): Draft {
    if (of === true) return {}
    if (of === false) return UNTOLD
    const name = componentName(of)
    const { $ref: _ref, allOf = [], anyOf, oneOf, ...own } = of
    const parts = [...(name === undefined ? [] : [named(name)]), ...allOf.map(draftOf)]
    if (anyOf !== undefined || oneOf !== undefined) parts.push(unionOf(of))
    return [...parts, ownOf(own)].reduce(both)
  }

  function ownOf(of: SchemaObject): Draft {
    const { type, items, properties, enum: listed } = of
    const choices = 'const' in of ? [of.const] : listed
    if (choices !== listed && listed !== undefined) return UNTOLD
    const draft: Draft = {}
    for (const [keyword, value] of Object.entries(of)) {
      if (KEPT.has(keyword)) Object.assign(draft, { [keyword]: value })
      else if (!isKnown(keyword, value)) return UNTOLD
    }
    if (type !== undefined) draft.is = [type].flat() as Type[]
    if (choices !== undefined && !choices.every(isChoice)) return UNTOLD
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

  /** Accepts `anyOf`, and `oneOf` whose branches exclude each other. */
  function unionOf(of: SchemaObject): Draft {
    const { anyOf, oneOf, discriminator } = of
    if (anyOf !== undefined && oneOf !== undefined) return UNTOLD
    const branches = anyOf ?? oneOf ?? []
    const drafts = branches.map(draftOf)
    if (discriminator !== undefined) return isMapped(branches, drafts, discriminator) ? { anyOf: drafts } : UNTOLD
    // The validator relies on the same constants, before anything is removed from a leg.
    if (byConstant(document, of) !== undefined) return areToldApart(drafts) ? { anyOf: drafts } : UNTOLD
    return anyOf !== undefined || areOfOwnTypes(drafts) ? { anyOf: drafts } : UNTOLD
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

/** Whether the mapping of a discriminator leads each value to the branch that requires it, and to no other. */
function isMapped(
  branches: readonly Schema[],
  drafts: readonly Draft[],
  { propertyName, mapping = {} }: NonNullable<SchemaObject['discriminator']>,
): boolean {
  const values = drafts.map((draft) => constantOf(draft, propertyName))
  const isOwn = (value: Choice | undefined, at: number) => {
    const branch = branches[at]
    return typeof value === 'string' && typeof branch === 'object' && mapping[value] === branch.$ref
  }
  return values.every(isOwn) && Object.keys(mapping).length === new Set(values).size
}

/** Whether the branches require different values of one property. */
function areToldApart(drafts: readonly Draft[]): boolean {
  return (drafts[0]?.required ?? []).some((property) => {
    const values = drafts.map((draft) => constantOf(draft, property))
    return !values.includes(undefined) && new Set(values).size === drafts.length
  })
}

/** The only value of a property that an object must have. */
function constantOf({ is, required = [], properties }: Draft, property: string): Choice | undefined {
  const [type, ...types] = is ?? []
  const [choice, ...choices] = properties?.[property]?.enum ?? []
  const isOnly = type === 'object' && types.length === 0 && choices.length === 0
  return isOnly && required.includes(property) ? choice : undefined
}

/** Whether no value can fit two branches, because they accept different types. */
function areOfOwnTypes(drafts: readonly Draft[]): boolean {
  const types = drafts.flatMap(({ is }) => is?.map((type) => (type === 'integer' ? 'number' : type)) ?? [undefined])
  return !types.includes(undefined) && new Set(types).size === types.length
}

/** A draft that accepts what both accept, if that is a matter of joining their keywords. */
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
      if (Object.keys(right ?? {}).some((name) => name in (left ?? {}))) return UNTOLD
    } else if (known !== value) return UNTOLD
  }
  // A union with keywords beside it would need two looks at the same value.
  return draft['anyOf'] !== undefined && Object.keys(draft).length > 1 ? UNTOLD : draft
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
    const { items, properties, anyOf, ...own } = of
    const shape: Shape = {
      ...own,
      ...(items === undefined ? {} : { items: number(items) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map(number) }),
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
