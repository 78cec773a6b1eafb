import { componentName, type Document, type Schema, type SchemaObject } from './document.ts'

/** Keywords whose value is one schema. */
const WITH_SCHEMA = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
] as const
/** Keywords whose value is a list of schemas. */
const WITH_LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const
/** Keywords whose value is an object of schemas by name. */
const WITH_NAMES = ['properties', 'patternProperties', 'dependentSchemas', '$defs'] as const

/** A schema inside another, and where it is. */
export interface Child {
  keyword: string
  /** Property name or index; empty for keywords that hold one schema. */
  name: string
  schema: Schema
}

/**
 * The schemas directly inside a schema. Looks only where JSON Schema has schemas, because a property may also be called
 * `items`, for example.
 */
export function childrenOf(schema: Schema): Child[] {
  if (typeof schema === 'boolean') return []
  const single = WITH_SCHEMA.flatMap((keyword) => {
    const child = schema[keyword]
    return child === undefined ? [] : [{ keyword, name: '', schema: child }]
  })
  const several = [...WITH_LIST, ...WITH_NAMES].flatMap((keyword) =>
    Object.entries(schema[keyword] ?? {}).map(([name, child]) => ({ keyword, name, schema: child })),
  )
  return [...single, ...several]
}

/** A copy of the schema with `change` applied to its direct children. */
export function mapChildren(schema: SchemaObject, change: (child: Schema) => Schema): SchemaObject {
  const copy: SchemaObject = { ...schema }
  for (const keyword of WITH_SCHEMA) {
    const child = schema[keyword]
    if (child !== undefined) copy[keyword] = change(child)
  }
  for (const keyword of WITH_LIST) {
    const list = schema[keyword]
    if (list) copy[keyword] = list.map(change)
  }
  for (const keyword of WITH_NAMES) {
    const schemas = schema[keyword]
    if (schemas)
      copy[keyword] = Object.fromEntries(Object.entries(schemas).map(([name, child]) => [name, change(child)]))
  }
  return copy
}

/** Calls `visit` for a schema and all schemas inside it, without following references. */
export function eachInside(schema: Schema, where: string, visit: (schema: SchemaObject, where: string) => void): void {
  if (typeof schema === 'boolean') return
  visit(schema, where)
  for (const child of childrenOf(schema)) {
    eachInside(child.schema, [where, child.keyword, child.name].filter(Boolean).join('/'), visit)
  }
}

/** Names of all components that a schema refers to, directly or indirectly. */
export function reachable(document: Document, schema: Schema, found = new Set<string>()): Set<string> {
  for (const name of referencesIn(schema)) {
    if (found.has(name)) continue
    found.add(name)
    const target = document.components?.schemas?.[name]
    if (target !== undefined) reachable(document, target, found)
  }
  return found
}

const referencesBySchema = new WeakMap<SchemaObject, string[]>()

/** Names of the components referenced inside a schema, cached because many callers need them. */
function referencesIn(schema: Schema): string[] {
  if (typeof schema === 'boolean') return []
  const cached = referencesBySchema.get(schema)
  if (cached) return cached
  const names = new Set<string>()
  eachInside(schema, '', (inner) => {
    const name = componentName(inner)
    if (name !== undefined) names.add(name)
  })
  referencesBySchema.set(schema, [...names])
  return [...names]
}
