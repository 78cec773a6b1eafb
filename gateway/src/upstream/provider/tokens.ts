import type { Clock } from '../../ports/clock.ts'

/** What a log-in answers. */
export interface Login {
  token: string
  /** How long it is good for from now on, in milliseconds. */
  lifetime: number
}

interface Token {
  text: string
  /** On the clock that never jumps. */
  until: number
}

/** A token is replaced this long before it expires, or a tenth of its life before when that is shorter. */
const MARGIN_MS = 60_000

/** Tokens by account. One account's token never serves another (decision 16.6). */
export interface Tokens {
  /** A token that is good; `refused` is one that the provider has just said no to. Concurrent callers share one log-in. */
  get(account: string, login: () => Promise<Login>, refused?: string): Promise<string>
}

/** An empty set of tokens. A log-in that failed is forgotten: the next caller tries again. */
export function createTokens(clock: Clock): Tokens {
  const known = new Map<string, Token>()
  const running = new Map<string, Promise<string>>()

  async function renewed(account: string, login: () => Promise<Login>): Promise<string> {
    const { token, lifetime } = await login()
    const until = clock.monotonic() + lifetime - Math.min(MARGIN_MS, lifetime / 10)
    known.set(account, { text: token, until })
    return token
  }

  return {
    async get(account, login, refused) {
      const token = known.get(account)
      const isGood = token !== undefined && token.text !== refused && clock.monotonic() < token.until
      if (isGood) return token.text
      const other = running.get(account)
      if (other !== undefined) return other
      const own = renewed(account, login).finally(() => running.delete(account))
      running.set(account, own)
      return own
    },
  }
}
