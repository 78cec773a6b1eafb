import document from '@rota/openapi/provider.json' with { type: 'json' }
import { operations } from '@rota/openapi/provider/operations'
import type { WireAnswer, WireRequest } from '../ports/platform.ts'
import type { ProviderOperationId } from '../ports/provider.ts'

/** One call as the fake provider saw it. */
interface ProviderSeen {
  operationId: ProviderOperationId
  wire: WireRequest
  body: unknown
}

/** What is answered: a body in its envelope, or the bytes themselves. */
export type ProviderReply =
  | { body: unknown; messages?: object[] }
  | { refused: string[]; messages?: object[] }
  | { status?: number; text: string; headers?: Record<string, string> }
type Behaviour = (call: ProviderSeen) => ProviderReply | Promise<ProviderReply>

/** A provider in memory: it wants a token it has given, and answers the examples of its document. */
export interface FakeProvider {
  calls: ProviderSeen[]
  of(operationId: ProviderOperationId): ProviderSeen[]
  /** What the provider does from now on; without a behaviour it answers the named example, or its first, again. */
  on(operationId: ProviderOperationId, behave?: Behaviour | string): void
  /** Forgets every token it has given. */
  forgetTokens(): void
  call(wire: WireRequest): Promise<WireAnswer>
}

const DONE = { id: 10000000, code: 'OperationCompleted', messageType: 2, message: 'Operation completed' }

/** Milliseconds that a token of the fake provider lives. */
export const TOKEN_LIFE = 3_600_000

/** A provider that remembers what it was asked. */
export function createFakeProvider(now: () => number): FakeProvider {
  const behaviours = new Map<string, Behaviour>()
  const calls: ProviderSeen[] = []
  const tokens = new Map<string, number>()
  let given = 0

  const login: Behaviour = ({ body }) => {
    const token = `token-${++given}-of-${(body as { Agency: string }).Agency}`
    tokens.set(token, now() + TOKEN_LIFE)
    return { body: { token, expiresOn: new Date(now() + TOKEN_LIFE).toISOString() } }
  }

  function refusal({ operationId, wire }: ProviderSeen): ProviderReply | undefined {
    if (operationId === 'providerLogin') return undefined
    const token = wire.headers['authorization']?.replace('Bearer ', '') ?? ''
    return (tokens.get(token) ?? 0) > now() ? undefined : { refused: ['TokenRequired'] }
  }

  return {
    calls,
    of: (operationId) => calls.filter((call) => call.operationId === operationId),
    on(operationId, behave) {
      const shown = typeof behave === 'function' ? behave : () => ({ body: providerExample(operationId, behave) })
      behaviours.set(operationId, shown)
    },
    forgetTokens: () => tokens.clear(),
    async call(wire) {
      const seen = seenCall(wire)
      calls.push(seen)
      const usual = seen.operationId === 'providerLogin' ? login : () => ({ body: providerExample(seen.operationId) })
      const reply = refusal(seen) ?? (await (behaviours.get(seen.operationId) ?? usual)(seen))
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

function seenCall(wire: WireRequest): ProviderSeen {
  const path = new URL(wire.url).pathname.replace(/^\/v2/, '')
  const row = Object.values(operations).find((it) => it.method === wire.method && it.path === path)
  if (row === undefined) throw new Error(`The provider has no ${path}`)
  return { operationId: row.operationId, wire, body: JSON.parse(wire.body ?? 'null') as unknown }
}

interface Shown {
  content: { 'application/json': { examples: Record<string, { value: { body: Record<string, unknown> } }> } }
}

/** The body of a success that the provider's document shows; the first one without a name. */
export function providerExample(operationId: ProviderOperationId, name?: string): Record<string, unknown> {
  const { path } = operations[operationId]
  const paths = document.paths as unknown as Record<string, { post: { responses: Record<string, Shown> } }>
  const examples = paths[path]?.post.responses['200']?.content['application/json'].examples ?? {}
  const shown = name === undefined ? Object.values(examples)[0] : examples[name]
  return structuredClone(shown?.value.body ?? {})
}
