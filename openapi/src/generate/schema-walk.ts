import { componentName, type Document, type Schema, type SchemaObject } from './document.ts'

const ONE = [
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
]
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']

export interface Child {
  keyword: string
  /** Property name or index; empty for keywords that hold one schema. */
  name: string
  schema: Schema
}

/** The schemas directly inside a schema. Only schema positions: a property may be called `items` or `x-thing`. */
export function childrenOf(schema: Schema): Child[] {
  if (typeof schema === 'boolean') return []
  return [
    ...ONE.filter((keyword) => isSchema(schema[keyword])).map((keyword) => ({
      keyword,
      name: '',
      schema: schema[keyword] as Schema,
    })),
    ...[...LIST, ...NAMED].flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as Record<string, Schema>).map(([name, child]) => ({
        keyword,
        name,
        schema: child,
      })),
    ),
  ]
}

/** A copy of the schema whose direct children are replaced by what `change` answers for them. */
export function mapChildren(schema: SchemaObject, change: (child: Schema) => Schema): SchemaObject {
  const copy: SchemaObject = { ...schema }
  for (const keyword of ONE) if (isSchema(copy[keyword])) copy[keyword] = change(copy[keyword] as Schema)
  for (const keyword of LIST) if (Array.isArray(copy[keyword])) copy[keyword] = (copy[keyword] as Schema[]).map(change)
  for (const keyword of NAMED) {
    const named = copy[keyword] as Record<string, Schema> | undefined
    if (named) copy[keyword] = Object.fromEntries(Object.entries(named).map(([name, child]) => [name, change(child)]))
  }
  return copy
}

/** Calls `visit` for a schema and everything written inside it; references are not followed. */
export function eachInside(schema: Schema, where: string, visit: (schema: SchemaObject, where: string) => void): void {
  if (typeof schema === 'boolean') return
  visit(schema, where)
  for (const child of childrenOf(schema)) {
    eachInside(child.schema, [where, child.keyword, child.name].filter(Boolean).join('/'), visit)
  }
}

/** Names of all components a schema reaches, itself not included unless it refers to itself. */
export function reachable(document: Document, schema: Schema, found = new Set<string>()): Set<string> {
  eachInside(schema, '', (inner) => {
    const name = componentName(inner)
    if (name === undefined || found.has(name)) return
    found.add(name)
    const target = document.components?.schemas?.[name]
    if (target !== undefined) reachable(document, target, found)
  })
  return found
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value))
}
