import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stopTime } from '../../testing/stopped-time.ts'
import { stopListening } from './drain.ts'
import type { ConnectionQueues } from './connection-queues.ts'
import type { Listener } from './listener.ts'

afterEach(() => vi.useRealTimers())

/** How long after the shutdown begins requests are held, in milliseconds. Requests keep coming until `stopAfter`. */
async function holdsAfter(listensFor: number, stopAfter: number): Promise<number> {
  stopTime()
  const begin = performance.now()
  const now = () => performance.now() - begin
  let requests = 0
  let heldAt = Number.NaN
  const queues: ConnectionQueues = {
    onRequest: () => undefined,
    onConnection: () => undefined,
    activity: () => (now() < stopAfter ? ++requests : requests),
    hold: () => void (heldAt = now()),
    release: () => undefined,
    closeIdle: () => undefined,
  }
  const server = { close: (done: () => void) => done(), closeAllConnections: () => undefined }
  const stopped = stopListening({ server, queues, settled: () => Promise.resolve() } as unknown as Listener, {
    listensFor,
  })
  const ended = new AbortController()
  void stopped.then(() => ended.abort())
  while (!ended.signal.aborted) {
    await vi.advanceTimersByTimeAsync(5)
    // Stopped time does not advance during these iterations of the event loop.
    for (let iteration = 0; iteration < 4; iteration++) await setImmediate()
  }
  return heldAt
}

describe('a gateway that shuts down begins to hold requests', () => {
  test.each([
    ['a moment after DRAIN_MS, if no requests come', 5000, 1000, 5250],
    ['when requests have stopped, if they go on after DRAIN_MS', 5000, 7000, 7250],
    ['after twice DRAIN_MS, if requests never stop', 5000, Number.POSITIVE_INFINITY, 10_000],
    ['five seconds after DRAIN_MS at most', 15_000, Number.POSITIVE_INFINITY, 20_000],
    ['at once, if DRAIN_MS is 0', 0, 0, 0],
  ])('%s', async (_name, listensFor, stopAfter, expected) => {
    expect(Math.abs((await holdsAfter(listensFor, stopAfter)) - expected)).toBeLessThan(50)
  })
})
