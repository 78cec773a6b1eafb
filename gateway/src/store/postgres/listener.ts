import type { Client } from 'pg'

/** Minimum pause between attempts to connect, and how long a connection counts as alive without proof. */
const RETRY_MS = 500
const PROVEN_MS = 10_000

/** Learns over one connection that a record which a process waits for has ended. */
export interface Listener {
  /** Resolves at the next such end, when the connection begins or breaks, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/**
 * Creates a listener. It connects with the first call, and after a break with a later one, because waiting processes
 * call again.
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
      // A record may have ended before.
      wake()
    } catch {
      drop(fresh)
    }
  }

  /** A connection can break unnoticed, so it is tested now and then. */
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
