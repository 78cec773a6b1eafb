/** A bundled OpenAPI 3.1 document. The types in this file name only what the generator reads; it copies the rest unchanged. */
export interface Document {
  openapi: string
  paths: Record<string, PathItem>
  components?: Components
  /** Default security of the operations. */
  security?: SecurityRequirement[]
  [key: string]: unknown
}

/** Required scopes by name of the security scheme. An empty object requires nothing. */
export type SecurityRequirement = Record<string, string[]>

/** Whether a parsed value is an OpenAPI document. Lint and rules check its content. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && 'openapi' in value && 'paths' in value
}

/** Whether the document describes the gateway's own API, with sites and an upstream, and not that of the provider. */
export const isGatewayApi = ({ components }: Document): boolean => 'siteKey' in (components?.securitySchemes ?? {})

export interface Components {
  schemas?: Record<string, Schema>
  responses?: Record<string, Response | Reference>
  parameters?: Record<string, Parameter | Reference>
  requestBodies?: Record<string, RequestBody | Reference>
  securitySchemes?: Record<string, unknown>
}

/** HTTP methods in the order in which calls are listed. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

export type PathItem = { [M in (typeof METHODS)[number]]?: Operation } & {
  parameters?: (Parameter | Reference)[]
  summary?: string
  description?: string
  servers?: unknown[]
}

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: RequestBody | Reference
  responses?: Record<string, Response | Reference>
  security?: SecurityRequirement[]
  'x-class'?: string
  'x-audience'?: string
  'x-scope'?: unknown
  'x-limit'?: unknown
  'x-partner'?: unknown
  'x-missing'?: unknown
  'x-not-found'?: unknown
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
  example?: unknown
  examples?: Record<string, { value?: unknown } | Reference>
}

interface RequestBody {
  required?: boolean
  content?: Record<string, MediaType>
}

interface Response {
  description?: string
  headers?: Record<string, unknown>
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
  description?: string
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  required?: string[]
  discriminator?: { propertyName: string; mapping?: Record<string, string> }

  items?: Schema
  additionalProperties?: Schema
  unevaluatedProperties?: Schema
  unevaluatedItems?: Schema
  contains?: Schema
  not?: Schema
  if?: Schema
  then?: Schema
  else?: Schema
  propertyNames?: Schema

  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  prefixItems?: Schema[]

  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  dependentSchemas?: Record<string, Schema>
  $defs?: Record<string, Schema>

  [keyword: string]: unknown
}

/** An operation with its method and path. Parameters of the path item are merged in, and references are resolved. */
export interface Call {
  id: string
  method: string
  path: string
  operation: Operation
  parameters: Parameter[]
  body: RequestBody | undefined
  answers: Answer[]
}

export interface Answer {
  status: string
  isSuccess: boolean
  response: Response
}

/** All calls of the document, in the order of the document. */
export function callsOf(document: Document): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [callOf(document, method, path, item, operation)] : []
    }),
  )
}

function callOf(document: Document, method: string, path: string, item: PathItem, operation: Operation): Call {
  const { parameters, requestBodies, responses } = document.components ?? {}
  const operationParameters = (operation.parameters ?? []).map((it) => resolve(parameters, it))
  const inherited = (item.parameters ?? [])
    .map((it) => resolve(parameters, it))
    .filter((it) => !operationParameters.some((override) => override.name === it.name && override.in === it.in))
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    operation,
    parameters: [...inherited, ...operationParameters],
    body: operation.requestBody && resolve(requestBodies, operation.requestBody),
    answers: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
      status,
      isSuccess: status.startsWith('2'),
      response: resolve(responses, response),
    })),
  }
}

/** Resolves a chain of references among components of one kind. Throws if the target does not exist. */
function resolve<T extends object>(components: Record<string, T | Reference> | undefined, value: T | Reference): T {
  let current: T | Reference | undefined = value
  const visited = new Set<string>()
  while (current !== undefined && isReference(current) && !visited.has(current.$ref)) {
    visited.add(current.$ref)
    current = components?.[current.$ref.split('/').at(-1) ?? '']
  }
  if (current === undefined || isReference(current)) throw new Error(`${[...visited].join(' > ')} leads nowhere`)
  return current
}

/** Whether a value is a reference to a component. */
export function isReference(value: object): value is Reference {
  return '$ref' in value
}

/** The schema that a reference leads to, or the schema itself. Keywords beside the reference are ignored. */
export function schemaBehind(document: Document, schema: Schema | undefined): Schema | undefined {
  let current = schema
  const visited = new Set<string>()
  for (let name = componentName(current); name !== undefined && !visited.has(name); name = componentName(current)) {
    visited.add(name)
    current = document.components?.schemas?.[name]
  }
  return current
}

const COMPONENT = '#/components/schemas/'

/** The name of the component that a schema refers to, or undefined. */
export function componentName(schema: Schema | undefined): string | undefined {
  return typeof schema === 'object' && schema.$ref?.startsWith(COMPONENT)
    ? schema.$ref.slice(COMPONENT.length)
    : undefined
}

/** The JSON content of a request or response, including that of problems; undefined if there is none. */
export function jsonContent(holder: { content?: Record<string, MediaType> } | undefined): MediaType | undefined {
  const entry = Object.entries(holder?.content ?? {}).find(([type]) => /^application\/([a-z.-]+\+)?json$/.test(type))
  return entry?.[1]
}
