/** What the generator reads of an OpenAPI 3.1 document, after bundling. Everything else passes through untouched. */
export interface Document {
  openapi: string
  paths: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    headers?: Record<string, { schema?: Schema }>
    [kind: string]: unknown
  }
  [key: string]: unknown
}

export interface PathItem {
  parameters?: (Parameter | Reference)[]
  [methodOrField: string]: unknown
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, Response | Reference>
  'x-class'?: string
  'x-audience'?: string
}

export interface Reference {
  $ref: string
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema?: Schema
  content?: unknown
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

export interface RequestBody {
  required?: boolean
  content?: Record<string, MediaType>
}

export interface Response {
  description?: string
  headers?: Record<string, { schema?: Schema } | Reference>
  content?: Record<string, MediaType>
}

export interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown } | Reference>
}

export type Schema = boolean | SchemaObject

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  [keyword: string]: unknown
}

/** One call of the contract with where it stands; parameters of the path item are merged in and resolved. */
export interface Call {
  id: string
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/** All calls of the document, in the order they are written. */
export function callsOf(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method] as Operation
      const own = (operation.parameters ?? []).map((it) => resolve<Parameter>(document, it))
      const inherited = (item.parameters ?? [])
        .map((it) => resolve<Parameter>(document, it))
        .filter((it) => !own.some((mine) => mine.name === it.name && mine.in === it.in))
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
        parameters: [...inherited, ...own],
      }
    }),
  )
}

/** Follows `$ref` inside the document, as often as it takes; throws when it leads nowhere. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  let current: object = value
  for (let steps = 0; '$ref' in current && typeof current.$ref === 'string'; steps++) {
    if (steps > 20) throw new Error(`${current.$ref} refers to itself`)
    current = lookUp(document, current.$ref)
  }
  return current as T
}

function lookUp(document: Document, ref: string): object {
  const names = ref.replace(/^#\//, '').split('/')
  let current: unknown = document
  for (const name of names) {
    current = (current as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  if (typeof current !== 'object' || current === null) throw new Error(`${ref} leads nowhere`)
  return current
}

const COMPONENT = '#/components/schemas/'

/** The name of the component that a schema refers to, or undefined. */
export function componentName(schema: Schema | undefined): string | undefined {
  return typeof schema === 'object' && schema.$ref?.startsWith(COMPONENT)
    ? schema.$ref.slice(COMPONENT.length)
    : undefined
}

/** The schema of a JSON media type, problems included; undefined when there is none. */
export function jsonContent(holder: { content?: Record<string, MediaType> } | undefined): MediaType | undefined {
  const entry = Object.entries(holder?.content ?? {}).find(([type]) => /^application\/([a-z.-]+\+)?json$/.test(type))
  return entry?.[1]
}

export const isSuccess = (status: string) => status.startsWith('2')
