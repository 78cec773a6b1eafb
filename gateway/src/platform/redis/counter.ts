// oxlint-disable-next-line typescript/triple-slash-reference -- as in memory/counter.ts
/// <reference path="./rate-limiter-redis.d.ts" />
import { hash } from 'node:crypto'
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js'
import type { Counter } from '../../ports/counter.ts'
import { memoryCounter } from '../memory/counter.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/**
 * Counts for all processes. While Redis is away, each process counts for itself at half the rate, because a caller may
 * reach several of them (decision 46.4). Subjects contain addresses, so Redis only gets a keyed hash of them.
 * @param key of the hash
 */
export function redisCounter(connection: RedisConnection, prefix: string, key: Uint8Array): Counter {
  const alone = memoryCounter()
  const secret = Buffer.from(key).toString('base64url')
  const windows = new Map<number, RateLimiterRedis>()
  const windowOf = (seconds: number) => {
    const known =
      windows.get(seconds) ??
      new RateLimiterRedis({
        storeClient: connection.client,
        keyPrefix: `${prefix}limit ${seconds}`,
        points: Number.MAX_SAFE_INTEGER,
        duration: seconds,
      })
    windows.set(seconds, known)
    return known
  }

  async function shared(subject: string, seconds: number) {
    // Not an HMAC, which costs five times as much: nobody has to trust this hash, it only hides the subject.
    const hidden = hash('sha256', `${secret} ${subject}`, 'base64url')
    const { consumedPoints: acts, msBeforeNext: endsIn } = await windowOf(seconds).consume(hidden)
    if (!(Number.isSafeInteger(acts) && acts > 0 && endsIn >= 0 && endsIn <= seconds * 1000)) throw new InvalidReply()
    return { acts, endsIn }
  }

  return {
    async count(subject, seconds) {
      const counted = await connection.ask(() => shared(subject, seconds))
      if (counted !== undefined) return counted
      const { acts, endsIn } = await alone.count(subject, seconds)
      // Every act but the first counts twice: half the rate, rounded up.
      return { acts: 2 * acts - 1, endsIn }
    },
  }
}
