import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import type { Epochs } from '../../ports/cache.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/** Interval between comparisons with Redis, in milliseconds, as for the generation (decision 46.5). */
const COMPARE_MS = 5000

/**
 * Script that begins an epoch, writes it and publishes it. Its name is the time of Redis in microseconds, so it never
 * repeats, even after all data was deleted. If the clock of the server is behind, the name is the last one plus one, so
 * names always increase.
 */
const BEGIN_SCRIPT = `local now = redis.call('time')
local last = redis.call('zrange', KEYS[1], -1, -1, 'withscores')[2] or 0
local name = string.format('%.0f', math.max(now[1] * 1000000 + now[2], last + 1))
redis.call('zadd', KEYS[1], name, ARGV[1])
redis.call('publish', KEYS[1], ARGV[1] .. ' ' .. name)
return name`

const NAME = /^\d{10,17}$/

/** Keeps the epochs of all sites the same in all processes that share a Redis. */
export function sharedEpochs(
  connection: RedisConnection,
  prefix: string,
  clock: Pick<Clock, 'every'>,
): Epochs & { stop(): void } {
  const key = `${prefix}epochs`
  const epochs = new Map<string, string>()
  /** Sites whose new epoch is not in Redis yet. */
  const unpublished = new Set<string>()
  /**
   * The last epoch that another process has begun for a site in `unpublished`. It may be later than the one that this
   * process is about to publish.
   */
  const foreignEpochs = new Map<string, string>()
  /** The last epoch that was read from Redis. */
  let lastRead = '0'

  /** Takes over an epoch, unless a newer one is known. Throws InvalidReply for an invalid name. */
  function adopt(host: string, name: unknown): void {
    if (typeof name !== 'string' || !NAME.test(name)) throw new InvalidReply()
    // A message may arrive before the answer to an earlier command, so an older name never replaces a newer one.
    // Without a current name, or with the random one of `begin`, the comparison is with NaN, and the new name is taken.
    const target = unpublished.has(host) ? foreignEpochs : epochs
    if (!(Number(name) <= Number(target.get(host)))) target.set(host, name)
  }

  async function publish(client: Redis, host: string): Promise<true> {
    const name = await client.eval(BEGIN_SCRIPT, 1, key, host)
    unpublished.delete(host)
    adopt(host, name)
    const foreignEpoch = foreignEpochs.get(host)
    if (foreignEpochs.delete(host)) adopt(host, foreignEpoch)
    return true
  }

  /** Reads the epochs that have begun since the last read, and publishes those that could not be published before. */
  async function compare(client: Redis): Promise<true> {
    const reply = await client.zrangebyscore(key, `(${lastRead}`, '+inf', 'WITHSCORES')
    // The reply alternates between members (hosts) and scores (names of epochs).
    for (let index = 0; index < reply.length; index += 2) {
      const name = reply[index + 1] ?? ''
      adopt(reply[index] ?? '', name)
      lastRead = name
    }
    for (const host of unpublished) await publish(client, host)
    return true
  }

  connection.client.on('message', (channel: string, text: string) => {
    const [host = '', name = ''] = text.split(' ')
    if (channel === key && NAME.test(name)) adopt(host, name)
  })
  connection.onConnect(async (client) => {
    await client.subscribe(key)
    await compare(client)
  })
  const stop = clock.every(COMPARE_MS, async () => void (await connection.ask(compare)))
  return {
    current: (host) => epochs.get(host) ?? '0',
    async begin(host) {
      // A random name until Redis returns the real one. No cached key contains it, so nothing old is found.
      epochs.set(host, randomUUID())
      unpublished.add(host)
      return (await connection.ask((client) => publish(client, host))) ?? false
    },
    stop,
  }
}
