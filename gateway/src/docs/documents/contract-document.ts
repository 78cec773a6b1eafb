/** The parts of a bundled OpenAPI document that the documentation reads. Everything else is copied unchanged. */
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

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

interface Shown {
  example?: unknown
  examples?: Record<string, { summary?: string; value?: unknown }>
}

export interface Answer {
  description: string
  content?: Record<string, Shown>
}

/** The part of a row in an operations table, of the agency or of the provider, that finds it in the document. */
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

export const parametersOf = (document: ContractDocument, operation: Described): Parameter[] =>
  (operation.parameters ?? []).map((it) => parameterBehind(document, it))

export const parameterBehind = (document: ContractDocument, it: Parameter | Reference): Parameter =>
  behind(document.components.parameters, it)

export const answersOf = (document: ContractDocument, operation: Described): [status: string, answer: Answer][] =>
  Object.entries(operation.responses).map(([status, it]) => [status, behind(document.components.responses, it)])

/** The first example of a parameter or a body. */
export const exampleOf = (shown: Shown | Parameter | undefined): unknown =>
  shown?.example ?? Object.values(shown?.examples ?? {})[0]?.value

function behind<T extends object>(components: Record<string, T> | undefined, it: T | Reference): T {
  if (!('$ref' in it)) return it
  const found = components?.[it.$ref.slice(it.$ref.lastIndexOf('/') + 1)]
  if (found === undefined) throw new Error(`${it.$ref} leads nowhere`)
  return found
}
