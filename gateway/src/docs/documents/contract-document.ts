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
  requestBody?: { content: Record<string, Shown> }
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
interface Shown {
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown }>
}

/** A response of an operation. */
export interface Answer {
  description: string
  content?: Record<string, Shown>
}

/** What finds an operation of an operations table, of the agency or of the provider, in the document. */
interface Row {
  readonly operationId: string
  readonly path: string
  readonly method: string
}

/** The OpenAPI operation of a row in the operations table. */
export function describedBy(document: ContractDocument, row: Row): Described {
  const found = document.paths[row.path]?.[row.method.toLowerCase()]
  if (found === undefined) throw new Error(`${row.operationId} is not in the document`)
  return found
}

/** The parameters of an operation, without references. */
export const parametersOf = (document: ContractDocument, operation: Described): Parameter[] =>
  (operation.parameters ?? []).map((it) => resolveParameter(document, it))

/** A parameter, or the component that a reference to one names. */
export const resolveParameter = (document: ContractDocument, it: Parameter | Reference): Parameter =>
  resolve(document.components.parameters, it)

/** The responses of an operation by status, without references. */
export const answersOf = (document: ContractDocument, operation: Described): [status: string, answer: Answer][] =>
  Object.entries(operation.responses).map(([status, it]) => [status, resolve(document.components.responses, it)])

/** The first example of a parameter or a body. */
export const exampleOf = (shown: Shown | Parameter | undefined): unknown =>
  shown?.example ?? Object.values(shown?.examples ?? {})[0]?.value

function resolve<T extends object>(components: Record<string, T> | undefined, it: T | Reference): T {
  if (!('$ref' in it)) return it
  const found = components?.[it.$ref.slice(it.$ref.lastIndexOf('/') + 1)]
  if (found === undefined) throw new Error(`${it.$ref} leads nowhere`)
  return found
}
