import { expect } from 'vitest'
import type { EventFields } from '../../../ports/log.ts'
import { CONFIG, testClock, type TestClock } from '../../../testing/gateway.ts'
import { WITHOUT_PAUSE } from '../../../testing/stopped-time.ts'
import { openRedis, type SharedOnRedis } from '../open.ts'

/** What one simulated process shares on Redis, with its own clock and log. */
export interface SimulatedProcess extends SharedOnRedis {
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

/** Opens what a process shares on Redis, as at its start, without waiting for Redis. */
export function openProcess(url: string, config = installation(), answerBytes = 1024 * 1024): SimulatedProcess {
  const clock = testClock()
  const events: SimulatedProcess['events'] = []
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

/** Opens what a process shares on Redis, and waits until Redis is in use. */
export async function openConnectedProcess(...args: Parameters<typeof openProcess>): Promise<SimulatedProcess> {
  const simulated = openProcess(...args)
  await simulated.logged('redis-ready')
  return simulated
}
