import { createHash } from 'node:crypto'
import { Answer } from '../../contract/answer-bytes.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CacheEntry, SharedAnswer, CacheBackend } from '../../ports/cache-backend.ts'
import { memoryCacheBackend } from '../memory/cache-backend.ts'
import type { Generation } from './generation.ts'
import { type RedisConnection, InvalidReply } from './connection.ts'
import type { AnswerSeal } from './sealed-answer.ts'

/** Larger answers stay in the process that loaded them, because sending them would delay the commands behind them. */
const LARGEST_BYTES = 1024 * 1024

/** Overhead of an answer in this process, in bytes. */
const ENTRY_BYTES = 1000

/** A copy of an answer in this process, with its age in milliseconds when it was copied. */
interface LocalCopy {
  answer: SharedAnswer
  age: number
}

/**
 * Stores shared answers in Redis, with copies in this process. An answer does not change until it expires, so a copy is
 * as good as the original: Redis is asked only if the copy is missing or no longer fresh (decision 46.3).
 * @param parts.version part of every key, so that answers of another version are not read
 * @param parts.limit memory limit of the copies, in bytes
 */
export function redisCacheBackend(parts: {
  connection: RedisConnection
  seal: AnswerSeal
  generation: Generation
  prefix: string
  version: string
  clock: Pick<Clock, 'monotonic'>
  limit: number
}): CacheBackend<SharedAnswer> {
  const { connection, seal, generation, prefix, version } = parts
  const copies = memoryCacheBackend<LocalCopy>(parts.clock, parts.limit)
  /** Running reads from Redis. Callers who want the same answer at once share one read. */
  const reads = new Map<string, Promise<CacheEntry<SharedAnswer> | undefined>>()
  const nameOf = (key: string) =>
    `${prefix}answer ${generation.name()} ${createHash('sha256').update(`${version} ${key}`).digest('base64url')}`

  function localEntry(key: string): CacheEntry<SharedAnswer> | undefined {
    // The backend in memory never returns a promise.
    const entry = copies.get(key, Infinity) as CacheEntry<LocalCopy> | undefined
    return entry && { value: entry.value.answer, age: entry.value.age + entry.age }
  }

  function keepCopy(key: string, { value, age }: CacheEntry<SharedAnswer>, keepMs: number): void {
    const size = value.bytes.byteLength + 2 * key.length + ENTRY_BYTES
    void copies.put(key, { answer: value, age }, { size, keepMs })
  }

  async function readFromRedis(key: string): Promise<CacheEntry<SharedAnswer> | undefined> {
    const name = nameOf(key)
    const stored = await connection.ask(async (client) => {
      // In this order, an answer that is replaced between the two commands looks older than it is, never younger.
      const [remainingMs, bytes] = await allOf(client.pipeline().pttl(name).getBuffer(name).exec())
      if (bytes === null) return undefined
      if (typeof remainingMs !== 'number' || !Buffer.isBuffer(bytes)) throw new InvalidReply()
      return { remainingMs, bytes }
    })
    // If the name has changed, a new generation has begun, and this answer belongs to the old one.
    if (stored === undefined || stored.remainingMs <= 0 || name !== nameOf(key)) return undefined
    const opened = seal.open(name, stored.bytes)
    if (opened === undefined) return undefined
    // Redis measures the age, because the clocks of two processes may differ by minutes.
    const entry = { value: Answer.of(opened.answer), age: Math.max(0, opened.keepMs - stored.remainingMs) }
    keepCopy(key, entry, stored.remainingMs)
    return entry
  }

  function sharedRead(key: string): Promise<CacheEntry<SharedAnswer> | undefined> {
    const running = reads.get(key) ?? readFromRedis(key).finally(() => reads.delete(key))
    reads.set(key, running)
    return running
  }

  async function youngerOf(key: string, local: CacheEntry<SharedAnswer>): Promise<CacheEntry<SharedAnswer>> {
    const remote = await sharedRead(key)
    return remote !== undefined && remote.age < local.age ? remote : local
  }

  generation.whenBegun(() => void copies.clear())
  return {
    get(key, freshMs) {
      const local = localEntry(key)
      if (!connection.isUp() || (local !== undefined && local.age < freshMs)) return local
      return local === undefined ? sharedRead(key) : youngerOf(key, local)
    },
    async put(key, value, { size, keepMs }) {
      void copies.put(key, { answer: value, age: 0 }, { size, keepMs })
      if (size > LARGEST_BYTES || !connection.isUp()) return
      const name = nameOf(key)
      const sealed = seal.seal(name, value, Math.ceil(keepMs))
      await connection.ask((client) => client.set(name, sealed, 'PX', Math.ceil(keepMs)))
    },
    async clear() {
      void copies.clear()
      await generation.begin()
    },
    whenCleared: (run) => generation.whenBegun(run),
  }
}

/** The results of a pipeline of commands. Fails with the first error among them. */
async function allOf(batch: Promise<[Error | null, unknown][] | null>): Promise<unknown[]> {
  const results = await batch
  if (results === null) throw new InvalidReply()
  for (const [error] of results) if (error !== null) throw error
  return results.map(([, value]) => value)
}
