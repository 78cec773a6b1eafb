import type { Clock } from '../../ports/clock.ts'

/** The result of a login. */
export interface Login {
  token: string
  /** How long the token is valid from now, in milliseconds. */
  lifetime: number
}

interface Token {
  text: string
  /** On the monotonic clock. */
  until: number
}

/** A token is replaced this long before it expires, or after 90 % of its lifetime if that is later. */
const MARGIN_MS = 60_000

/** Tokens by account. A token is never used for another account (decision 16.6). */
export interface Tokens {
  /** A valid token. `refused` is one that the provider has just refused. Concurrent callers share one login. */
  get(account: string, login: () => Promise<Login>, refused?: string): Promise<string>
}

/** Creates an empty set of tokens. A failed login is forgotten, so the next caller tries again. */
export function createTokens(clock: Clock): Tokens {
  const tokens = new Map<string, Token>()
  const running = new Map<string, Promise<string>>()

  async function renew(account: string, login: () => Promise<Login>): Promise<string> {
    const { token, lifetime } = await login()
    const until = clock.monotonic() + lifetime - Math.min(MARGIN_MS, lifetime / 10)
    tokens.set(account, { text: token, until })
    return token
  }

  return {
    async get(account, login, refused) {
      const token = tokens.get(account)
      const isValid = token !== undefined && token.text !== refused && clock.monotonic() < token.until
      if (isValid) return token.text
      const runningLogin = running.get(account)
      if (runningLogin !== undefined) return runningLogin
      const newLogin = renew(account, login).finally(() => running.delete(account))
      running.set(account, newLogin)
      return newLogin
    },
  }
}
