import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type OperationId } from '@rota/openapi/agency/operations'

/** What the contract shows as the request of an operation, in the parts that the client takes. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body?: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  example: unknown
  schema?: { 'x-private'?: boolean }
}

/** One example, or several by name. */
interface Example {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Shown {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: { 'application/json': Example } }
  responses: Record<string, { description: string } | { $ref: string }>
}

const shown = (id: OperationId): Shown => {
  const { path, method } = operations[id]
  const paths = document.paths as unknown as Record<string, Record<string, Shown> | undefined>
  const found = paths[path]?.[method.toLowerCase()]
  if (found === undefined) throw new Error(`${id} is not in the document`)
  return found
}

/** Follows a reference within the document. */
function resolved<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value
  const steps = value.$ref.replace('#/', '').split('/')
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as T
}

/**
 * The documented example request of an operation, the first of several; a copy.
 * @param leg what the gateway adds to the parameters is there on the upstream's only
 */
export function documented(id: OperationId, leg: 'browser' | 'upstream' = 'browser'): Input {
  const { parameters = [], requestBody } = shown(id)
  const input: Input = { path: {}, query: {}, header: {} }
  const seen = parameters.map(resolved).filter(({ schema }) => leg === 'upstream' || !schema?.['x-private'])
  for (const parameter of seen) input[parameter.in][parameter.name] = parameter.example
  const body = firstExample(requestBody?.content['application/json'])
  return structuredClone(body === undefined ? input : { ...input, body })
}

const firstExample = (told?: Example): unknown => told?.example ?? Object.values(told?.examples ?? {})[0]?.value

/** What the contract says of an answer of an operation; undefined when it has no answer of this status. */
export function describedAnswer(id: OperationId, status: number): string | undefined {
  const response = shown(id).responses[status]
  return response === undefined ? undefined : resolved(response).description
}
