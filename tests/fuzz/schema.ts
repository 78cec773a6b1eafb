import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type OperationId } from '@rota/openapi/agency/operations'

/** A JSON Schema with all keywords that the contract uses. */
export interface Schema {
  $ref?: string
  allOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  /** `true` allows anything. */
  items?: Schema | true
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  dependentRequired?: Record<string, string[]>
  if?: Condition
  then?: Consequence
  else?: Consequence
  'x-private'?: boolean
  'x-added'?: boolean
  'x-drop-invalid'?: boolean
  'x-not-past'?: boolean | 'day'
  'x-after'?: string
  'x-at-least'?: string
  'x-sum'?: { of: string[]; minimum: number; maximum: number }
}

/** The condition of an `if`: required names, and constant values. */
interface Condition {
  required?: string[]
  properties?: Record<string, true | { const: unknown }>
}

/** The effect of a condition: required names, and forbidden ones (`false`). */
export interface Consequence {
  required?: string[]
  properties?: Record<string, boolean>
}

/** Browser to gateway, or gateway to agency: `x-private` and `x-added` mark properties that exist on only one leg. */
export type Leg = 'browser' | 'upstream'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

interface Described {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}

const components = document.components as unknown as {
  schemas: Record<string, Schema>
  parameters: Record<string, Parameter>
}
const lastOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

function described(id: OperationId): Described {
  const { path, method } = operations[id]
  const paths = document.paths as unknown as Record<string, Record<string, Described>>
  const found = paths[path]?.[method.toLowerCase()]
  if (found === undefined) throw new Error(`${id} is not in the document`)
  return found
}

/** The parameters of an operation, with lower-case header names. */
export const parametersOf = (id: OperationId): Parameter[] =>
  (described(id).parameters ?? []).map((it) => {
    const parameter = '$ref' in it ? (components.parameters[lastOf(it.$ref)] as Parameter) : it
    return parameter.in === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter
  })

/** The schema of an operation's request body; undefined when it has none. */
export const bodySchema = (id: OperationId): Schema | undefined =>
  described(id).requestBody?.content['application/json'].schema

/** The schema of an operation's success response. */
export const answerSchema = (id: OperationId): Schema => {
  const schema = described(id).responses['200']?.content['application/json'].schema
  if (schema === undefined) throw new Error(`${id} has no success`)
  return schema
}

/** Resolves the references of a schema and merges its `allOf`; nested schemas are left as they are. */
export function resolved({ $ref, allOf = [], ...own }: Schema): Schema {
  const parts = [...($ref === undefined ? [] : [components.schemas[lastOf($ref)] ?? {}]), ...allOf].map(resolved)
  return [...parts, own].reduce((all, part) => ({
    ...all,
    ...part,
    ...(all.properties || part.properties ? { properties: { ...all.properties, ...part.properties } } : {}),
    ...(all.required || part.required ? { required: [...(all.required ?? []), ...(part.required ?? [])] } : {}),
  }))
}

/** The properties of an object that exist on a leg. */
export function propertiesOn(leg: Leg, { properties = {} }: Schema): [name: string, schema: Schema][] {
  const isAbsent = (schema: Schema) => (leg === 'browser' ? schema['x-private'] : schema['x-added']) === true
  return Object.entries(properties).filter(([, schema]) => !isAbsent(schema))
}

/** The union branches that exist on a leg. */
export const branchesOn = (leg: Leg, { oneOf = [] }: Schema): Schema[] =>
  oneOf.map(resolved).filter((branch) => leg === 'upstream' || branch['x-private'] !== true)

/** The properties that an object must have and must not have, including conditions. */
export function demandsOn(leg: Leg, schema: Schema, value: Record<string, unknown>): Required<Consequence> {
  const said = schema.if === undefined ? undefined : holds(schema.if, value) ? schema.then : schema.else
  const here = new Set(propertiesOn(leg, schema).map(([name]) => name))
  const required = [...(schema.required ?? []), ...(said?.required ?? [])].filter((name) => here.has(name))
  return { required, properties: said?.properties ?? {} }
}

const holds = ({ required = [], properties = {} }: Condition, value: Record<string, unknown>): boolean =>
  required.every((name) => value[name] !== undefined) &&
  Object.entries(properties).every(([name, asked]) => asked === true || value[name] === asked.const)
