import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/**
 * Interval between comparisons with Redis, in milliseconds. A message that was lost is made up for after at most this
 * time, if Redis can be reached.
 */
const COMPARE_MS = 5000

/**
 * A name says when the generation began (epoch milliseconds, 15 digits; 0 for the one that a process starts with), and
 * has a random part.
 */
const NAME = /^\d{15}-[0-9a-f-]{36}$/

const nameAt = (began: number) => `${String(began).padStart(15, '0')}-${randomUUID()}`
const beganAt = (name: string) => Number.parseInt(name, 10)

/**
 * Returns the stored name unless ours began later; then ours is stored and published. It is a script and no
 * transaction, because Redis would put the message to ourselves into the middle of the answer.
 */
const MERGE = `local stored = redis.call('get', KEYS[1])
if stored and string.sub(stored, 1, 15) >= string.sub(ARGV[1], 1, 15) then return stored end
redis.call('set', KEYS[1], ARGV[1]) redis.call('publish', KEYS[1], ARGV[1])
return ARGV[1]`

/**
 * The generation of the caches, a part of the key of every shared answer: when a new one begins, all processes forget
 * the answers of the old one (decision 46.5).
 */
export interface Generation {
  name(): string
  /** Begins a new generation. Rejects if Redis is away; the other processes are then notified when Redis is back. */
  begin(): Promise<void>
  /** Calls back when another process has begun a new one. */
  whenBegun(run: () => void): void
  stop(): void
}

/**
 * Keeps the generation the same in all processes that share a Redis. The latest one wins, whatever the order of
 * messages. One that could not be published is published when Redis is back, and replaces an older one that an emptied
 * Redis has received meanwhile.
 */
export function sharedGeneration(
  connection: RedisConnection,
  prefix: string,
  clock: Pick<Clock, 'every' | 'now'>,
): Generation {
  const key = `${prefix}generation`
  let name = nameAt(0)
  const listeners: (() => void)[] = []

  function adopt(given: unknown): void {
    if (typeof given !== 'string' || !NAME.test(given)) throw new InvalidReply()
    if (given === name || beganAt(given) < beganAt(name)) return
    name = given
    for (const run of listeners) run()
  }

  async function merge(client: Redis): Promise<true> {
    adopt(await client.eval(MERGE, 1, key, name))
    return true
  }

  connection.client.on('message', (channel: string, text: string) => {
    if (channel === key && NAME.test(text)) adopt(text)
  })
  connection.onConnect(async (client) => {
    await client.subscribe(key)
    await merge(client)
  })
  const stop = clock.every(COMPARE_MS, async () => void (await connection.ask(merge)))
  return {
    name: () => name,
    async begin() {
      name = nameAt(Math.max(clock.now(), beganAt(name) + 1))
      if ((await connection.ask(merge)) === undefined) throw new Error('Redis was not told')
    },
    whenBegun: (run) => void listeners.push(run),
    stop,
  }
}
