import { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import { coalesceWrites } from '../event-loop.ts'

/** How long a call waits for Redis, in milliseconds. After that the value counts as missing. */
const COMMAND_MS = 50

/** How long opening a connection may take, including authentication, in milliseconds. */
const CONNECT_MS = 1000

/** Back-off before a new connection: the pause doubles from the first to the longest one; milliseconds. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/** A connection that lasted this long was healthy: the reconnect back-off starts over; milliseconds. */
const HEALTHY_MS = 10_000

/** Interval between log lines about the same refusal, in milliseconds. */
const REFUSED_EVERY_MS = 60_000

/** Errors with which a server refuses every command. A new connection may reach a server that accepts them. */
const SERVER_UNUSABLE: ReadonlySet<string> = new Set(['LOADING', 'READONLY', 'MASTERDOWN', 'NOAUTH'])

/** A reply with a type or format that Redis never sends. */
export class InvalidReply extends Error {}

/** The connection to Redis, which is reopened whenever it breaks. Callers never wait for a new connection. */
export interface RedisConnection {
  /**
   * Sends commands and returns the result. Returns undefined if Redis is away, refuses, or takes longer than
   * `COMMAND_MS`.
   */
  ask<T>(send: (client: Redis) => Promise<T>): Promise<T | undefined>
  readonly client: Redis
  /** Whether commands are sent at all. */
  isUp(): boolean
  /** Runs on each new connection, before anything else uses it. If it fails, the connection is not used. */
  onConnect(run: (client: Redis) => Promise<unknown>): void
  close(): void
}

/**
 * Opens a connection to Redis in the background. The first command without a reply in time ends the connection. Until a
 * new connection has proved to be fast enough, `ask` returns undefined (decision 46.2). Logs `redis-away` and
 * `redis-ready` once per change, and `redis-refused` with the code of a refused command.
 * @param url `redis://` or `rediss://`
 * @param parts.random from 0 to below 1
 */
export function openRedisConnection(
  url: string,
  { clock, log, random }: { clock: Pick<Clock, 'after' | 'monotonic'>; log: Pick<Log, 'event'>; random: () => number },
): RedisConnection {
  let failures = 0
  let pause = 0
  const client = new Redis(url, {
    // The time limits of ioredis are off, because they would end a good connection after this process was paused.
    connectTimeout: 0,
    disconnectTimeout: COMMAND_MS,
    retryStrategy() {
      drop(connection, 'closed')
      return pause
    },
    enableOfflineQueue: false,
    // `handshake` checks more, and needs no permission for INFO.
    enableReadyCheck: false,
    disableClientInfo: true,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  const connectHooks: ((client: Redis) => Promise<unknown>)[] = []
  const refusedAt = new Map<string, number>()
  /** Number of the current connection. Replies and timeouts of an earlier connection are ignored. */
  let connection = 0
  /** Number of the last connection that was given up. */
  let dropped = -1
  let isUp = false
  let upSince = 0
  let awaySince: number | undefined
  let isClosed = false
  /** Cancels the deadline for opening a connection. */
  let stopDeadline = () => {}

  /** Gives up a connection, unless it is not the current one or was given up before. */
  function drop(number: number, state: string): void {
    if (number !== connection || number === dropped || isClosed) return
    dropped = number
    if (isUp && clock.monotonic() - upSince >= HEALTHY_MS) failures = 0
    isUp = false
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS)
    // The pause is random, so that processes that lost the same Redis do not all reconnect at the same moment.
    pause = Math.round(longest * (0.5 + random() / 2))
    if (awaySince === undefined) log.event('redis-away', { state })
    awaySince ??= clock.monotonic()
    client.disconnect(true)
  }

  /** Handles the error of a command: logs it, and gives up the connection if the server refuses every command. */
  function handleError(number: number, error: unknown): void {
    const code = codeOf(error)
    if (code === undefined || SERVER_UNUSABLE.has(code)) return drop(number, stateOf(error))
    const now = clock.monotonic()
    if (now - (refusedAt.get(code) ?? -Infinity) < REFUSED_EVERY_MS) return
    refusedAt.set(code, now)
    log.event('redis-refused', { codes: [code] })
  }

  /**
   * Sends commands together with all other writes of the event loop (decision 15.11), which makes counting a search
   * three times as fast. `enableAutoPipelining` of ioredis cannot be used, because it throws when a connection breaks.
   */
  function gatherCommands(): void {
    const { stream } = client
    if (stream.writableCorked > 0) return
    stream.cork()
    coalesceWrites(() => stream.uncork())
  }

  /** The reply to a command; undefined if it fails or takes longer than `COMMAND_MS`. */
  function withTimeout<T>(reply: Promise<T>): Promise<T | undefined> {
    const number = connection
    return new Promise((resolve) => {
      let isSettled = false
      let stop = () => {}
      const settle = (value?: T) => {
        isSettled = true
        stop()
        resolve(value)
      }
      const onTimeout = () => {
        if (isSettled) return
        drop(number, 'timeout')
        settle()
      }
      // The time counts from when the command is written, because it waits for other commands (`gatherCommands`).
      coalesceWrites(() => {
        if (!isSettled) stop = clock.after(COMMAND_MS, onTimeout)
      })
      reply.then(settle, (error: unknown) => {
        handleError(number, error)
        settle()
      })
    })
  }

  /** Runs all connect hooks. PING comes first, because some invalid replies to a subscription crash the client. */
  async function runConnectHooks(): Promise<unknown> {
    if ((await client.ping()) !== 'PONG') throw new InvalidReply()
    return Promise.all(connectHooks.map((run) => run(client)))
  }

  /** Prepares a new connection. It is used only if all its commands succeed in time. */
  async function handshake(): Promise<void> {
    const number = connection
    const result = await withTimeout(runConnectHooks())
    if (number !== connection || number === dropped || isClosed) return
    if (result === undefined) return drop(number, 'refused')
    isUp = true
    upSince = clock.monotonic()
    log.event('redis-ready', awaySince === undefined ? {} : { duration: Math.round(upSince - awaySince) })
    awaySince = undefined
  }

  client.on('connecting', () => {
    if (isClosed) return
    const number = ++connection
    stopDeadline()
    stopDeadline = clock.after(CONNECT_MS, () => drop(number, 'timeout'))
  })
  client.on('ready', () => {
    stopDeadline()
    void handshake()
  })
  client.on('error', (error) => drop(connection, stateOf(error)))
  return {
    client,
    isUp: () => isUp,
    async ask(send) {
      if (!isUp) return undefined
      gatherCommands()
      return withTimeout(send(client))
    },
    onConnect: (run) => void connectHooks.push(run),
    close() {
      isClosed = true
      isUp = false
      stopDeadline()
      client.disconnect()
    },
  }
}

/** The first word of a refusal, such as `OOM`. Undefined for any other error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return undefined
  return /^[A-Z]{2,20}\b/.exec(error.message)?.[0] ?? 'ERR'
}

/** Names a failure for the log. Its message is left out, because it may quote the sent command. */
function stateOf(error: unknown): string {
  if (error instanceof InvalidReply) return 'nonsense'
  const system = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return codeOf(error) ?? (system !== undefined && /^[A-Z_]{2,40}$/.test(system) ? system : 'broken')
}
