import { componentName, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import type { Rule } from './rule.ts'
import { eachSchema } from '../document/schema-roots.ts'

const isTrue = (value: unknown) => value === true

/** All marks of schemas, each with a check of its value. */
const MARKS: Record<string, (value: unknown, schema: SchemaObject) => boolean> = {
  'x-private': isTrue,
  'x-added': isTrue,
  'x-assumed': isTrue,
  'x-drop-invalid': (value, schema) => value === true && schema.type === 'array',
  'x-strict': (value) => value === 'price' || value === 'kept',
  'x-not-past': (value) => value === true || value === 'day',
  'x-sensitive': (value) => value === 'card' || value === 'personal',
  'x-after': (value) => typeof value === 'string',
  'x-at-least': (value) => typeof value === 'string',
  'x-opaque': (value, schema) => value === true && schema.type === 'string',
  'x-free-text': (value, schema) => value === true && schema.pattern !== undefined,
  'x-sum': (value) => sumOf(value) !== undefined,
  'x-enum-names': (value, schema) =>
    Array.isArray(value) &&
    value.length === schema.enum?.length &&
    value.every((name) => typeof name === 'string' && /^[A-Z]\w*$/.test(name)),
}

/** Marks that only properties may have, because a property can be removed by its name, unlike an item or a branch. */
const ON_PROPERTIES = ['x-private', 'x-added', 'x-after', 'x-at-least']

/** The marks that compare a property with another one. */
const COMPARED = ['x-after', 'x-at-least']

/** Rules about every schema. */
export const schemaRules: Rule[] = [
  {
    name: 'known-marks',
    sentence: `A key that begins with x- is one of ${Object.keys(MARKS).join(', ')}, with a value that means something`,
    check: perSchema((schema) =>
      Object.keys(schema)
        .filter((key) => key.startsWith('x-') && !MARKS[key]?.(schema[key], schema))
        .map((key) => `has ${key}: ${JSON.stringify(schema[key])}`),
    ),
  },
  {
    name: 'marks-on-properties',
    sentence: `${ON_PROPERTIES.join(', ')} stand on a property, x-private and x-added also on the schema of a query parameter, x-private on a branch of a discriminated union`,
    check: perSchema((schema, where, document) =>
      ON_PROPERTIES.filter((key) => key in schema && !hasName(key, where) && !isUnionBranch(key, where, document)).map(
        (key) => `has ${key}`,
      ),
    ),
  },
  {
    name: 'after-a-sibling',
    sentence: `${COMPARED.join(' and ')} name another property of the same object`,
    check: perSchema((schema) =>
      Object.entries(schema.properties ?? {})
        .flatMap(([name, it]) => comparedWith(it).map((sibling) => ({ name, sibling })))
        .filter(({ name, sibling }) => sibling === name || !(sibling in (schema.properties ?? {})))
        .map(({ name, sibling }) => `has no ${sibling} that ${name} could be compared with`),
    ),
  },
  {
    name: 'sum-of-properties',
    sentence: 'x-sum adds up properties of its own object',
    check: perSchema((schema) =>
      (sumOf(schema['x-sum']) ?? [])
        .filter((name) => !(name in (schema.properties ?? {})))
        .map((name) => `has no ${name} to add`),
    ),
  },
  {
    name: 'named-like-types',
    sentence: 'A component schema is named like a type: its key is the name of its type and its validator',
    check: (document) =>
      Object.keys(document.components?.schemas ?? {}).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name)),
  },
  {
    name: 'whole-references',
    sentence: 'A $ref in a schema names a component as a whole',
    check: perSchema((schema) =>
      schema.$ref === undefined || /^#\/components\/schemas\/[^/]+$/.test(schema.$ref)
        ? []
        : [`refers to ${schema.$ref}`],
    ),
  },
  {
    name: 'discriminated-unions',
    sentence:
      'A discriminated union is a oneOf of references with a mapping that names each of them; a branch is a flat object that requires the property with its constant',
    check: perSchema((schema, _where, document) => unionProblems(document, schema)),
  },
]

/** The siblings that a property is compared with. */
const comparedWith = (property: Schema): string[] =>
  typeof property === 'object' ? COMPARED.filter((key) => key in property).map((key) => String(property[key])) : []

/** The property names that an `x-sum` adds up, or undefined if it is invalid. */
function sumOf(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { of, minimum, maximum, ...unknownKeys } = value as Record<string, unknown>
  const isComplete = Array.isArray(of) && of.length > 1 && Object.keys(unknownKeys).length === 0
  const isRange = typeof minimum === 'number' && typeof maximum === 'number' && minimum <= maximum
  return isComplete && isRange ? of.map(String) : undefined
}

/** Whether a schema is at a place where the mark is allowed by name: a property or a query parameter. */
const hasName = (key: string, where: string) =>
  /\/properties\/[^/]+$/.test(where) || ((key === 'x-private' || key === 'x-added') && /^\S+ query \S+$/.test(where))

/** Whether a component is a branch of a discriminated union. It may be private, because callers can use other branches. */
const isUnionBranch = (key: string, where: string, { components }: Document) =>
  key === 'x-private' &&
  Object.values(components?.schemas ?? {}).some(
    (schema) =>
      typeof schema === 'object' &&
      schema.discriminator !== undefined &&
      schema.oneOf?.some((branch) => componentName(branch) === where),
  )

type SchemaCheck = (schema: SchemaObject, where: string, document: Document) => string[]

function perSchema(check: SchemaCheck): Rule['check'] {
  return (document) => {
    const problems: string[] = []
    eachSchema(document, (schema, where) => {
      problems.push(...check(schema, where, document).map((problem) => `${where} ${problem}`))
    })
    return problems
  }
}

function unionProblems(document: Document, schema: SchemaObject): string[] {
  if (schema.discriminator === undefined) return []
  const { propertyName, mapping = {} } = schema.discriminator
  const branches = (schema.oneOf ?? []).map(componentName)
  const mapped = Object.values(mapping).map(($ref) => componentName({ $ref }))
  const areAllMapped = branches.length > 0 && branches.every((name) => name !== undefined && mapped.includes(name))
  if (!areAllMapped || mapped.length !== branches.length) return ['has a mapping that is not its branches']
  return Object.entries(mapping)
    .filter(
      ([value, $ref]) => !isBranch(document.components?.schemas?.[componentName({ $ref }) ?? ''], propertyName, value),
    )
    .map(([value, $ref]) => `has a branch ${componentName({ $ref })} without ${propertyName}: ${value}`)
}

function isBranch(branch: Schema | undefined, property: string, value: string): boolean {
  if (typeof branch !== 'object' || branch.type !== 'object' || branch.allOf) return false
  const constant = branch.properties?.[property]
  return typeof constant === 'object' && constant.const === value && (branch.required?.includes(property) ?? false)
}
