import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterTurns, writeTogether } from './turns.ts'

const turn = () => new Promise<void>((resolve) => afterTurns(1, resolve))

// A clock that stands still: on a busy machine, 5 ms can pass within a turn.
let now = 0
beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('writes run in their order, when a turn has brought no more of them (decision 15.11)', async () => {
  const written: number[] = []
  writeTogether(() => written.push(1))
  writeTogether(() => written.push(2))
  await turn()
  writeTogether(() => written.push(3))
  await turn()
  expect(written).toEqual([])
  await turn()
  expect(written).toEqual([1, 2, 3])
})

test('where every turn brings more, none waits longer than 5 ms', async () => {
  const written: number[] = []
  for (let n = 0; n < 20; n++) {
    writeTogether(() => written.push(n))
    await turn()
  }
  expect(written).toEqual([])
  now += 5
  writeTogether(() => written.push(20))
  await turn()
  expect(written).toHaveLength(21)
})

test('a write that leads to another does not run it at once', async () => {
  const written: string[] = []
  writeTogether(() => {
    written.push('first')
    writeTogether(() => written.push('second'))
  })
  await turn()
  await turn()
  expect(written).toEqual(['first'])
  await turn()
  await turn()
  expect(written).toEqual(['first', 'second'])
})
