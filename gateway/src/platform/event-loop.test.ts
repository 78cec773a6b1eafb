import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLoopIterations, coalesceWrites } from './event-loop.ts'

const turn = () => new Promise<void>((resolve) => afterLoopIterations(1, resolve))

// A clock that stands still: on a busy machine, 5 ms can pass within a turn.
let now = 0
beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('writes run in their order, when a turn has brought no more of them (decision 15.11)', async () => {
  const written: number[] = []
  coalesceWrites(() => written.push(1))
  coalesceWrites(() => written.push(2))
  await turn()
  coalesceWrites(() => written.push(3))
  await turn()
  expect(written).toEqual([])
  await turn()
  expect(written).toEqual([1, 2, 3])
})

test('where every turn brings more, none waits longer than 5 ms', async () => {
  const written: number[] = []
  for (let n = 0; n < 20; n++) {
    coalesceWrites(() => written.push(n))
    await turn()
  }
  expect(written).toEqual([])
  now += 5
  coalesceWrites(() => written.push(20))
  await turn()
  expect(written).toHaveLength(21)
})

test('a write that leads to another does not run it at once', async () => {
  const written: string[] = []
  coalesceWrites(() => {
    written.push('first')
    coalesceWrites(() => written.push('second'))
  })
  await turn()
  await turn()
  expect(written).toEqual(['first'])
  await turn()
  await turn()
  expect(written).toEqual(['first', 'second'])
})
