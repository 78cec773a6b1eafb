import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../../ports/clock.ts'
import { Nonsense, type Link } from './link.ts'

/**
 * Interval between comparisons with Redis, in milliseconds. A message that was lost is made up for after at most this
 * time, if Redis can be reached.
 */
const COMPARE_MS = 5000

const UUID = /^[0-9a-f-]{36}$/

/**
 * Writes a name and tells it, as one: whoever reads it later reads what was told last. A script and no transaction,
 * because Redis would put the message to ourselves into the middle of the answer.
 */
const TELL = `redis.call('set', KEYS[1], ARGV[1]) redis.call('publish', KEYS[1], ARGV[1]) return 1`

/**
 * The generation of the caches, part of the key of every shared answer: a new one makes all processes forget the answers
 * of the old one (decision 46.5).
 */
export interface Generation {
  name(): string
  /** Begins a new generation. Rejects if the others could not be told; they are when Redis is back. */
  begin(): Promise<void>
  /** Calls back when another process has begun a new one. */
  whenBegun(run: () => void): void
  stop(): void
}

/** Keeps the generation the same in all processes that share a Redis. */
export function sharedGeneration(link: Link, prefix: string, clock: Pick<Clock, 'every'>): Generation {
  const key = `${prefix}generation`
  let name: string = randomUUID()
  let isOwed = false
  const listeners: (() => void)[] = []

  function adopt(given: unknown): void {
    if (typeof given !== 'string' || !UUID.test(given)) throw new Nonsense()
    if (given === name) return
    name = given
    for (const run of listeners) run()
  }

  async function tell(client: Redis): Promise<true> {
    const told = name
    await client.eval(TELL, 1, key, told)
    if (told === name) isOwed = false
    return true
  }

  /** Adopts the stored generation. If there is none, as after a flush, ours becomes the one of all. */
  async function compare(client: Redis): Promise<unknown> {
    if (isOwed) return tell(client)
    const stored = await client.get(key)
    if (stored !== null) return adopt(stored)
    const created = await client.set(key, name, 'NX')
    return created === 'OK' ? client.publish(key, name) : adopt(await client.get(key))
  }

  link.client.on('message', (channel: string, text: string) => {
    if (channel === key && UUID.test(text)) adopt(text)
  })
  link.onConnect(async (client) => {
    await client.subscribe(key)
    await compare(client)
  })
  const stop = clock.every(COMPARE_MS, async () => void (await link.ask(compare)))
  return {
    name: () => name,
    async begin() {
      name = randomUUID()
      isOwed = true
      if ((await link.ask(tell)) === undefined) throw new Error('Redis was not told')
    },
    whenBegun: (run) => void listeners.push(run),
    stop,
  }
}
