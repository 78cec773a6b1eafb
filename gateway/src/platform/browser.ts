import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { type Context } from '../ports/context.ts'
import { createContext } from '../compose.ts'
import type { Config } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import { placeOf } from '../guards/host.ts'
import { ask } from '../page/ask.ts'
import type { NeedAnswer } from '../page/port.ts'
import { startPayments } from '../payment/payments.ts'
import { memoryCounter } from './memory/counter.ts'
import { memoryCacheBackend } from './memory/cache-backend.ts'
import type { StoreBackend } from '../ports/store.ts'
import type { Jar, Platform } from '../ports/platform.ts'
import { webAnswer, webCall, webCaller } from './web.ts'

/** What the page gives the gateway that runs inside it. */
export interface BrowserParts {
  config: Config
  /** Handles upstream calls in the page; nothing goes over the network. */
  send: (request: Request) => Promise<Response>
  store: StoreBackend
  /** Holds the tab's session instead of a cookie. */
  storage: Storage
  /** Host of the page, which a service worker's requests do not contain. */
  host: string
}

/** The gateway inside a page: the same app as on a server. */
export interface BrowserGateway {
  context: Context
  fetch(request: Request): Promise<Response>
  /**
   * The `siteView` response that a server embeds into every page. It is needed during maintenance, when calls are
   * refused.
   */
  readSite(): Promise<NeedAnswer>
}

/** Starts the gateway in a page, and resumes payments that had not ended. */
export function browserGateway(parts: BrowserParts): BrowserGateway {
  const platform = createBrowserPlatform(parts)
  const context = createContext({ config: parts.config, platform, clock: systemClock, log: SILENT })
  const app = createApp(context)
  void context.switches.follow()
  context.payment = startPayments(context)
  return {
    context,
    fetch: async (request) => app.fetch(request),
    readSite() {
      const caller = callerAt(new Request(parts.config.publicUrl), parts.host)
      const place = placeOf(caller, parts.config)
      const { method, signal } = caller
      const request = { ...place, method, requestId: crypto.randomUUID(), caller, sealedSessions: () => [], signal }
      return ask(context, { operationId: 'siteView', params: {} }, request)
    },
  }
}

/**
 * The platform inside a page. Requests of a service worker have no Host, Origin, Cookie or Sec-Fetch-Site, and it cannot
 * set cookies (decision 2.4). Only the page itself can reach this gateway, so every call counts as same-origin.
 */
function createBrowserPlatform({ send, store, storage, host }: BrowserParts): Platform {
  return {
    store,
    counter: memoryCounter(),
    responseCache: memoryCacheBackend(systemClock),
    call: (wire) => webCall(wire, send),
    answer: webAnswer,
    caller: ({ request }) => callerAt(request, host),
    jar: storageJar(storage),
  }
}

const callerAt = (request: Request, host: string) => webCaller(request, { host, 'sec-fetch-site': 'same-origin' })

/** A cookie in the storage of the tab. */
interface StoredCookie {
  value: string
  /** Epoch milliseconds. */
  until: number
}

const PREFIX = 'rota.cookie.'

/** Keeps cookies in the storage of the tab. */
function storageJar(storage: Storage): Jar {
  return {
    get(_arrival, name) {
      const text = storage.getItem(PREFIX + name)
      const cookie = text === null ? undefined : (JSON.parse(text) as StoredCookie)
      return cookie !== undefined && cookie.until > Date.now() ? [cookie.value] : []
    },
    set(_arrival, name, value, { seconds }) {
      if (seconds === 0) return storage.removeItem(PREFIX + name)
      storage.setItem(
        PREFIX + name,
        JSON.stringify({ value, until: Date.now() + seconds * 1000 } satisfies StoredCookie),
      )
    },
  }
}

/** A log without output, because nobody reads log lines in a page; errors show in the responses. */
const SILENT: Log = { request() {}, event() {}, fault() {} }
