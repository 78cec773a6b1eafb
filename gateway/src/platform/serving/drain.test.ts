import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stopTime } from '../../testing/stopped-time.ts'
import { stopListening } from './drain.ts'
import type { Lanes } from './lanes.ts'
import type { Listener } from './listener.ts'

afterEach(() => vi.useRealTimers())

/** When requests begin to be held, in milliseconds after the beginning of the end. They stop after a time. */
async function holdsAfter(listensFor: number, stopAfter: number): Promise<number> {
  stopTime()
  const begin = performance.now()
  const now = () => performance.now() - begin
  let requests = 0
  let heldAt = Number.NaN
  const lanes: Lanes = {
    onRequest: () => undefined,
    onConnection: () => undefined,
    activity: () => (now() < stopAfter ? ++requests : requests),
    hold: () => void (heldAt = now()),
    release: () => undefined,
    closeIdle: () => undefined,
  }
  const server = { close: (done: () => void) => done(), closeAllConnections: () => undefined }
  const stopped = stopListening({ server, lanes, settled: () => Promise.resolve() } as unknown as Listener, {
    listensFor,
  })
  const over = new AbortController()
  void stopped.then(() => over.abort())
  while (!over.signal.aborted) {
    await vi.advanceTimersByTimeAsync(5)
    // Time stands still in an iteration of the event loop.
    for (let turn = 0; turn < 4; turn++) await setImmediate()
  }
  return heldAt
}

describe('a gateway that is ending holds requests until its socket is closed', () => {
  test.each([
    ['a moment after DRAIN_MS, if nobody asks any more', 5000, 1000, 5250],
    ['when they have stopped, if somebody still asks', 5000, 7000, 7250],
    ['after as long again, if they never stop', 5000, Number.POSITIVE_INFINITY, 10_000],
    ['five seconds later at most', 15_000, Number.POSITIVE_INFINITY, 20_000],
    ['at once, if nobody waits for it to be noticed', 0, 0, 0],
  ])('%s', async (_name, listensFor, stopAfter, expected) => {
    expect(Math.abs((await holdsAfter(listensFor, stopAfter)) - expected)).toBeLessThan(50)
  })
})
