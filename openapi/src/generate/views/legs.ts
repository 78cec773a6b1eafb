import { callsOf, componentName, METHODS, type Document, type Schema, type SchemaObject } from '../document/document.ts'
import { mapSchemas } from '../document/map-schemas.ts'
import { hasMark, type LegMark } from '../document/params.ts'
import { mapChildren } from '../document/schema-walk.ts'

/**
 * The two connections of a call. `browser` is between a caller and the gateway, `upstream` between the gateway and the
 * agency or provider. A property or query parameter marked `x-private` exists on the upstream leg only, and one marked
 * `x-added` on the browser leg only. A whole branch of a discriminated union may be private.
 */
export type Leg = 'browser' | 'upstream'

const ABSENT_ON: Readonly<Record<Leg, LegMark>> = { browser: 'x-private', upstream: 'x-added' }

/** The document for one leg. */
export function legOf(document: Document, leg: Leg): Document {
  const onLeg = mapSchemas(document, (schema) => schemaOnLeg(document, schema, leg))
  return withoutParameters(onLeg, ABSENT_ON[leg])
}

function withoutParameters(document: Document, mark: LegMark): Document {
  const paths = structuredClone(document.paths)
  for (const { method, path, parameters } of callsOf(document)) {
    const remaining = parameters.filter((parameter) => !hasMark(parameter, mark))
    const operation = METHODS.map((name) => (name.toUpperCase() === method ? paths[path]?.[name] : undefined)).find(
      Boolean,
    )
    if (operation !== undefined && remaining.length < parameters.length) operation.parameters = remaining
  }
  return { ...document, paths }
}

/** The document of the upstream leg, without the operations that the gateway composes. */
export function upstreamOnly(document: Document): Document {
  const paths = structuredClone(document.paths)
  const composed = new Set(
    callsOf(document)
      .filter(isComposed)
      .map((call) => call.id),
  )
  for (const item of Object.values(paths)) {
    for (const method of METHODS) if (composed.has(item[method]?.operationId ?? '')) delete item[method]
  }
  return legOf({ ...document, paths }, 'upstream')
}

/** Whether the gateway composes the operation from other calls, so that no upstream call has its name. */
export const isComposed = (call: { operation: { tags?: string[] } }) =>
  call.operation.tags?.includes('gateway') ?? false

/** A schema without the properties and branches that do not exist on the leg. */
export function schemaOnLeg(document: Document, schema: Schema, leg: Leg): Schema {
  if (typeof schema === 'boolean') return schema
  const mark = ABSENT_ON[leg]
  const absent = Object.entries(schema.properties ?? {})
    .filter(([, property]) => isMarked(document, property, mark))
    .map(([name]) => name)
  const remaining = withoutBranches(document, without(schema, absent), mark)
  return mapChildren(remaining, (child) => schemaOnLeg(document, child, leg))
}

/** A discriminated union without its marked branches, in `oneOf` and in the mapping. */
function withoutBranches(document: Document, schema: SchemaObject, mark: string): SchemaObject {
  const { oneOf = [], discriminator } = schema
  const remaining = oneOf.filter((branch) => !isMarked(document, branch, mark))
  if (discriminator === undefined || remaining.length === oneOf.length) return schema
  const mapping = Object.entries(discriminator.mapping ?? {}).filter(([, $ref]) => !isMarked(document, { $ref }, mark))
  return { ...schema, oneOf: remaining, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } }
}

/** The value of a mark on a schema, or on the component it refers to. */
function markOf(document: Document, schema: Schema, mark: string): unknown {
  const visited = new Set<string>()
  let current: Schema | undefined = schema
  while (typeof current === 'object') {
    if (current[mark] !== undefined) return current[mark]
    const name = componentName(current)
    if (name === undefined || visited.has(name)) return undefined
    visited.add(name)
    current = document.components?.schemas?.[name]
  }
  return undefined
}

const isMarked = (document: Document, schema: Schema, mark: string) => markOf(document, schema, mark) === true

function without(schema: SchemaObject, names: string[]): SchemaObject {
  if (names.length === 0) return schema
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  )
  const required = schema.required?.filter((name) => !names.includes(name))
  return { ...schema, properties, ...(required ? { required } : {}) }
}
