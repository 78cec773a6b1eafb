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
 * Opens the responses of an upstream that omits values and extends its enumerations (decisions 16.2, 16.9). In every
 * component that no request uses, an optional property may be null, and an enumeration accepts other integers. Lists,
 * ids and amounts are never null: an empty list is sent as such, and a price or an id that is null is an invalid
 * response. `x-never-null` exempts other properties and is removed here.
 */
export function withOpenAnswers(document: Document): Document {
  const asked = requested(document)
  const open = opener(document)
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => [name, asked.has(name) ? schema : open(schema)] as const,
  )
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } }
}

/** Names of the components used by requests, which stay as closed as they are written. */
function requested(document: Document): Set<string> {
  const sent = callsOf(document).flatMap(({ body, parameters }) => [
    jsonContent(body)?.schema ?? true,
    ...parameters.map(({ schema }) => schema ?? true),
  ])
  return new Set(sent.flatMap((schema) => [...reachable(document, schema)]))
}

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
    const { 'x-never-null': never, ...rest } = opened
    return isRequired || never === true || isKept(name, schemaBehind(document, property)) ? rest : orNull(rest)
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
 * Whether a property is a list, an id, an amount or part of one. A number counts as an amount unless its schema allows
 * null itself.
 */
function isKept(name: string, schema: Schema | undefined): boolean {
  if (/^id$|Id$|ID$/.test(name) || name === 'currency') return true
  if (typeof schema !== 'object') return false
  return schema.type === 'array' || schema.type === 'number' || schema.required?.includes('amount') === true
}

/** The schema with null allowed. An open enumeration allows it beside its integers. */
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
