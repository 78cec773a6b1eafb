import { afterEach, expect, test, vi } from 'vitest'
import { StoreError } from '../../ports/store.ts'
import { stopTime } from '../../testing/stopped-time.ts'
import { createPlaces } from './places.ts'

afterEach(() => void vi.useRealTimers())

test('callers without a free place get the next one in the order of their requests', async () => {
  const enter = createPlaces(2)
  const [first, second] = [await enter(0), await enter(0)]
  const order: string[] = []
  const waiting = ['a', 'b'].map(async (name) => {
    const leave = await enter(1000)
    order.push(name)
    return leave
  })
  second()
  first()
  const leaves = await Promise.all(waiting)
  expect(order).toEqual(['a', 'b'])
  for (const leave of leaves) leave()
})

test('a caller who waits too long fails, and takes no place from others', async () => {
  stopTime()
  const enter = createPlaces(1)
  const leave = await enter(0)
  const late = enter(3000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  const soon = enter(3000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await late).toEqual(new StoreError('no connection in time'))
  leave()
  const left = await soon
  left()
  expect(await enter(0)).toBeTypeOf('function')
})
