import { createHash } from 'node:crypto'
import { Answer } from '../../contract/answer-bytes.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CacheEntry, SharedAnswer, CacheBackend } from '../../ports/cache-backend.ts'
import { memoryCacheBackend } from '../memory/cache-backend.ts'
import type { Generation } from './generation.ts'
import { type RedisConnection, InvalidReply } from './connection.ts'
import type { AnswerSeal } from './sealed-answer.ts'

/** Larger answers stay in the process that loaded them: sending them would delay the commands behind them. */
const LARGEST_BYTES = 1024 * 1024

/** Overhead of an answer in this process, in bytes. */
const ENTRY_BYTES = 1000

/** An answer in this process, with its age in milliseconds when it came here. */
interface Near {
  answer: SharedAnswer
  age: number
}

/**
 * Shared answers in Redis, and in front of it in this process. An answer does not change until it expires, so the copy
 * here is as good as the one there: Redis is only asked for what is missing here or no longer fresh (decision 46.3).
 * @param parts.version part of every key: answers of another version are not read
 * @param parts.limit of the copies here, in bytes
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
  const copies = memoryCacheBackend<Near>(parts.clock, parts.limit)
  /** Questions to Redis in progress: many callers may want the same answer at once. */
  const asked = new Map<string, Promise<CacheEntry<SharedAnswer> | undefined>>()
  const nameOf = (key: string) =>
    `${prefix}answer ${generation.name()} ${createHash('sha256').update(`${version} ${key}`).digest('base64url')}`

  function near(key: string): CacheEntry<SharedAnswer> | undefined {
    // A backend in memory answers without a promise.
    const entry = copies.get(key, Infinity) as CacheEntry<Near> | undefined
    return entry && { value: entry.value.answer, age: entry.value.age + entry.age }
  }

  function keepNear(key: string, { value, age }: CacheEntry<SharedAnswer>, keepMs: number): void {
    const size = value.bytes.byteLength + 2 * key.length + ENTRY_BYTES
    void copies.put(key, { answer: value, age }, { size, keepMs })
  }

  async function distant(key: string): Promise<CacheEntry<SharedAnswer> | undefined> {
    const name = nameOf(key)
    const found = await connection.ask(async (client) => {
      // In this order, an answer that is replaced in between looks older than it is, not younger.
      const [left, bytes] = await allOf(client.pipeline().pttl(name).getBuffer(name).exec())
      if (bytes === null) return undefined
      if (typeof left !== 'number' || !Buffer.isBuffer(bytes)) throw new InvalidReply()
      return { left, bytes }
    })
    // After a new generation has begun, this is an answer of the old one.
    if (found === undefined || found.left <= 0 || name !== nameOf(key)) return undefined
    const opened = seal.open(name, found.bytes)
    if (opened === undefined) return undefined
    // Redis measures the age, because the clocks of two processes may differ by minutes.
    const entry = { value: Answer.of(opened.answer), age: Math.max(0, opened.keepMs - found.left) }
    keepNear(key, entry, found.left)
    return entry
  }

  function look(key: string): Promise<CacheEntry<SharedAnswer> | undefined> {
    const running = asked.get(key) ?? distant(key).finally(() => asked.delete(key))
    asked.set(key, running)
    return running
  }

  async function younger(key: string, here: CacheEntry<SharedAnswer>): Promise<CacheEntry<SharedAnswer>> {
    const there = await look(key)
    return there !== undefined && there.age < here.age ? there : here
  }

  generation.whenBegun(() => void copies.clear())
  return {
    get(key, freshMs) {
      const here = near(key)
      if (here !== undefined && (here.age < freshMs || !connection.isUp())) return here
      if (!connection.isUp()) return undefined
      return here === undefined ? look(key) : younger(key, here)
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

/** The results of a batch; fails with the first failure in it. */
async function allOf(batch: Promise<[Error | null, unknown][] | null>): Promise<unknown[]> {
  const results = await batch
  if (results === null) throw new InvalidReply()
  for (const [error] of results) if (error !== null) throw error
  return results.map(([, value]) => value)
}
