import type { Context } from '../ports/context.ts'
import type { Arrival, Caller } from '../ports/platform.ts'
import type { Site } from '../ports/site.ts'

/** How a caller sends its sealed session: a browser in its cookie, a caller with a key in `X-Session`. */
export interface Carrier {
  /** The sealed sessions of the request. Two count as none. */
  sealedSessions(): string[]
  /** Sends a sealed session valid for a number of seconds. Call it before the response is sent. */
  keep(sealed: string, seconds: number): void
  /** Tells the caller that the session has ended. */
  clear(): void
  /** Response headers for the session. */
  readonly headers: Readonly<Record<string, string>>
}

/** Carries the session in a browser's cookie, or its replacement on other platforms. */
export class CookieCarrier implements Carrier {
  readonly headers = NO_HEADERS
  readonly #context: Context
  readonly #arrival: Arrival
  readonly #site: Site

  constructor(context: Context, arrival: Arrival, site: Site) {
    this.#context = context
    this.#arrival = arrival
    this.#site = site
  }

  sealedSessions(): string[] {
    const { platform, config } = this.#context
    return platform.jar.get(this.#arrival, config.sessionCookie)
  }

  keep(sealed: string, seconds: number): void {
    const { platform, config } = this.#context
    // Inside a foreign page, browsers send no Lax cookie (decision 44.5).
    const sameSite = this.#context.isEmbedded(this.#site) ? 'None' : 'Lax'
    platform.jar.set(this.#arrival, config.sessionCookie, sealed, { seconds, sameSite })
  }

  clear(): void {
    this.keep('', 0)
  }
}

const NO_HEADERS = {}

/** The value of `X-Session` for an ended session, because proxies may drop an empty header. */
const ENDED = 'ended'

/** Carries the session in `X-Session`. Cookies are neither read nor set. */
export function headerCarrier(caller: Caller): Carrier {
  const headers: Record<string, string> = {}
  return {
    sealedSessions: () => caller.lines('x-session'),
    keep: (sealed) => void (headers['x-session'] = sealed),
    clear: () => void (headers['x-session'] = ENDED),
    headers,
  }
}
