import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import type { Epochs } from '../../ports/cache.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/** Interval between comparisons with Redis, in milliseconds, as for the generation (decision 46.5). */
const COMPARE_MS = 5000

/**
 * Begins an epoch: its name is the time of Redis in microseconds, which never repeats, also after everything was
 * deleted, and is greater than all before, also on a server whose clock is behind. One script writes and publishes it.
 */
const BEGIN = `local now = redis.call('time')
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
  const owed = new Set<string>()
  /** The last epoch that another process has begun for a site in `owed`. It may be later than the one we store. */
  const heard = new Map<string, string>()
  /** Everything up to this epoch has been read. */
  let read = '0'

  function adopt(host: string, name: unknown): void {
    if (typeof name !== 'string' || !NAME.test(name)) throw new InvalidReply()
    // A message may arrive before the answer to an earlier command, so an older name never replaces a newer one.
    // If there is no known name, or only the random one of `begin`, its number is NaN and the new name is taken.
    const known = owed.has(host) ? heard : epochs
    if (!(Number(name) <= Number(known.get(host)))) known.set(host, name)
  }

  async function tell(client: Redis, host: string): Promise<true> {
    const name = await client.eval(BEGIN, 1, key, host)
    owed.delete(host)
    adopt(host, name)
    const later = heard.get(host)
    if (heard.delete(host)) adopt(host, later)
    return true
  }

  /** Reads the epochs that have begun since the last time, and tells those that could not be told before. */
  async function compare(client: Redis): Promise<true> {
    const found = await client.zrangebyscore(key, `(${read}`, '+inf', 'WITHSCORES')
    for (let at = 0; at < found.length; at += 2) {
      const name = found[at + 1] ?? ''
      adopt(found[at] ?? '', name)
      read = name
    }
    for (const host of owed) await tell(client, host)
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
    of: (host) => epochs.get(host) ?? '0',
    async begin(host) {
      // A random name until Redis gives one: nothing that is cached has it in its key.
      epochs.set(host, randomUUID())
      owed.add(host)
      return (await connection.ask((client) => tell(client, host))) ?? false
    },
    stop,
  }
}
