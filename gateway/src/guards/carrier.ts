import type { Context as HonoContext } from 'hono'
import type { Context } from '../ports/context.ts'
import type { Caller } from '../ports/platform.ts'

/** How a caller carries its sealed session: a browser in its cookie, who has a key in `X-Session`. */
export interface Carrier {
  /** The sealed sessions as they came; two are as good as none. */
  given(): string[]
  /** Hands a sealed session over for so many seconds; must be before the answer is sent. */
  keep(sealed: string, seconds: number): void
  /** Says that there is none any more. */
  clear(): void
  /** What the answer carries because of it. */
  readonly headers: Readonly<Record<string, string>>
}

/** A browser's cookie, or what stands in for it. */
export function cookieCarrier({ platform: { jar }, config }: Context, c: HonoContext): Carrier {
  return {
    given: () => jar.get(c, config.sessionCookie),
    keep: (sealed, seconds) => jar.set(c, config.sessionCookie, sealed, seconds),
    clear: () => jar.set(c, config.sessionCookie, '', 0),
    headers: {},
  }
}

/** What `X-Session` says where a session has ended: an empty header gets lost on the way. */
const ENDED = 'ended'

/** The header of a caller that has no jar; cookies are neither read nor set. */
export function headerCarrier(caller: Caller): Carrier {
  const headers: Record<string, string> = {}
  return {
    given: () => caller.lines('x-session'),
    keep: (sealed) => void (headers['x-session'] = sealed),
    clear: () => void (headers['x-session'] = ENDED),
    headers,
  }
}
