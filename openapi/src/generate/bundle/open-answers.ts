import {
  callsOf,
  componentName,
  jsonContent,
  schemaBehind,
  type Document,
  type Schema,
  type SchemaObject,
} from '../document/document.ts'
import { mapChildren, reachable } from '../document/schema-walk.ts'

/**
 * Relaxes the response schemas of the provider, which sends null for missing values and adds values to its enumerations
 * (decisions 16.2, 16.9). In every component that no request uses, an optional property may be null, and an enumeration
 * accepts other integers. Lists, ids and amounts may not be null, because null there means an invalid response.
 * `x-never-null` exempts other properties; the mark is removed here.
 */
export function withOpenAnswers(document: Document): Document {
  const requestNames = requestComponents(document)
  const open = opener(document)
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => [name, requestNames.has(name) ? schema : open(schema)] as const,
  )
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
}

/** Names of the components that requests use. Their schemas stay unchanged. */
function requestComponents(document: Document): Set<string> {
  const requestSchemas = callsOf(document).flatMap(({ body, parameters }) => [
    jsonContent(body)?.schema ?? true,
    ...parameters.map(({ schema }) => schema ?? true),
  ])
  return new Set(requestSchemas.flatMap((schema) => [...reachable(document, schema)]))
}

/** Returns the function that relaxes a schema. */
function opener(document: Document): (schema: Schema) => Schema {
  const isEnumeration = (name: string) => {
    const schema = document.components?.schemas?.[name]
    return typeof schema === 'object' && schema.type === 'integer' && schema.enum !== undefined
  }
  const openEnum = (schema: Schema): Schema => {
    const name = componentName(schema)
    if (typeof schema === 'boolean' || name === undefined || !isEnumeration(name)) return schema
    const { $ref, ...beside } = schema
    return { ...beside, anyOf: [{ type: 'integer' }, { $ref: $ref ?? '' }] }
  }
  const openProperty = (name: string, property: Schema, isRequired: boolean): Schema => {
    const opened = openEnum(open(property))
    if (typeof opened === 'boolean') return opened
    const { 'x-never-null': neverNull, ...unmarked } = opened
    const mayBeNull = !isRequired && neverNull !== true && !isNeverNull(name, schemaBehind(document, property))
    return mayBeNull ? orNull(unmarked) : unmarked
  }
  const open = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema
    const { items, properties = {}, required = [] } = schema
    const opened = Object.entries(properties).map(
      ([name, property]) => [name, openProperty(name, property, required.includes(name))] as const,
    )
    return {
      ...mapChildren(schema, open),
      ...(schema.properties === undefined ? {} : { properties: Object.fromEntries(opened) }),
      ...(items === undefined ? {} : { items: openEnum(open(items)) }),
    }
  }
  return open
}

/**
 * Whether a property is a list, an id, an amount or a part of an amount. Every number counts as an amount, unless its
 * schema allows null itself.
 */
function isNeverNull(name: string, schema: Schema | undefined): boolean {
  if (/^id$|Id$|ID$/.test(name) || name === 'currency') return true
  if (typeof schema !== 'object') return false
  return schema.type === 'array' || schema.type === 'number' || schema.required?.includes('amount') === true
}

/** The schema with null allowed. In an open enumeration, null is added to the branch of other integers. */
function orNull(schema: SchemaObject): SchemaObject {
  const { $ref, anyOf, type } = schema
  if ($ref !== undefined) {
    const { $ref: _moved, ...beside } = schema
    return { ...beside, anyOf: [{ $ref }, { type: 'null' }] }
  }
  const [first, ...others] = anyOf ?? []
  if (typeof first === 'object') return { ...schema, anyOf: [orNull(first), ...others] }
  const types = type === undefined ? [] : [type].flat()
  return types.length === 0 || types.includes('null') ? schema : { ...schema, type: [...types, 'null'] }
}
