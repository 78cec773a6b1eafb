import { operations, type Operation } from '@rota/openapi/agency/operations'
import { createApp } from '@rota/gateway/app'
import { createContext } from '@rota/gateway/compose'
import type { Config } from '@rota/gateway/ports/config'
import type { Context } from '@rota/gateway/ports/context'
import { startPayments } from '@rota/gateway/payments'
import { webAnswer, webCaller } from '@rota/gateway/web'
import { memoryCounter } from '@rota/gateway/memory/counter'
import { memoryCacheBackend } from '@rota/gateway/memory/cache-backend'
import { webStorage } from '@rota/gateway/web-storage'
import { createHash } from 'node:crypto'
import { operationAt } from '../contract/operation-at.ts'
import { NOON, ORIGIN } from '../contract/test-system.ts'

export const PARTNER_KEY = 'rota-partner-key'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const CONFIG: Config = {
  publicUrl: ORIGIN,
  paymentOrigin: 'http://pay.localhost:4000',
  agency: { url: 'http://agency.test' },
  imagesUrl: 'http://images.test',
  sites: {
    localhost: {
      account: '1001',
      paymentHosts: ['bank.example'],
      keys: [{ name: 'partner', sha256: sha256(PARTNER_KEY), scopes: ['partner'] }],
    },
  },
  sessionKeys: [new Uint8Array(32).fill(7)],
  sessionCookie: 'sid',
  answerChecks: { default: 'enforce', operations: {} },
  limits: { default: 1_000_000_000, limits: {} },
  reconcileMs: 2000,
}

/** The response of an upstream. */
export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
}

/** A call as the upstream receives it. */
export interface ReceivedCall {
  upstream: 'agency' | 'provider'
  method: string
  /** Path below the base URL of the upstream. */
  path: string
  query: URLSearchParams
  body: unknown
}

type Upstream = (received: ReceivedCall) => Reply

/** The gateway with stub upstreams that respond at once, without sockets, files or delays. */
export interface StubGateway {
  readonly context: Context
  /** All upstream calls since the last `begin` or `turn`. */
  readonly received: readonly ReceivedCall[]
  /** Internal errors of the gateway since the last `begin` or `turn`. */
  readonly faults: readonly unknown[]
  /** Resets all state, including the store, and sets how upstreams respond. */
  begin(upstream: Upstream): void
  /** Changes how upstreams respond. Clears caches and records, but keeps the store. */
  turn(upstream: Upstream): void
  /** Sends a request as a page of the site, optionally with a session cookie. */
  ask(request: Request, cookie?: string): Promise<{ response: Response; cookie: string | undefined }>
}

/** Starts a gateway; `changes` may configure a provider. */
export function stubGateway(changes: Partial<Config> = {}): StubGateway {
  const received: ReceivedCall[] = []
  const faults: unknown[] = []
  let answers: Upstream = () => ({ status: 500, headers: {}, text: '' })
  let passed = 0
  const cookies = new WeakMap<Request, string>()
  const kept = memory()

  const context = createContext({
    config: { ...CONFIG, ...changes },
    random: () => 0,
    clock: {
      now: () => NOON,
      monotonic: () => passed,
      every: () => () => {},
      after: () => () => {},
      wait: async () => {},
    },
    log: { request: () => {}, event: () => {}, fault: (error) => void faults.push(error) },
    platform: {
      counter: memoryCounter(),
      responseCache: memoryCacheBackend({ monotonic: () => passed }),
      store: webStorage(kept),
      answer: webAnswer,
      caller: ({ request }) => webCaller(request, { host: 'localhost:4000', 'sec-fetch-site': 'same-origin' }),
      jar: {
        get: (c) => [cookies.get(c.request)].filter((value) => value !== undefined),
        set: (c, _name, value) => void cookies.set(c.request, value),
      },
      async call({ pool, method, url, body }) {
        const upstream = pool.upstream === 'provider' ? 'provider' : 'agency'
        const { pathname, searchParams } = new URL(url)
        const call = {
          upstream,
          method,
          path: pathname,
          query: searchParams,
          body: JSON.parse(body ?? 'null') as unknown,
        }
        received.push(call as ReceivedCall)
        const { text, ...reply } = answers(call as ReceivedCall)
        return { ...reply, bytes: new TextEncoder().encode(text) }
      },
    },
  })
  const app = createApp(context)
  context.payment = startPayments(context)

  function turn(upstream: Upstream): void {
    answers = upstream
    received.length = 0
    faults.length = 0
    // Longer than any circuit breaker stays open or any response is cached.
    passed += 86_400_000
    void context.caches.clear()
  }

  return {
    context,
    received,
    faults,
    begin(upstream) {
      kept.clear()
      turn(upstream)
    },
    turn,
    async ask(request, cookie) {
      if (cookie !== undefined) cookies.set(request, cookie)
      const response = await app.fetch(request)
      await Promise.all([context.payment?.runner.settled(), context.payment?.cancels.settled()])
      return { response, cookie: cookies.get(request) }
    },
  }
}

/** The agency operation of a call; concrete paths come before templated ones. */
export function operationOf({ method, path }: Pick<ReceivedCall, 'method' | 'path'>): Operation {
  const row = operationAt(operations, method, path)
  if (row === undefined) throw new Error(`The agency has no ${method} ${path}`)
  return row
}

function memory(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    clear: () => texts.clear(),
  }
}
