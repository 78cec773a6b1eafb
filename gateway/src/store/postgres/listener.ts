import type { Client } from 'pg'

/** How often a connection is attempted, and how long one counts as alive without proof, in milliseconds. */
const RETRY_MS = 500
const PROVEN_MS = 10_000

/** Hears on one connection that a record which somebody waits for has ended. */
export interface Listener {
  /** Resolves at the next such end, when the connection begins or breaks, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/**
 * The connection begins with the first call. After a break it begins again with a later one: whoever waits calls again.
 * @param connection makes a client that is not connected yet
 */
export function createListener(connection: () => Client): Listener {
  const waiting = new Set<() => void>()
  let client: Client | undefined
  let triedAt = Number.NEGATIVE_INFINITY
  let provenAt = 0
  let isClosed = false

  function wake(): void {
    for (const resolve of waiting) resolve()
  }

  function drop(broken: Client): void {
    if (client !== broken) return
    client = undefined
    broken.end().catch(() => undefined)
    wake()
  }

  async function listen(): Promise<void> {
    const fresh = connection()
    client = fresh
    triedAt = provenAt = performance.now()
    fresh.on('notification', wake)
    fresh.on('error', () => drop(fresh))
    fresh.on('end', () => drop(fresh))
    try {
      await fresh.connect()
      await fresh.query('LISTEN rota')
      // Something may have ended before.
      wake()
    } catch {
      drop(fresh)
    }
  }

  /** A connection can break without a word, so it has to prove now and then that it is there. */
  function prove(known: Client): void {
    if (performance.now() - provenAt < PROVEN_MS) return
    provenAt = performance.now()
    known.query('SELECT').catch(() => drop(known))
  }

  return {
    next(signal) {
      if (client !== undefined) prove(client)
      else if (!isClosed && performance.now() - triedAt >= RETRY_MS) void listen()
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.add(resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
      return promise.finally(() => waiting.delete(resolve))
    },
    async close() {
      isClosed = true
      await client?.end().catch(() => undefined)
    },
  }
}
