import { expect, test } from 'vitest'
import { createJobLimiter } from './job-limiter.ts'

/** A limiter whose jobs run until they are ended by name; `began` lists them. */
function limiterOf(limits: { atOnce: number; perMinute: number }) {
  const clock = { now: 0 }
  const began: string[] = []
  const jobs = new Map<string, PromiseWithResolvers<void>>()
  const run = createJobLimiter({ ...limits, now: () => clock.now })
  const ask = (name: string) =>
    run(() => {
      began.push(name)
      const job = Promise.withResolvers<void>()
      jobs.set(name, job)
      return job.promise
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = (name: string) => (jobs.get(name)?.resolve(), settled())
  const fail = (name: string) => (jobs.get(name)?.reject(new Error('offline')), settled())
  return { clock, began, ask, end, fail }
}

test('only the newest job waits while the limit of running jobs is reached', async () => {
  const { began, ask, end } = limiterOf({ atOnce: 2, perMinute: 9 })
  for (const name of ['a', 'b', 'c', 'd']) ask(name)
  expect(began).toEqual(['a', 'b'])
  await end('a')
  expect(began).toEqual(['a', 'b', 'd'])
  await end('b')
  expect(began).toEqual(['a', 'b', 'd'])
})

test('a failed job frees its slot', async () => {
  const { began, ask, fail } = limiterOf({ atOnce: 1, perMinute: 9 })
  ask('a')
  ask('b')
  await fail('a')
  expect(began).toEqual(['a', 'b'])
})

test('drops jobs beyond the limit per minute', async () => {
  const { clock, began, ask, end } = limiterOf({ atOnce: 1, perMinute: 2 })
  for (const [at, name] of [
    [0, 'a'],
    [30_000, 'b'],
    [59_999, 'dropped'],
    [60_000, 'c'],
    [89_999, 'dropped too'],
    [90_000, 'd'],
  ] as const) {
    clock.now = at
    ask(name)
    await end(name)
  }
  expect(began).toEqual(['a', 'b', 'c', 'd'])
})
