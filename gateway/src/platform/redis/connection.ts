import { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import type { Log } from '../../ports/log.ts'
import { coalesceWrites } from '../event-loop.ts'

/** How long a call waits for Redis, in milliseconds. After that the value counts as missing. */
const COMMAND_MS = 50

/** How long opening a connection may take, with the answer to its password, in milliseconds. */
const CONNECT_MS = 1000

/** Pauses before a new connection: each twice the one before, the last one repeats; milliseconds. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/** A connection that lasted this long was healthy: the reconnect back-off starts over; milliseconds. */
const HEALTHY_MS = 10_000

/** Interval between log lines about the same refusal, in milliseconds. */
const REFUSED_EVERY_MS = 60_000

/** Refusals that concern every command: another connection may reach a server that takes them. */
const NOT_THIS_SERVER: ReadonlySet<string> = new Set(['LOADING', 'READONLY', 'MASTERDOWN', 'NOAUTH'])

/** A reply with a type or format that Redis never sends. */
export class InvalidReply extends Error {}

/** The connection to Redis. It comes and goes; callers never wait for it to come back. */
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
 * Opens a connection to Redis in the background. The first command that gets no answer in time ends the connection, and
 * all others find nothing until the next connection has proved to be fast enough (decision 46.2). Logs `redis-away` and
 * `redis-ready`, once each time, and `redis-refused` with the code of a refused command.
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
    // ioredis's own time limits, also `socketTimeout`, would end a good connection after this process was paused.
    connectTimeout: 0,
    disconnectTimeout: COMMAND_MS,
    retryStrategy() {
      drop(connection, 'closed')
      return pause
    },
    enableOfflineQueue: false,
    // `handshake` is a better check, and needs no permission for INFO.
    enableReadyCheck: false,
    disableClientInfo: true,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  const connectHooks: ((client: Redis) => Promise<unknown>)[] = []
  const refusedAt = new Map<string, number>()
  /** Counts connections: what was sent on an old one says nothing about the next. */
  let connection = 0
  let dropped = -1
  let isUp = false
  let upSince = 0
  let awaySince: number | undefined
  let isClosed = false
  /** Cancels the deadline for opening a connection. */
  let stopDeadline = () => {}

  /** Gives a connection up, unless it is no longer the current one or was given up before. */
  function drop(of: number, state: string): void {
    if (of !== connection || of === dropped || isClosed) return
    dropped = of
    if (isUp && clock.monotonic() - upSince >= HEALTHY_MS) failures = 0
    isUp = false
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS)
    // Processes that lost the same Redis do not all come back at the same moment.
    pause = Math.round(longest * (0.5 + random() / 2))
    if (awaySince === undefined) log.event('redis-away', { state })
    awaySince ??= clock.monotonic()
    client.disconnect(true)
  }

  /** Logs a refused command. Leaves a server that refuses every command. */
  function refuse(of: number, error: unknown): void {
    const code = codeOf(error)
    if (code === undefined || NOT_THIS_SERVER.has(code)) return drop(of, stateOf(error))
    const now = clock.monotonic()
    if (now - (refusedAt.get(code) ?? -Infinity) < REFUSED_EVERY_MS) return
    refusedAt.set(code, now)
    log.event('redis-refused', { codes: [code] })
  }

  /**
   * Writes commands at once, together with all other writes (decision 15.11), so that counting a search costs a third
   * of what it would. ioredis's own way to do this (`enableAutoPipelining`) throws when a connection breaks.
   */
  function gatherCommands(): void {
    const { stream } = client
    if (stream.writableCorked > 0) return
    stream.cork()
    coalesceWrites(() => stream.uncork())
  }

  /** The result, or undefined after `COMMAND_MS`. */
  function withTimeout<T>(asked: Promise<T>): Promise<T | undefined> {
    const of = connection
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
        drop(of, 'timeout')
        settle()
      }
      // The command waits for others (`gatherCommands`), and its time counts from when it is written.
      coalesceWrites(() => {
        if (!isSettled) stop = clock.after(COMMAND_MS, onTimeout)
      })
      asked.then(settle, (error: unknown) => {
        refuse(of, error)
        settle()
      })
    })
  }

  /**
   * Runs all connect hooks. PING comes first, because some invalid replies to a subscription crash the client.
   */
  async function runConnectHooks(): Promise<unknown> {
    if ((await client.ping()) !== 'PONG') throw new InvalidReply()
    return Promise.all(connectHooks.map((run) => run(client)))
  }

  async function handshake(): Promise<void> {
    const of = connection
    const said = await withTimeout(runConnectHooks())
    if (of !== connection || of === dropped || isClosed) return
    if (said === undefined) return drop(of, 'refused')
    isUp = true
    upSince = clock.monotonic()
    log.event('redis-ready', awaySince === undefined ? {} : { duration: Math.round(upSince - awaySince) })
    awaySince = undefined
  }

  client.on('connecting', () => {
    if (isClosed) return
    const of = ++connection
    stopDeadline()
    stopDeadline = clock.after(CONNECT_MS, () => drop(of, 'timeout'))
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

/** Names a failure for the log, without its message, which may quote what was sent. */
function stateOf(error: unknown): string {
  if (error instanceof InvalidReply) return 'nonsense'
  const system = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return codeOf(error) ?? (system !== undefined && /^[A-Z_]{2,40}$/.test(system) ? system : 'broken')
}
