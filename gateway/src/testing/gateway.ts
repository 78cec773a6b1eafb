import type { Hono } from 'hono'
import { createApp } from '../app.ts'
import { type Context } from '../ports/context.ts'
import { createContext } from '../compose.ts'
import type { Config } from '../ports/config.ts'
import type { EventFields } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'
import type { Platform } from '../ports/platform.ts'
import { webAnswer, webCaller } from '../platform/web.ts'
import type { RequestLine } from '../ports/request-line.ts'
import { memoryCounter } from '../platform/memory/counter.ts'
import { memoryCacheBackend } from '../platform/memory/cache-backend.ts'
import { memoryBackend } from './memory-store.ts'
import { createFakeProvider, type FakeProvider } from './provider.ts'
import { controlKey } from '../config/control-keys.ts'
import { createFakeUpstream, type FakeUpstream } from './upstream.ts'

/** Two sites, one of them with a bank. */
export const CONFIG: Config = {
  publicUrl: 'http://localhost:4000',
  paymentOrigin: 'http://pay.localhost:4000',
  agency: { url: 'http://agency.test/agency', authorization: 'Bearer secret-of-the-agency' },
  imagesUrl: 'http://images.test',
  sites: {
    localhost: { account: '1001', paymentHosts: ['bank.localhost'], keys: [] },
    'other.test': { account: '2002', paymentHosts: [], keys: [] },
  },
  sessionKeys: [new Uint8Array(32).fill(7)],
  sessionCookie: '__Host-sid',
  controlKeys: [controlKey('control-key-of-tests')],
  answerChecks: { default: 'enforce', operations: {} },
  // High enough not to interfere; policy/limits.test.ts has the production limits.
  limits: { default: 1000, limits: {} },
  reconcileMs: 2000,
}

/** Settings for sites that sell the provider's products: each site has its own login at the provider. */
export const WITH_PROVIDER: Partial<Config> = {
  provider: {
    url: 'http://provider.test/v2',
    credentialsFor: (account) => ({ agency: `A${account}`, user: 'WEB', password: `password-of-${account}` }),
  },
}

/** Noon of 1 May 2027 in Istanbul. */
export const NOON = Date.UTC(2027, 4, 1, 9)

export interface TestClock extends Clock {
  pass(milliseconds: number): void
  /** Lets time pass without running timers, as a blocked event loop does. */
  stall(milliseconds: number): void
  /** The pauses made so far, in milliseconds. */
  waited: number[]
}

/** A clock that only `pass` moves. Pauses end at once, and their length is recorded. */
export function testClock(start = NOON): TestClock {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const waited: number[] = []
  return {
    waited,
    now: () => now,
    monotonic: () => now,
    every: () => () => {},
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => void (timers = timers.filter((it) => it !== timer))
    },
    wait: async (milliseconds) => void waited.push(milliseconds),
    stall: (milliseconds) => void (now += milliseconds),
    pass(milliseconds) {
      now += milliseconds
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

/** Everything logged, for assertions. */
interface Logged {
  requests: RequestLine[]
  events: { name: string; fields: EventFields | undefined }[]
  faults: unknown[]
}

/** A gateway in memory, with its fake upstreams and everything that it has logged. */
export interface FakeGateway {
  app: Hono
  context: Context
  clock: TestClock
  upstream: FakeUpstream
  /** Used if `config.provider` is set. */
  provider: FakeProvider
  logged: Logged
  /** Makes a call as a page of the site does. `path` includes `/api`. */
  call(path: string, init?: TestCall): Promise<TestAnswer>
}

/** The parts of a call to a gateway in memory. */
export interface TestCall {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged. */
  body?: BodyInit
  cookie?: string | undefined
  /** The caller's address, as a socket would report it. */
  address?: string | undefined
  signal?: AbortSignal
}

/** The response of a gateway in memory. */
export interface TestAnswer {
  status: number
  headers: Headers
  text: string
  // Tests inspect all kinds of bodies.
  body: Record<string, unknown>
  /** `name=value` of the session cookie that was set; an empty string if it was cleared, undefined if unchanged. */
  cookie: string | undefined
}

/** Parts that several gateways of a test can share, as several processes do. */
type Shared = Partial<Pick<Platform, 'store' | 'counter' | 'responseCache'>>

/** Creates the whole app, with an agency and a provider in memory. */
export function fakeGateway(
  changes: Partial<Config> = {},
  { readsMaintenance = false, shared = {} }: { readsMaintenance?: boolean; shared?: Shared } = {},
): FakeGateway {
  const clock = testClock()
  const upstream = createFakeUpstream()
  const provider = createFakeProvider(() => clock.now())
  const logged: Logged = { requests: [], events: [], faults: [] }
  const context = createContext({
    config: { ...CONFIG, ...changes },
    clock,
    random: () => 0,
    platform: { ...fakePlatform(upstream, provider, clock), ...shared },
    log: {
      request: (line) => void logged.requests.push(line),
      event: (name, fields) => void logged.events.push({ name, fields }),
      fault: (error) => void logged.faults.push(error),
    },
  })
  // Tests count upstream calls, so the maintenance flag is not read by default; upstream/maintenance.test.ts tests it.
  if (!readsMaintenance) context.isUnderMaintenance = async () => false
  const app = createApp(context)
  return { app, context, clock, upstream, provider, logged, call: (path, init) => callApp(app, path, init) }
}

/** The `set-cookie` headers of the response to each request. */
const cookies = new WeakMap<Request, string[]>()

function fakePlatform(upstream: FakeUpstream, provider: FakeProvider, clock: Clock): Platform {
  return {
    store: memoryBackend(),
    counter: memoryCounter(),
    responseCache: memoryCacheBackend(clock),
    call: (wire) => (wire.pool.upstream === 'provider' ? provider : upstream).call(wire),
    caller: (c) => webCaller(c.request, {}, (c.env as { address?: string }).address),
    answer(c, answer) {
      const response = webAnswer(c, answer)
      for (const cookie of cookies.get(c.request) ?? []) response.headers.append('set-cookie', cookie)
      return response
    },
    jar: {
      get: (c, name) => valuesIn(c.request.headers.get('cookie') ?? '', name),
      set: (c, name, value, { seconds, sameSite }) => {
        const earlier = cookies.get(c.request) ?? []
        cookies.set(c.request, [
          ...earlier,
          `${name}=${value}; Max-Age=${seconds}${sameSite === 'None' ? '; SameSite=None' : ''}`,
        ])
      },
    },
  }
}

function valuesIn(header: string, name: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}

async function callApp(app: Hono, path: string, init: TestCall = {}): Promise<TestAnswer> {
  const {
    json,
    cookie,
    headers = {},
    method = 'GET',
    address = '192.0.2.1',
    signal,
    body = json === undefined ? undefined : JSON.stringify(json),
  } = init
  const sent = {
    method,
    headers: {
      host: 'localhost:4000',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await app.fetch(new Request(`http://localhost:4000${path}`, sent), { address })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson && text !== '' ? JSON.parse(text) : {}) as TestAnswer['body'],
    cookie: setCookie(response.headers),
  }
}

function setCookie(headers: Headers): string | undefined {
  const [line] = headers.getSetCookie()
  if (line === undefined) return undefined
  return line.includes('Max-Age=0') ? '' : line.split(';')[0]
}

/** The last segment of a problem's type. */
export const problemName = ({ body }: TestAnswer) =>
  typeof body['type'] === 'string' ? body['type'].replace('/docs/errors/', '') : ''

/** Starts a booking with the given `_id` and returns its cookie. */
export async function startSession(gateway: FakeGateway, _id: string): Promise<string> {
  const booking = {
    products: [],
    guests: [],
    totalAmount: { value: 0, currency: 'try' },
    created: { date: '2027-05-01T09:00:00Z' },
  }
  gateway.upstream.on('reservationStart', () => ({ body: { booking: { _id, ...booking } } }))
  const { cookie } = await gateway.call('/api/reservation/start')
  gateway.upstream.on('reservationStart')
  if (!cookie) throw new Error('No session was started')
  return cookie
}
