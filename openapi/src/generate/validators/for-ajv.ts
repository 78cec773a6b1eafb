import { componentName, schemaBehind, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import { mapChildren } from '../document/schema-walk.ts'
import { byConstant } from './union-by-constant.ts'

/** Annotations, which do not affect the verdict of a validator. */
export const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'xml',
  '$comment',
  'discriminator',
])

/** The marks that Ajv checks (see keywords.ts). */
const CHECKED_MARKS = new Set(['x-after', 'x-at-least', 'x-sum'])

/**
 * Prepares a schema of the contract for Ajv: without annotations, with references by component id, and with unions
 * rewritten so that errors concern only the intended branch. The rewritten schema accepts the same values.
 * @param idOf the Ajv id of a component
 */
export function forAjv(document: Document, schema: Schema, idOf: (component: string) => string): Schema {
  if (typeof schema === 'boolean') return schema
  const name = componentName(schema)
  const plain = { ...withoutAnnotations(rewriteUnion(document, schema)), ...(name ? { $ref: idOf(name) } : {}) }
  return mapChildren(plain, (child) => forAjv(document, child, idOf))
}

function withoutAnnotations(schema: SchemaObject): SchemaObject {
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword]) => CHECKED_MARKS.has(keyword) || (!ANNOTATIONS.has(keyword) && !keyword.startsWith('x-')),
    ),
  )
}

function rewriteUnion(document: Document, schema: SchemaObject): SchemaObject {
  if (schema.discriminator?.mapping && schema.oneOf) return byDiscriminator(schema)
  return (
    orNull(document, schema, 'anyOf') ?? orNull(document, schema, 'oneOf') ?? byConstant(document, schema) ?? schema
  )
}

/**
 * Rewrites a discriminated union: the property must name a branch, and only that branch reports errors. In the original,
 * all branches would report theirs.
 */
function byDiscriminator(schema: SchemaObject): SchemaObject {
  const { oneOf: _branches, discriminator, allOf = [], ...others } = schema
  const { propertyName, mapping = {} } = discriminator ?? { propertyName: '' }
  return {
    ...others,
    type: 'object',
    required: [...new Set([...(schema.required ?? []), propertyName])],
    allOf: [
      ...allOf,
      { properties: { [propertyName]: { enum: Object.keys(mapping) } } },
      ...Object.entries(mapping).map(([value, $ref]) => ({
        if: { required: [propertyName], properties: { [propertyName]: { const: value } } },
        then: { $ref },
      })),
    ],
  }
}

/**
 * Rewrites a union of a schema and null: null is valid, and all other values are validated by the other branch, so that
 * no error mentions null. Undefined for other unions.
 */
function orNull(document: Document, schema: SchemaObject, keyword: 'anyOf' | 'oneOf'): SchemaObject | undefined {
  const branches = schema[keyword]
  if (branches?.length !== 2 || schema.if !== undefined) return undefined
  const other = branches.find((branch) => !isNull(branch))
  if (other === undefined || !branches.some(isNull)) return undefined
  if (keyword === 'oneOf' && !refusesNull(document, other)) return undefined
  const { [keyword]: _union, ...others } = schema
  return {
    ...others,
    if: { not: { type: 'null' } },
    then: other,
  }
}

function isNull(schema: Schema): boolean {
  return typeof schema === 'object' && schema.type === 'null'
}

/** Whether the schema certainly rejects null. Only then is the rewritten form equivalent to a `oneOf`. */
function refusesNull(document: Document, schema: Schema): boolean {
  if (typeof schema === 'boolean') return !schema
  if (schema.discriminator?.mapping) return true
  if (schema.type !== undefined) return ![schema.type].flat().includes('null')
  const target = schemaBehind(document, schema)
  return target !== undefined && target !== schema && refusesNull(document, target)
}
