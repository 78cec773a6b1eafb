import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** A job that runs until it is ended. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { job: () => promise, end: resolve, fail: reject }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('jobs beyond those that run at once are dropped until one has ended', async () => {
  const turn = createTurns({ atOnce: 2, perMinute: 9, now: () => 0 })
  const [one, two] = [pending(), pending()]
  expect([turn(one.job), turn(two.job), turn(one.job)]).toEqual([true, true, false])
  one.end()
  await settled()
  expect([turn(two.job), turn(two.job)]).toEqual([true, false])
})

test('a failed job makes room like any other', async () => {
  const turn = createTurns({ atOnce: 1, perMinute: 9, now: () => 0 })
  const only = pending()
  turn(only.job)
  only.fail(new Error('offline'))
  await settled()
  expect(turn(only.job)).toBe(true)
})

test('a minute has only so many jobs, however fast they end', async () => {
  let now = 0
  const turn = createTurns({ atOnce: 9, perMinute: 2, now: () => now })
  const began = (at: number) => {
    now = at
    return turn(async () => undefined)
  }
  expect([began(0), began(30_000), began(59_999), began(60_000), began(89_999), began(90_000)]).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
})
