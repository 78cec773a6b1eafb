import { expect, test } from 'vitest'
import { testClock } from '../../testing/gateway.ts'
import { createBulkhead } from './bulkhead.ts'
import type { BulkheadPolicy } from '../classes.ts'

/** A bulkhead whose calls end when the test decides. */
function start(figures: BulkheadPolicy) {
  const clock = testClock()
  const bulkhead = createBulkhead(figures, clock, () => new Error('full'))
  const open: PromiseWithResolvers<string>[] = []
  const ask = (maxWaitMs = 10_000, signal?: AbortSignal) => {
    const call = () => {
      const ends = Promise.withResolvers<string>()
      open.push(ends)
      return ends.promise
    }
    return bulkhead.run(call, maxWaitMs, signal).catch((error: Error) => error.message)
  }
  /** Lets everything proceed that can. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, ask, open, settle }
}

test('refuses a call at once when all slots and the queue are full', async () => {
  const { ask, open, settle } = start({ slots: 2, queue: 3 })
  const asked = Array.from({ length: 9 }, () => ask())
  expect(await Promise.all(asked.slice(5))).toEqual(['full', 'full', 'full', 'full'])
  expect(open).toHaveLength(2)
  open[0]?.resolve('first')
  await settle()
  expect(open).toHaveLength(3)
  for (let at = 1; at < 5; at++) {
    open[at]?.resolve('later')
    await settle()
  }
  expect(await Promise.all(asked.slice(0, 5))).toEqual(['first', 'later', 'later', 'later', 'later'])
})

test('a call that fails frees its slot', async () => {
  const { ask, open, settle } = start({ slots: 1, queue: 0 })
  const failing = ask()
  open[0]?.reject(new Error('broken'))
  expect(await failing).toBe('broken')
  void ask()
  await settle()
  expect(open).toHaveLength(2)
})

test('waits no longer than its class allows, and leaves time for the call', async () => {
  const { clock, ask } = start({ slots: 1, queue: 2, waitMs: 500 })
  void ask()
  const patient = ask(10_000)
  const hurried = ask(300)
  clock.pass(300)
  expect(await hurried).toBe('full')
  clock.pass(199)
  expect(await Promise.race([patient, Promise.resolve('waits')])).toBe('waits')
  clock.pass(1)
  expect(await patient).toBe('full')
})

test('a caller who disconnects leaves the queue at once, and its call never runs', async () => {
  const { ask, open, settle } = start({ slots: 1, queue: 1 })
  void ask()
  const controller = new AbortController()
  const waiting = ask(10_000, controller.signal)
  expect(await ask()).toBe('full')
  controller.abort()
  expect(await waiting).toBe('The call was cancelled')
  const next = ask()
  open[0]?.resolve('done')
  await settle()
  expect(open).toHaveLength(2)
  open[1]?.resolve('next')
  expect(await next).toBe('next')
  expect(await ask(10_000, AbortSignal.abort())).toBe('The call was cancelled')
})
