import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLoopIterations, coalesceWrites } from './event-loop.ts'

const nextIteration = () => new Promise<void>((resolve) => afterLoopIterations(1, resolve))

// The clock does not advance by itself: on a busy machine, 5 ms can pass within an iteration.
let now = 0
beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('runs writes in order once an iteration has added no more (decision 15.11)', async () => {
  const written: number[] = []
  coalesceWrites(() => written.push(1))
  coalesceWrites(() => written.push(2))
  await nextIteration()
  coalesceWrites(() => written.push(3))
  await nextIteration()
  expect(written).toEqual([])
  await nextIteration()
  expect(written).toEqual([1, 2, 3])
})

test('delays no write for more than 5 ms while every iteration adds more', async () => {
  const written: number[] = []
  for (let n = 0; n < 20; n++) {
    coalesceWrites(() => written.push(n))
    await nextIteration()
  }
  expect(written).toEqual([])
  now += 5
  coalesceWrites(() => written.push(20))
  await nextIteration()
  expect(written).toHaveLength(21)
})

test('does not run a write at once that another write has added', async () => {
  const written: string[] = []
  coalesceWrites(() => {
    written.push('first')
    coalesceWrites(() => written.push('second'))
  })
  await nextIteration()
  await nextIteration()
  expect(written).toEqual(['first'])
  await nextIteration()
  await nextIteration()
  expect(written).toEqual(['first', 'second'])
})
