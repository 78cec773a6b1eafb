/** The parts of a bundled OpenAPI document that the documentation reads. The index signatures let the rest through. */
export interface ContractDocument {
  info: { title: string; description?: string; [key: string]: unknown }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, Described | undefined>>
  components: {
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
    securitySchemes?: Record<string, object>
    [kind: string]: unknown
  }
  [key: string]: unknown
}

/** An operation of the document. */
export interface Described {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: (Parameter | Reference)[]
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, ExampleBody> }
  responses: Record<string, Answer | Reference>
  [key: string]: unknown
}

interface Reference {
  $ref: string
}

/** A parameter of an operation. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

/** A body, of which only the examples are read. */
interface ExampleBody {
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown }>
}

/** A response of an operation. */
export interface Answer {
  description: string
  content?: Record<string, ExampleBody>
}

/**
 * The members of a row in an operations table, the agency's or the provider's, that locate the operation in a document.
 */
interface Row {
  readonly operationId: string
  readonly path: string
  readonly method: string
}

/** The OpenAPI operation of a row in the operations table. */
export function describedBy(document: ContractDocument, row: Row): Described {
  const operation = document.paths[row.path]?.[row.method.toLowerCase()]
  if (operation === undefined) throw new Error(`${row.operationId} is not in the document`)
  return operation
}

/** The parameters of an operation, without references. */
export const parametersOf = (document: ContractDocument, operation: Described): Parameter[] =>
  (operation.parameters ?? []).map((parameter) => resolveParameter(document, parameter))

/** A parameter, or the component that a reference to one names. */
export const resolveParameter = (document: ContractDocument, parameter: Parameter | Reference): Parameter =>
  resolve(document.components.parameters, parameter)

/** The responses of an operation by status, without references. */
export const answersOf = (document: ContractDocument, operation: Described): [status: string, answer: Answer][] =>
  Object.entries(operation.responses).map(([status, answer]) => [
    status,
    resolve(document.components.responses, answer),
  ])

/** The first example of a parameter or a body. */
export const exampleOf = (source: ExampleBody | Parameter | undefined): unknown =>
  source?.example ?? Object.values(source?.examples ?? {})[0]?.value

/** The value itself, or the component that a reference to one names. */
function resolve<T extends object>(components: Record<string, T> | undefined, value: T | Reference): T {
  if (!('$ref' in value)) return value
  const component = components?.[value.$ref.slice(value.$ref.lastIndexOf('/') + 1)]
  if (component === undefined) throw new Error(`${value.$ref} leads nowhere`)
  return component
}
