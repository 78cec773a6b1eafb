// oxlint-disable-next-line typescript/triple-slash-reference -- as in memory/counter.ts
/// <reference path="./rate-limiter-redis.d.ts" />
import { hash } from 'node:crypto'
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js'
import type { Counter } from '../../ports/counter.ts'
import { memoryCounter } from '../memory/counter.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/**
 * Counts calls of all processes in Redis. While Redis is away, each process counts on its own and allows half the rate,
 * because a caller may reach several processes (decision 46.4). Subjects contain addresses, so Redis only gets a keyed
 * hash of them.
 * @param key key of the hash
 */
export function redisCounter(connection: RedisConnection, prefix: string, key: Uint8Array): Counter {
  const localCounter = memoryCounter()
  const secret = Buffer.from(key).toString('base64url')
  const windows = new Map<number, RateLimiterRedis>()
  const windowOf = (seconds: number) => {
    const limiter =
      windows.get(seconds) ??
      new RateLimiterRedis({
        storeClient: connection.client,
        keyPrefix: `${prefix}limit ${seconds}`,
        points: Number.MAX_SAFE_INTEGER,
        duration: seconds,
      })
    windows.set(seconds, limiter)
    return limiter
  }

  async function countOnRedis(subject: string, seconds: number) {
    // A plain hash instead of an HMAC, which costs five times as much. It need not be authentic; it only hides the subject.
    const hashedSubject = hash('sha256', `${secret} ${subject}`, 'base64url')
    const { consumedPoints: calls, msBeforeNext: endsIn } = await windowOf(seconds).consume(hashedSubject)
    if (!(Number.isSafeInteger(calls) && calls > 0 && endsIn >= 0 && endsIn <= seconds * 1000)) throw new InvalidReply()
    return { calls, endsIn }
  }

  return {
    async count(subject, seconds) {
      const sharedCount = await connection.ask(() => countOnRedis(subject, seconds))
      if (sharedCount !== undefined) return sharedCount
      const { calls, endsIn } = await localCounter.count(subject, seconds)
      // Every call but the first counts twice, which allows half the rate, rounded up.
      return { calls: 2 * calls - 1, endsIn }
    },
  }
}
