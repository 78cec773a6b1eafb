import { createApp } from '@rota/gateway/app'
import { createContext } from '@rota/gateway/compose'
import type { Config } from '@rota/gateway/ports/config'
import type { Context } from '@rota/gateway/ports/context'
import type { Platform } from '@rota/gateway/ports/platform'
import { createLog } from '@rota/gateway/log'
import { createPages } from '@rota/gateway/pages'
import { startPayments } from '@rota/gateway/payments'
import { memoryCounter } from '@rota/gateway/memory/counter'
import { memoryCacheBackend } from '@rota/gateway/memory/cache-backend'
import { activities } from '@rota/gateway/observing/activities'
import { observedPlatform } from '@rota/gateway/observing/observed-platform'
import { countedLog, observedBuild } from '@rota/gateway/observing/observers'
import type { Clock } from '@rota/gateway/ports/clock'
import { openSqlite } from '@rota/gateway/sqlite'
import { webAnswer, webCall, webCaller } from '@rota/gateway/web'
import { nodeMocks, type NodeMocks } from '@rota/mocks/node'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAnswer } from './answers.ts'
import { SPILLING_BUILD } from './spilling-build.ts'

/** 1 May 2027, noon in Istanbul: before the stays in the contract's examples. */
export const NOON = Date.UTC(2027, 4, 1, 9)

export const ORIGIN = 'http://localhost:4000'
const MOCKS = 'http://mocks.test'

export const CONFIG: Config = {
  publicUrl: ORIGIN,
  paymentOrigin: 'http://pay.localhost:4000',
  agency: { url: `${MOCKS}/agency` },
  imagesUrl: `${MOCKS}/images-host`,
  sites: { localhost: { account: '1001', paymentHosts: ['bank.localhost'], keys: [] } },
  sessionKeys: [new Uint8Array(32).fill(7)],
  sessionCookie: 'sid',
  answerChecks: { default: 'enforce', operations: {} },
  limits: { default: 1000, limits: {} },
  reconcileMs: 2000,
}

/** The cookies of one browser. */
export type Jar = Map<string, string>

/** Gateway and simulated upstreams in one process, without sockets. */
export interface TestSystem {
  readonly context: Context
  readonly world: NodeMocks['world']
  /** Lines of the gateway's log. */
  readonly lines: readonly string[]
  /** Mock responses that violated the contract; callers of the gateway only see a 502. */
  readonly breaches: readonly string[]
  /** Folder of the store's file. */
  readonly folder: string
  /**
   * Sends a request to the gateway, as a browser with these cookies. Throws when the response violates the contract.
   */
  ask(request: Request, jar?: Jar): Promise<Response>
  /** Sends a request to the bank. */
  bank(request: Request): Promise<Response>
  /** Switches on a scenario, as the mocks' control does. */
  play(scenario: string): void
  close(): Promise<void>
}

/** What a gateway shares with others, and with whom it talks. */
interface Beside {
  /** Another gateway, whose store and upstreams this one has too. */
  beside?: TestSystem
  /** The place of its records; without it, a new file. */
  store?: Platform['store']
  /** By how many milliseconds its clock is fast. */
  fast?: number
  /** Limits and the response cache; without them, it has its own. */
  shared?: Pick<Platform, 'counter' | 'responseCache'> | undefined
  /** Observers of requests, as in a process that collects metrics and traces. */
  observers?: Pick<Context, 'meter' | 'tracer'>
}

/** Composes a fresh system: an empty store, empty caches, no bookings. */
export async function startTestSystem(
  changes: Partial<Config> = {},
  { beside, store, fast = 0, shared, observers = {} }: Beside = {},
): Promise<TestSystem> {
  const mocks = await upstreamsOf(beside)
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'rota-contract-'))
  const lines: string[] = []
  const breaches: string[] = []
  const jars = new WeakMap<Request, Jar>()

  const upstream = async (request: Request) => {
    const response = await mocks.answer(request)
    const text = response.status < 500 ? '' : await response.clone().text()
    if (text.includes('mock-breach') || response.status === 501) breaches.push(text)
    return response
  }
  const clock: Clock = {
    now: () => NOON + fast,
    monotonic: () => 0,
    every: () => () => {},
    after: () => () => {},
    wait: async () => {},
  }
  const { meter } = observers
  const log = createLog('trace', { write: (line) => void lines.push(line) }, activities.current)
  const context = createContext({
    ...observers,
    config: { ...CONFIG, ...changes },
    clock,
    log: countedLog(log, meter, activities),
    platform: observedPlatform(
      {
        counter: shared?.counter ?? memoryCounter(),
        responseCache: shared?.responseCache ?? memoryCacheBackend({ monotonic: () => 0 }),
        store: store ?? openSqlite(join(folder, 'rota.sqlite')),
        call: (wire) => webCall(wire, upstream),
        answer: webAnswer,
        caller: ({ request }) => webCaller(request, ownHeaders(request)),
        jar: {
          get: (c, name) => [jars.get(c.request)?.get(name)].filter((value) => value !== undefined),
          set: (c, name, value, { seconds }) => {
            if (seconds === 0) jars.get(c.request)?.delete(name)
            else jars.get(c.request)?.set(name, value)
          },
        },
      },
      { clock, activities, meter },
    ),
  })
  context.pages = createPages(context, observedBuild(SPILLING_BUILD, { clock, activities, meter }))
  const app = createApp(context)
  context.payment = startPayments(context)

  return {
    context,
    world: mocks.world,
    lines,
    breaches,
    folder,
    async ask(request, jar = new Map()) {
      jars.set(request, jar)
      const response = await app.fetch(request)
      await checkAnswer(request, response.clone())
      return response
    },
    bank: (request) => mocks.answer(request),
    play(scenario) {
      if (!mocks.world.setScenario(scenario)) throw new Error(`There is no scenario ${scenario}`)
      void context.caches.clear()
    },
    async close() {
      await context.payment?.stop()
      await context.store.close()
      if (beside === undefined) rmSync(folder, { recursive: true })
    },
  }
}

async function upstreamsOf(beside: TestSystem | undefined): Promise<Pick<NodeMocks, 'world' | 'answer'>> {
  if (beside !== undefined) return { world: beside.world, answer: (request) => beside.bank(request) }
  return nodeMocks({ now: NOON, seed: 'contract', origin: MOCKS })
}

/** The headers that a browser adds; a request can override them to act as somebody else. */
function ownHeaders({ url, headers }: Request): Record<string, string> {
  return {
    host: headers.get('host') ?? new URL(url).host,
    'sec-fetch-site': headers.get('sec-fetch-site') ?? 'same-origin',
  }
}
