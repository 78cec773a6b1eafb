import { afterEach, expect, test, vi } from 'vitest'
import { StoreError } from '../../ports/store.ts'
import { stopTime } from '../../testing/stopped-time.ts'
import { createSemaphore } from './semaphore.ts'

afterEach(() => void vi.useRealTimers())

test('callers without a free permit get the next one in the order of their requests', async () => {
  const acquire = createSemaphore(2)
  const [first, second] = [await acquire(0), await acquire(0)]
  const order: string[] = []
  const waiting = ['a', 'b'].map(async (name) => {
    const release = await acquire(1000)
    order.push(name)
    return release
  })
  second()
  first()
  const leaves = await Promise.all(waiting)
  expect(order).toEqual(['a', 'b'])
  for (const release of leaves) release()
})

test('a caller who waits too long fails, and takes no permit from others', async () => {
  stopTime()
  const acquire = createSemaphore(1)
  const release = await acquire(0)
  const late = acquire(3000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  const soon = acquire(3000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await late).toEqual(new StoreError('no connection in time'))
  release()
  const left = await soon
  left()
  expect(await acquire(0)).toBeTypeOf('function')
})
