import { hash } from 'node:crypto'
import { OPERATION_CLASSES, OPERATION_LIMITS } from '../classes.ts'
import {
  callsOf,
  jsonContent,
  schemaBehind,
  type Call,
  type Document,
  type Operation,
  type Parameter,
  type Schema,
  type SchemaObject,
} from '../document/document.ts'
import { isComposed } from '../views/legs.ts'
import { nameOf } from '../document/params.ts'
import { eachInside, reachable } from '../document/schema-walk.ts'

/** Generates the table of operations (`operations.js`), and the shorter `routes.js` for the client in the browser. */
export function printOperations(document: Document): Map<string, string> {
  const calls = callsOf(document).toSorted(concreteFirst)
  const rows = calls.map((call) => `  ${call.id}: ${JSON.stringify(rowOf(document, call))},`)
  const routes = calls.map((call) => `export const ${call.id} = '${call.method} ${call.path}'`)
  const names = calls.map((call) => call.id)
  const ids = calls.map((call) => `'${call.id}'`).join(' | ')
  return new Map([
    [
      'operations.js',
      `export const operations = {\n${rows.join('\n')}\n}\n\nexport const digest = '${digestOf(document)}'\n`,
    ],
    ['operations.d.ts', operationTypes(ids)],
    ['routes.js', `${routes.join('\n')}\nexport const routes = { ${names.join(', ')} }\n`],
    ['routes.d.ts', routeTypes(names)],
  ])
}

/** A hash of the contract. Two processes with the same digest validate in the same way. */
const digestOf = (document: Document) => hash('sha256', JSON.stringify(document), 'base64url')

/** The types of `routes.js`. Each route is also a separate export, so that a page loads only the routes that it calls. */
function routeTypes(names: readonly string[]): string {
  const singleRoutes = names.map((name) => `export declare const ${name}: string\n`).join('')
  const ids = names.map((name) => `'${name}'`).join(' | ')
  return `${singleRoutes}export declare const routes: Readonly<Record<${ids}, string>>\n`
}

/**
 * Sorts concrete paths before templated ones (`/tours/searchactive` before `/tours/{id}`), because routers use the
 * first match.
 */
export function concreteFirst(a: { path: string }, b: { path: string }): number {
  const left = a.path.split('/')
  const right = b.path.split('/')
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = Number(left[i]?.startsWith('{') ?? false) - Number(right[i]?.startsWith('{') ?? false)
    if (difference !== 0) return difference
  }
  return 0
}

function rowOf(document: Document, call: Call) {
  const { operation, body } = call
  return {
    operationId: call.id,
    method: call.method,
    path: call.path,
    class: operation['x-class'],
    audience: operation['x-audience'] ?? 'session',
    ...scopeOf(document, operation),
    ...(operation.security?.some((requirement) => 'controlKey' in requirement) ? { control: true } : {}),
    ...(operation['x-limit'] === undefined ? {} : { limit: operation['x-limit'] }),
    gateway: isComposed(call),
    tags: operation.tags ?? [],
    parameters: call.parameters.map((parameter) => parameterRow(document, parameter)),
    ...(operation['x-partner'] ? { partner: true } : {}),
    body: body ? { required: body.required ?? false } : null,
    ...(operation['x-missing'] === undefined ? {} : { missing: operation['x-missing'] }),
    ...(operation['x-not-found'] === undefined ? {} : { notFound: operation['x-not-found'] }),
    responses: call.answers.map((it) => it.status),
    assumed: isAssumed(document, call),
  }
}

/** The key scope that the call requires, or nothing if the contract has no keys. */
function scopeOf(document: Document, operation: Operation): { scope?: unknown } {
  const keyRequirement = (operation.security ?? document.security ?? []).find((it) => 'siteKey' in it)
  const scope = operation['x-scope'] ?? keyRequirement?.['siteKey']?.[0]
  return scope === undefined ? {} : { scope }
}

function parameterRow(document: Document, parameter: Parameter) {
  const schema = flattened(document, parameter.schema ?? {})
  const isDeep = parameter.style === 'deepObject'
  const properties = Object.entries(schema.properties ?? {}).map(([name, it]) => [name, typeOf(document, it)])
  return {
    name: nameOf(parameter),
    in: parameter.in,
    required: parameter.required ?? false,
    type: typeOf(document, schema),
    explode: parameter.explode ?? (parameter.in === 'query' && !isDeep),
    ...(isDeep ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items === undefined ? {} : { items: typeOf(document, schema.items) }),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  }
}

/** The type to which a parameter is decoded. It stays a string if that is one of several allowed types. */
function typeOf(document: Document, schema: Schema): string {
  const types = [flattened(document, schema).type ?? 'string'].flat().filter((type) => type !== 'null')
  return types.includes('string') ? 'string' : (types[0] ?? 'string')
}

/** A schema merged with the component that it refers to and with its `allOf`. */
function flattened(document: Document, schema: Schema): SchemaObject {
  const target = schemaBehind(document, schema)
  if (typeof target !== 'object') return {}
  const merged: SchemaObject = Object.assign(
    {},
    ...(target.allOf ?? []).map((part) => flattened(document, part)),
    target,
  )
  return merged
}

/** Whether a success response of the call contains an assumed shape. */
function isAssumed(document: Document, call: Call): boolean {
  return call.answers
    .filter((it) => it.isSuccess)
    .some((it) => containsAssumed(document, jsonContent(it.response)?.schema ?? true))
}

function containsAssumed(document: Document, schema: Schema): boolean {
  const reached = [...reachable(document, schema)].map((name) => document.components?.schemas?.[name] ?? true)
  let found = false
  for (const root of [schema, ...reached]) eachInside(root, '', (inner) => (found ||= inner['x-assumed'] === true))
  return found
}

const operationTypes = (ids: string) => `export type OperationId = ${ids}

export type OperationClass = ${OPERATION_CLASSES.map((name) => `'${name}'`).join(' | ')}

export type OperationLimit = ${OPERATION_LIMITS.map((name) => `'${name}'`).join(' | ')}

export type ParameterType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'

export interface OperationParameter {
  /** Header names are lower case. */
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly type: ParameterType
  /** For an array: true if the name is repeated for each item, false if one name has items separated by commas. */
  readonly explode: boolean
  /** For a deepObject: the types of its properties, by name. */
  readonly properties?: Readonly<Record<string, ParameterType>>
  /** For an array: the type of its items. */
  readonly items?: ParameterType
  readonly default?: unknown
}

export interface Operation {
  readonly operationId: OperationId
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE'
  readonly path: string
  readonly class: OperationClass
  readonly audience: 'shared' | 'session'
  /**
   * The scope that a site's key needs for the call. \`partner\` is not for browsers: without such a key, the call is
   * 404.
   */
  readonly scope?: 'read' | 'book' | 'partner'
  /** The operators' control key opens it too. */
  readonly control?: true
  /** How often it may be called; calls with the same limit are counted together. */
  readonly limit?: OperationLimit
  /** Composed by the gateway: no upstream call has this name. */
  readonly gateway: boolean
  readonly tags: readonly string[]
  readonly parameters: readonly OperationParameter[]
  /** Meant for the provider: the upstream is told that a partner makes the call (decision 15.3). */
  readonly partner?: true
  readonly body: { readonly required: boolean } | null
  /** The message for a body that lacks a required property. */
  readonly missing?: string
  /** The message of a 404, and the pointer to the value in the request that was not found. */
  readonly notFound?: { readonly pointer?: string; readonly detail: string }
  readonly responses: readonly string[]
  /** True if a part of its success response has a shape that no agency has confirmed. */
  readonly assumed: boolean
}

/** Every operation by its id, concrete paths before templated ones: register routes in this order. */
export declare const operations: Readonly<Record<OperationId, Operation>>

/** Hash of the whole contract. Responses that were validated by another one may have to be validated again. */
export declare const digest: string
`
