import { componentName, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import { schemaIn, type View } from '../views/views.ts'
import { ANNOTATIONS } from '../validators/for-ajv.ts'
import { byConstant } from '../validators/union-by-constant.ts'
import type { Choice, Form, Pair, Shape, Type } from '../../scan/form.ts'

/** Keywords that a shape has with the same meaning. */
const SAME_KEYWORDS = new Set([
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
const NEEDS_VALIDATOR: Draft = { needsValidator: true }

/** A shape that contains other shapes, which are not replaced by indices yet. */
type Draft = Omit<Shape, 'items' | 'properties' | 'anyOf'> & {
  items?: Draft
  properties?: Record<string, Draft>
  anyOf?: Draft[]
}

/**
 * Converts a schema to a form, with which `scan/` judges the bytes of a response. Where a shape cannot express the
 * schema, the scanner leaves values to the validator.
 */
export function formOf(document: Document, schema: Schema, view: View): Form {
  const draftsByName = new Map<string, Draft>()
  const componentDraft = (name: string): Draft => {
    const cached = draftsByName.get(name)
    if (cached !== undefined) return cached
    // A schema that contains itself is left to the validator.
    draftsByName.set(name, NEEDS_VALIDATOR)
    const draft = draftOf(schemaIn(document, document.components?.schemas?.[name] ?? true, view))
    draftsByName.set(name, draft)
    return draft
  }

  function draftOf(part: Schema): Draft {
    if (part === true) return {}
    if (part === false) return NEEDS_VALIDATOR
    const name = componentName(part)
    const { $ref: _ref, allOf = [], anyOf, oneOf, ...own } = part
    const parts = [...(name === undefined ? [] : [componentDraft(name)]), ...allOf.map(draftOf)]
    if (anyOf !== undefined || oneOf !== undefined) parts.push(unionOf(part))
    return [...parts, ownOf(own)].reduce(intersection)
  }

  /** The draft of a schema without references and combinations. */
  function ownOf(plain: SchemaObject): Draft {
    const { type, items, properties, enum: listed } = plain
    const choices = 'const' in plain ? [plain.const] : listed
    if (choices !== listed && listed !== undefined) return NEEDS_VALIDATOR
    const draft: Draft = {}
    for (const [keyword, value] of Object.entries(plain)) {
      if (SAME_KEYWORDS.has(keyword)) Object.assign(draft, { [keyword]: value })
      else if (!isExpressible(keyword, value)) return NEEDS_VALIDATOR
    }
    if (type !== undefined) draft.is = [type].flat() as Type[]
    if (choices !== undefined && !choices.every(isChoice)) return NEEDS_VALIDATOR
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

  /** The draft of an `anyOf`, or of a `oneOf` whose branches exclude each other, which is then the same. */
  function unionOf(union: SchemaObject): Draft {
    const { anyOf, oneOf, discriminator } = union
    if (anyOf !== undefined && oneOf !== undefined) return NEEDS_VALIDATOR
    const branches = anyOf ?? oneOf ?? []
    const drafts = branches.map(draftOf)
    if (discriminator !== undefined)
      return isMapped(branches, drafts, discriminator) ? { anyOf: drafts } : NEEDS_VALIDATOR
    // The validator distinguishes the branches by these constants as well.
    if (byConstant(document, union) !== undefined)
      return haveDistinctConstants(drafts) ? { anyOf: drafts } : NEEDS_VALIDATOR
    return anyOf !== undefined || haveDistinctTypes(drafts) ? { anyOf: drafts } : NEEDS_VALIDATOR
  }

  return toForm(draftOf(schemaIn(document, schema, view)))
}

/** Whether a shape expresses a keyword, or the keyword does not matter for the verdict. */
function isExpressible(keyword: string, value: unknown): boolean {
  if (['type', 'items', 'properties', 'enum', 'const', 'discriminator'].includes(keyword)) return true
  if (COMPARISONS.has(keyword)) return false
  // Responses accept unknown properties.
  if (keyword === 'additionalProperties') return value === true
  if (keyword === 'uniqueItems') return value === false
  return ANNOTATIONS.has(keyword) || keyword.startsWith('x-')
}

/** Marks that validators check. Comparisons of a property are part of the shape of its object. */
const COMPARISONS = new Set(['x-sum', 'x-after', 'x-at-least'])

function withoutComparisons(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const { 'x-after': _after, 'x-at-least': _atLeast, ...others } = schema
  return others
}

const isChoice = (value: unknown): boolean => value === null || typeof value !== 'object'

const pairsOf = (properties: Record<string, Schema>, mark: string): Pair[] =>
  Object.entries(properties).flatMap(([name, schema]): Pair[] => {
    const sibling = typeof schema === 'object' ? schema[mark] : undefined
    return typeof sibling === 'string' ? [[name, sibling]] : []
  })

/** Whether the mapping of a discriminator assigns each value to exactly the branch that requires it. */
function isMapped(
  branches: readonly Schema[],
  drafts: readonly Draft[],
  { propertyName, mapping = {} }: NonNullable<SchemaObject['discriminator']>,
): boolean {
  const values = drafts.map((draft) => constantOf(draft, propertyName))
  const isOwn = (value: Choice | undefined, index: number) => {
    const branch = branches[index]
    return typeof value === 'string' && typeof branch === 'object' && mapping[value] === branch.$ref
  }
  return values.every(isOwn) && Object.keys(mapping).length === new Set(values).size
}

/** Whether the branches require different values of one property. */
function haveDistinctConstants(drafts: readonly Draft[]): boolean {
  return (drafts[0]?.required ?? []).some((property) => {
    const values = drafts.map((draft) => constantOf(draft, property))
    return !values.includes(undefined) && new Set(values).size === drafts.length
  })
}

/** The only value that a required property of an object may have; undefined if there is no such value. */
function constantOf({ is, required = [], properties }: Draft, property: string): Choice | undefined {
  const [type, ...types] = is ?? []
  const [choice, ...choices] = properties?.[property]?.enum ?? []
  const isOnly = type === 'object' && types.length === 0 && choices.length === 0
  return isOnly && required.includes(property) ? choice : undefined
}

/** Whether no value can fit two branches, because they accept different types. */
function haveDistinctTypes(drafts: readonly Draft[]): boolean {
  const types = drafts.flatMap(({ is }) => is?.map((type) => (type === 'integer' ? 'number' : type)) ?? [undefined])
  return !types.includes(undefined) && new Set(types).size === types.length
}

/** A draft that accepts the values that both drafts accept, if their keywords can simply be merged. */
function intersection(one: Draft, other: Draft): Draft {
  const draft: Record<string, unknown> = { ...one }
  for (const [keyword, value] of Object.entries(other)) {
    const current = draft[keyword]
    if (current === undefined) draft[keyword] = value
    else if (keyword === 'is') draft[keyword] = commonTypes(current as Type[], value as Type[])
    else if (keyword === 'required') draft[keyword] = [...new Set([...(current as string[]), ...(value as string[])])]
    else if (keyword === 'properties') {
      const [left, right] = [current, value] as Record<string, Draft>[]
      draft[keyword] = { ...left, ...right }
      if (Object.keys(right ?? {}).some((name) => name in (left ?? {}))) return NEEDS_VALIDATOR
    } else if (current !== value) return NEEDS_VALIDATOR
  }
  // A union with further keywords would have to scan the same value twice.
  return draft['anyOf'] !== undefined && Object.keys(draft).length > 1 ? NEEDS_VALIDATOR : draft
}

function commonTypes(one: readonly Type[], other: readonly Type[]): Type[] {
  const fits = (type: Type, types: readonly Type[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  return [...new Set([...one.filter((type) => fits(type, other)), ...other.filter((type) => fits(type, one))])]
}

/** Converts a draft to a form, in which equal shapes occur once. */
function toForm(draft: Draft): Form {
  const shapes: Shape[] = []
  const indexByJson = new Map<string, number>()
  const indices = new Map<Draft, number>()
  const indexOf = (part: Draft): number => {
    const cached = indices.get(part)
    if (cached !== undefined) return cached
    const { items, properties, anyOf, ...own } = part
    const shape: Shape = {
      ...own,
      ...(items === undefined ? {} : { items: indexOf(items) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map(indexOf) }),
      ...(properties === undefined
        ? {}
        : { properties: Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, indexOf(it)])) }),
    }
    const key = JSON.stringify(shape)
    const index = indexByJson.get(key) ?? shapes.push(shape) - 1
    indexByJson.set(key, index)
    indices.set(part, index)
    return index
  }
  const whole = indexOf(draft)
  return { whole, shapes }
}
