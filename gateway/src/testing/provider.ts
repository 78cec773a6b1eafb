import document from '@rota/openapi/provider.json' with { type: 'json' }
import { operations } from '@rota/openapi/provider/operations'
import type { WireAnswer, WireRequest } from '../ports/platform.ts'
import type { ProviderOperationId } from '../ports/provider.ts'

/** A call as the fake provider received it. */
interface ReceivedProviderCall {
  operationId: ProviderOperationId
  wire: WireRequest
  body: unknown
}

/** A response: a body for the envelope, or raw bytes. */
export type ProviderReply =
  | { body: unknown; messages?: object[] }
  | { refused: string[]; messages?: object[] }
  | { status?: number; text: string; headers?: Record<string, string> }
type Behaviour = (call: ReceivedProviderCall) => ProviderReply | Promise<ProviderReply>

/** A provider in memory. It accepts only tokens that it has issued, and responds with the examples of its document. */
export interface FakeProvider {
  calls: ReceivedProviderCall[]
  of(operationId: ProviderOperationId): ReceivedProviderCall[]
  /** Sets the response of an operation. A name selects an example; without a behaviour it is the first one again. */
  on(operationId: ProviderOperationId, behave?: Behaviour | string): void
  /** Invalidates all tokens. */
  forgetTokens(): void
  call(wire: WireRequest): Promise<WireAnswer>
}

const DONE = { id: 10000000, code: 'OperationCompleted', messageType: 2, message: 'Operation completed' }

/** Lifetime of the fake provider's tokens, in milliseconds. */
export const TOKEN_LIFE = 3_600_000

/** Creates a provider that records its calls. */
export function createFakeProvider(now: () => number): FakeProvider {
  const behaviours = new Map<string, Behaviour>()
  const calls: ReceivedProviderCall[] = []
  const tokens = new Map<string, number>()
  let tokenCount = 0

  const login: Behaviour = ({ body }) => {
    const token = `token-${++tokenCount}-of-${(body as { Agency: string }).Agency}`
    tokens.set(token, now() + TOKEN_LIFE)
    return { body: { token, expiresOn: new Date(now() + TOKEN_LIFE).toISOString() } }
  }

  /** The refusal of a call whose token is missing or has expired. */
  function refusal({ operationId, wire }: ReceivedProviderCall): ProviderReply | undefined {
    if (operationId === 'providerLogin') return undefined
    const token = wire.headers['authorization']?.replace('Bearer ', '') ?? ''
    return (tokens.get(token) ?? 0) > now() ? undefined : { refused: ['TokenRequired'] }
  }

  return {
    calls,
    of: (operationId) => calls.filter((call) => call.operationId === operationId),
    on(operationId, behave) {
      const example = () => ({ body: providerExample(operationId, typeof behave === 'string' ? behave : undefined) })
      behaviours.set(operationId, typeof behave === 'function' ? behave : example)
    },
    forgetTokens: () => tokens.clear(),
    async call(wire) {
      const call = receivedCall(wire)
      calls.push(call)
      const { operationId } = call
      const example = () => ({ body: providerExample(operationId) })
      const behave = behaviours.get(operationId) ?? (operationId === 'providerLogin' ? login : example)
      const reply = refusal(call) ?? (await behave(call))
      return answerOf(reply, now())
    },
  }
}

function answerOf(reply: ProviderReply, now: number): WireAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const encode = (text: string) => new TextEncoder().encode(text)
  if ('text' in reply) {
    return { status: reply.status ?? 200, headers: { ...headers, ...reply.headers }, bytes: encode(reply.text) }
  }
  const success = 'body' in reply
  const refused = success ? [] : reply.refused.map((code) => ({ code, messageType: 1, message: 'Ayşe Yılmaz' }))
  const header = {
    requestId: '5b0f7c1e-2d0a-4f0e-9a51-6c2f9d1f8a10',
    success,
    responseTime: new Date(now).toISOString(),
    messages: [...(success ? [DONE] : refused), ...(reply.messages ?? [])],
  }
  return { status: 200, headers, bytes: encode(JSON.stringify({ header, ...(success ? { body: reply.body } : {}) })) }
}

function receivedCall(wire: WireRequest): ReceivedProviderCall {
  const path = new URL(wire.url).pathname.replace(/^\/v2/, '')
  const row = Object.values(operations).find((it) => it.method === wire.method && it.path === path)
  if (row === undefined) throw new Error(`The provider has no ${path}`)
  return { operationId: row.operationId, wire, body: JSON.parse(wire.body ?? 'null') as unknown }
}

interface DocumentedResponse {
  content: { 'application/json': { examples: Record<string, { value: { body: Record<string, unknown> } }> } }
}

/** The body of a success example in the provider's document; without a name, the first one. */
export function providerExample(operationId: ProviderOperationId, name?: string): Record<string, unknown> {
  const { path } = operations[operationId]
  const paths = document.paths as unknown as Record<string, { post: { responses: Record<string, DocumentedResponse> } }>
  const examples = paths[path]?.post.responses['200']?.content['application/json'].examples ?? {}
  const example = name === undefined ? Object.values(examples)[0] : examples[name]
  return structuredClone(example?.value.body ?? {})
}
