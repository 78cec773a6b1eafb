import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import { InvalidReply, type RedisConnection } from './connection.ts'

/**
 * Interval between comparisons with Redis, in milliseconds. They make up for messages that were lost.
 */
const COMPARE_MS = 5000

/**
 * The name of a generation: when it began (epoch milliseconds in 15 digits; 0 for the initial one of a process), and a
 * random part.
 */
const NAME = /^\d{15}-[0-9a-f-]{36}$/

const nameAt = (began: number) => `${String(began).padStart(15, '0')}-${randomUUID()}`
const beganAt = (name: string) => Number.parseInt(name, 10)

/**
 * Script that returns the later of the stored name and the given one. If the given one is later, the script stores and
 * publishes it. A transaction would not work, because Redis would send the published message to this process in the
 * middle of the reply.
 */
const MERGE_SCRIPT = `local stored = redis.call('get', KEYS[1])
if stored and string.sub(stored, 1, 15) >= string.sub(ARGV[1], 1, 15) then return stored end
redis.call('set', KEYS[1], ARGV[1]) redis.call('publish', KEYS[1], ARGV[1])
return ARGV[1]`

/**
 * The generation of the caches. Its name is part of the key of every shared answer, so that a new generation invalidates
 * all answers of the old one in all processes (decision 46.5).
 */
export interface Generation {
  name(): string
  /** Begins a new generation. Rejects if Redis is away; the other processes are then notified when Redis is back. */
  begin(): Promise<void>
  /** Calls `run` when another process has begun a new generation. */
  whenBegun(run: () => void): void
  stop(): void
}

/**
 * Keeps the generation the same in all processes that share a Redis. The generation that began last wins, whatever the
 * order of messages. A generation that could not be published is published when Redis is back. It then replaces an older
 * one, even if Redis was emptied and has received that one meanwhile.
 */
export function sharedGeneration(
  connection: RedisConnection,
  prefix: string,
  clock: Pick<Clock, 'every' | 'now'>,
): Generation {
  const key = `${prefix}generation`
  let name = nameAt(0)
  const listeners: (() => void)[] = []

  function adopt(newName: unknown): void {
    if (typeof newName !== 'string' || !NAME.test(newName)) throw new InvalidReply()
    if (newName === name || beganAt(newName) < beganAt(name)) return
    name = newName
    for (const run of listeners) run()
  }

  async function merge(client: Redis): Promise<true> {
    adopt(await client.eval(MERGE_SCRIPT, 1, key, name))
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
