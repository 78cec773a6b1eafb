import { expect } from 'vitest'
import type { EventFields } from '../../../ports/log.ts'
import { CONFIG, testClock, type TestClock } from '../../../testing/gateway.ts'
import { WITHOUT_PAUSE } from '../../../testing/stopped-time.ts'
import { openRedis, type SharedOnRedis } from '../open.ts'

/** The shared parts of one simulated process on Redis, with its clock and log. */
export interface SharedPart extends SharedOnRedis {
  clock: TestClock
  /** The events it logged. */
  events: { name: string; fields: EventFields | undefined }[]
  /** Waits until the process has logged an event exactly this many times. */
  logged(name: string, times?: number): Promise<void>
}

let installations = 0

/** The configuration of a new installation, which shares nothing with others on the same Redis. */
export const installation = () => ({
  ...CONFIG,
  publicUrl: `http://installation-${process.pid}-${++installations}.test`,
})

/** Opens the shared parts, as a process does at its start, without waiting for Redis. */
export function openPart(url: string, config = installation(), answerBytes = 1024 * 1024): SharedPart {
  const clock = testClock()
  const events: SharedPart['events'] = []
  const log = {
    request: () => undefined,
    event: (name: string, fields?: EventFields) => void events.push({ name, fields }),
    fault: (error: unknown) => void events.push({ name: `fault ${String(error)}`, fields: undefined }),
  }
  const count = (name: string) => events.filter((event) => event.name === name).length
  return {
    ...openRedis(url, { config, clock, log, limit: answerBytes, random: () => 0 }),
    clock,
    events,
    async logged(name, times = 1) {
      await expect.poll(() => count(name), WITHOUT_PAUSE).toBe(times)
    },
  }
}

/** Opens the shared parts, and waits until Redis is in use. */
export async function readyPart(...args: Parameters<typeof openPart>): Promise<SharedPart> {
  const part = openPart(...args)
  await part.logged('redis-ready')
  return part
}
