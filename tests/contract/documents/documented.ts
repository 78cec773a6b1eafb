import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type OperationId } from '@rota/openapi/agency/operations'

/** The documented request of an operation, in the parts that the client takes. */
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
  schema?: { 'x-private'?: boolean; 'x-added'?: boolean }
}

/** A single example, or several named ones. */
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

/** Resolves a reference within the document. */
function resolved<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value)) return value
  const steps = value.$ref.replace('#/', '').split('/')
  return steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], document) as T
}

const ABSENT_ON = { browser: 'x-private', upstream: 'x-added' } as const

/**
 * A copy of an operation's documented example request; the first if there are several.
 * @param leg parameters that the gateway adds are included for the upstream only, those that it keeps to itself for the
 *   browser only
 */
export function documented(id: OperationId, leg: 'browser' | 'upstream' = 'browser'): Input {
  const { parameters = [], requestBody } = shown(id)
  const input: Input = { path: {}, query: {}, header: {} }
  const seen = parameters.map(resolved).filter(({ schema }) => !schema?.[ABSENT_ON[leg]])
  for (const parameter of seen) input[parameter.in][parameter.name] = parameter.example
  const body = firstExample(requestBody?.content['application/json'])
  return structuredClone(body === undefined ? input : { ...input, body })
}

const firstExample = (told?: Example): unknown => told?.example ?? Object.values(told?.examples ?? {})[0]?.value

/** The description of an operation's response; undefined when the operation has no response with this status. */
export function describedAnswer(id: OperationId, status: number): string | undefined {
  const response = shown(id).responses[status]
  return response === undefined ? undefined : resolved(response).description
}
