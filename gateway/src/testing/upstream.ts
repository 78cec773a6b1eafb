import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations, type Operation } from '@rota/openapi/agency/operations'
import type { UpstreamOperationId } from '../ports/contract.ts'
import type { WireAnswer, WireRequest } from '../ports/platform.ts'

/** A call as the fake agency received it. */
export interface ReceivedCall {
  operationId: string
  wire: WireRequest
  path: string
  query: URLSearchParams
  body: unknown
}

type Reply = { status?: number; body?: unknown; headers?: Record<string, string>; text?: string }
type Behaviour = (call: ReceivedCall) => Reply | Promise<Reply>

/** An agency in memory. It responds with the contract's examples unless a test says otherwise. */
export interface FakeUpstream {
  calls: ReceivedCall[]
  /** Calls of one operation. */
  of(operationId: UpstreamOperationId): ReceivedCall[]
  /** Sets the response of an operation. Without a behaviour it is the example again. */
  on(operationId: UpstreamOperationId, behave?: Behaviour): void
  call(wire: WireRequest): Promise<WireAnswer>
}

/** A problem in the agency's format. */
export const problem = (status: number, name: string): Reply => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { type: `https://agency.example/errors/${name}`, title: name, status, detail: 'never passed on' },
})

/** Creates an agency that records its calls. */
export function createFakeUpstream(): FakeUpstream {
  const behaviours = new Map<string, Behaviour>()
  const calls: ReceivedCall[] = []
  return {
    calls,
    of: (operationId) => calls.filter((call) => call.operationId === operationId),
    on: (operationId, behave = example) => void behaviours.set(operationId, behave),
    async call(wire) {
      const call = receivedCall(wire)
      calls.push(call)
      const reply = await (behaviours.get(call.operationId) ?? example)(call)
      const text = reply.text ?? JSON.stringify(reply.body)
      return {
        status: reply.status ?? 200,
        headers: { 'content-type': 'application/json', ...reply.headers },
        bytes: new TextEncoder().encode(text),
      }
    },
  }
}

function receivedCall(wire: WireRequest): ReceivedCall {
  const url = new URL(wire.url)
  const path = url.pathname.replace(/^\/agency/, '')
  const row = Object.values(operations).find((it) => it.method === wire.method && matches(it, path))
  const body: unknown = wire.body === undefined ? undefined : JSON.parse(wire.body)
  return { operationId: row?.operationId ?? 'unknown', wire, path, query: url.searchParams, body }
}

function matches(row: Operation, path: string): boolean {
  const [parts, segments] = [row.path.split('/'), path.split('/')]
  return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i])
}

/** The success example of an operation. */
export function exampleOf(operationId: string): Record<string, unknown> {
  const row = Object.values(operations).find((it) => it.operationId === operationId)
  const paths = document.paths as unknown as Record<
    string,
    Record<string, { responses: Record<string, DocumentedResponse> }>
  >
  const response = row && paths[row.path]?.[row.method.toLowerCase()]?.responses['200']
  return structuredClone(response?.content['application/json'].example ?? {})
}

/** The example response of an operation for the hotel in `path` and the stay in `requestBody`. */
export function exampleFor(operationId: string, path: string, requestBody?: unknown): Record<string, unknown> {
  const body = exampleOf(operationId)
  if (operationId === 'hotelPrice')
    return { ...body, query: { ...(body['query'] as object), ...(requestBody as object) } }
  if (operationId !== 'hotelView') return body
  const record = body['record'] as { facts: object }
  return { ...body, record: { ...record, facts: { ...record.facts, id: path.split('/').at(-1) } } }
}

interface DocumentedResponse {
  content: { 'application/json': { example: Record<string, unknown> } }
}

/** The default behaviour: responds with the example, with the requested ids. */
const example: Behaviour = ({ operationId, path, query, body: requestBody }) => {
  const body = exampleFor(operationId, path, requestBody)
  if (operationId !== 'reservationStart') return { body }
  const _id = query.get('referer') === 'localhost' ? 'anonymous-0001' : 'anonymous-0002'
  return { body: { booking: { ...(body.booking as object), _id } } }
}
