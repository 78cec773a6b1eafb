import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import type { Answered, FakeGateway, Init } from './gateway.ts'
import { asProgram, KEYS } from './keys.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
  schema?: { 'x-private'?: boolean }
}

interface Shown {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: {
    content: { 'application/json': { example?: unknown; examples?: Record<string, { value: unknown }> } }
  }
}

/** A call as the contract shows it, made by whoever may make it: a page of the site, or a partner. */
export interface ExampleCall {
  row: Operation
  /** With `/api`, without a query. */
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** A copy; undefined where there is none. */
  body: unknown
}

const parametersOf = ({ parameters = [] }: Shown): Parameter[] =>
  parameters.map((it) => {
    if (!('$ref' in it)) return it
    const name = it.$ref.split('/').at(-1) ?? ''
    return (document.components.parameters as unknown as Record<string, Parameter>)[name] as Parameter
  })

/** The one body that is shown, or the first of several. */
function bodyOf({ requestBody }: Shown): unknown {
  const { example, examples = {} } = requestBody?.content['application/json'] ?? {}
  return example ?? Object.values(examples)[0]?.value
}

/** The documented request of an operation; only what a call needs of its parameters. */
export function exampleCall(id: OperationId): ExampleCall {
  const row = operations[id]
  const paths = document.paths as unknown as Record<string, Record<string, Shown> | undefined>
  const shown = paths[row.path]?.[row.method.toLowerCase()] ?? {}
  const own = parametersOf(shown).filter((it) => it.required === true && it.schema?.['x-private'] !== true)
  const of = (place: Parameter['in']) => own.filter((it) => it.in === place)
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(String(of('path').find((it) => it.name === name)?.example))
  })
  return {
    row,
    path: `/api${path}`,
    query: of('query').map((it) => [it.name, String(it.example)]),
    headers: {
      ...Object.fromEntries(of('header').map((it) => [it.name.toLowerCase(), String(it.example)])),
      ...(row.scope === 'partner' ? asProgram(KEYS.partner) : {}),
    },
    body: structuredClone(bodyOf(shown)),
  }
}

/** Makes a call, parts of it replaced; `text` is a body as it is sent. */
export function send(
  gateway: FakeGateway,
  call: ExampleCall,
  changes: Omit<Init, 'json' | 'body'> & { text?: string } = {},
): Promise<Answered> {
  const { text = call.body === undefined ? undefined : JSON.stringify(call.body), headers, ...init } = changes
  const query = new URLSearchParams(call.query)
  return gateway.call(`${call.path}${query.size > 0 ? `?${query}` : ''}`, {
    method: call.row.method,
    headers: { ...call.headers, ...headers },
    ...(text === undefined ? {} : { body: text }),
    ...init,
  })
}

/** A place in a value, by JSON Pointer, with what is there. */
export interface Leaf {
  pointer: string
  value: unknown
}

/** Everything in a value that is no object and no list. */
export function leavesOf(value: unknown, pointer = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ pointer, value }]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${name}`))
}

/** The text of a value with some of its leaves written otherwise. */
export function rewritten(value: unknown, leaves: readonly Leaf[], written: string): string {
  const marked = structuredClone(value)
  for (const { pointer } of leaves) put(marked, pointer.slice(1).split('/'), '\u0000here')
  return JSON.stringify(marked).replaceAll(JSON.stringify('\u0000here'), () => written)
}

function put(value: unknown, [name = '', ...rest]: string[], leaf: string): void {
  const holder = value as Record<string, unknown>
  if (rest.length === 0) holder[name] = leaf
  else put(holder[name], rest, leaf)
}
