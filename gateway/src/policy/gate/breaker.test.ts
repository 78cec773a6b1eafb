import { describe, expect, test } from 'vitest'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import { testClock } from '../../testing/gateway.ts'
import { createBreaker } from './breaker.ts'
import { CLASSES, type BreakerPolicy } from '../classes.ts'

const answer = (status: number): WireAnswer => ({ status, headers: {}, bytes: new Uint8Array() })
const fails = () => Promise.reject(new CallError('broken', true))
const works = async () => answer(200)

/** A breaker, the events it noted, and the number of calls made. */
function start(figures: BreakerPolicy) {
  const clock = testClock()
  const notes: string[] = []
  let made = 0
  const refuse = (openMs: number) => new Error(`rests for ${openMs}`)
  const breaker = createBreaker(figures, { clock, refuse, note: (event) => notes.push(event) })
  const run = (call: () => Promise<WireAnswer>) =>
    breaker
      .run(() => {
        made++
        return call()
      })
      .then(({ status }) => status)
      .catch((error: Error) => error.message)
  const times = async (count: number, call: () => Promise<WireAnswer>) => {
    for (let i = 0; i < count; i++) await run(call)
  }
  return { clock, notes, run, times, made: () => made, isOpen: () => breaker.isOpen() }
}

const READ = CLASSES.catalogue.breaker

describe('50 % of at least 20 within 10 s (decision 4.4)', () => {
  test('F10 opens with the 20th of 20 failures, for 5 s', async () => {
    const { clock, notes, run, times, made } = start(READ)
    await times(30, fails)
    expect([made(), notes]).toEqual([20, ['breaker-open']])
    expect(await run(works)).toBe('rests for 5000')
    clock.pass(4999)
    expect(await run(works)).toBe('rests for 1')
    clock.pass(1)
    expect(await run(works)).toBe(200)
    expect(notes).toEqual(['breaker-open', 'breaker-closed'])
  })

  test.each([
    [10, 10, true],
    [11, 10, false],
    [0, 19, false],
  ])('%i successes and %i failures: %s', async (successes, failures, opens) => {
    const { notes, times } = start(READ)
    await times(successes, works)
    await times(failures, fails)
    expect(notes).toEqual(opens ? ['breaker-open'] : [])
  })

  test('failures older than the window no longer count', async () => {
    const { clock, notes, times } = start(READ)
    await times(19, fails)
    clock.pass(10_000)
    await times(1, fails)
    expect(notes).toEqual([])
  })

  test('failures from before the last closing no longer count', async () => {
    const { clock, notes, times } = start(READ)
    await times(20, fails)
    clock.pass(5000)
    await times(1, works)
    await times(18, fails)
    expect(notes).toEqual(['breaker-open', 'breaker-closed'])
  })
})

describe('one call tries the upstream again', () => {
  test('other calls are refused at once meanwhile, and a failure keeps the breaker open', async () => {
    const { clock, run, times, made } = start(READ)
    await times(20, fails)
    clock.pass(5000)
    const probe = Promise.withResolvers<WireAnswer>()
    const trying = run(() => probe.promise)
    expect(await Promise.all(Array.from({ length: 99 }, () => run(works)))).toEqual(
      Array.from({ length: 99 }, () => 'rests for 5000'),
    )
    probe.reject(new CallError('timeout', true))
    await trying
    expect([made(), await run(works)]).toEqual([21, 'rests for 5000'])
  })

  test('the breaker is reported as open until the upstream has answered, or for five minutes without calls', async () => {
    const { clock, run, times, isOpen } = start(READ)
    await times(19, fails)
    expect(isOpen()).toBe(false)
    await times(1, fails)
    clock.pass(5000)
    expect(isOpen()).toBe(true)
    clock.pass(299_999)
    expect(isOpen()).toBe(true)
    clock.pass(1)
    expect(isOpen()).toBe(false)
    const probe = Promise.withResolvers<WireAnswer>()
    const trying = run(() => probe.promise)
    expect(isOpen()).toBe(true)
    probe.reject(new CallError('timeout', true))
    await trying
    expect(isOpen()).toBe(true)
    clock.pass(5000)
    await run(works)
    expect(isOpen()).toBe(false)
  })

  test.each([1, 3])(
    'the breaker is reported as open all the time with a failed call every %i minutes',
    async (minutes) => {
      const { clock, run, times, isOpen } = start(READ)
      await times(20, fails)
      const told = new Set<boolean>()
      for (let call = 0; call < 5; call++) {
        for (let reading = 0; reading < minutes * 4; reading++) {
          told.add(isOpen())
          clock.pass(15_000)
        }
        await run(fails)
      }
      expect([...told]).toEqual([true])
      clock.pass(5000)
      expect([isOpen(), await run(works), isOpen()]).toEqual([true, 200, false])
    },
  )

  test('a caller who disconnects does not close the breaker', async () => {
    const { clock, run, times } = start(READ)
    await times(20, fails)
    clock.pass(5000)
    await run(() => Promise.reject(new CallError('cancelled', true)))
    expect(await run(works)).toBe('rests for 5000')
  })
})

describe('what is a failure', () => {
  test.each<[string, () => Promise<WireAnswer>, boolean]>([
    ['not there', () => Promise.reject(new CallError('unavailable', false)), true],
    ['no answer in time', () => Promise.reject(new CallError('timeout', true)), true],
    ['500', async () => answer(500), true],
    ['503', async () => answer(503), true],
    ['404', async () => answer(404), false],
    ['409', async () => answer(409), false],
    ['429, of an upstream that is well', async () => answer(429), false],
    ['a caller that disconnects', () => Promise.reject(new CallError('cancelled', true)), false],
    ['an answer that is too large', () => Promise.reject(new CallError('too-large', true)), false],
  ])('%s', async (_name, call, isOne) => {
    const { notes, times } = start({ failuresInARow: 5, openMs: 1000 })
    await times(5, call)
    expect(notes).toEqual(isOne ? ['breaker-open'] : [])
  })
})

describe('begin: 5 in a row, or 50 % of at least 10', () => {
  test.each<[string, string, boolean]>([
    ['5 in a row', 'fffff', true],
    ['4 in a row', 'ffffs', false],
    ['half of 10', 'fsfsfsfsf', false],
    ['half of 10', 'sfsfsfsfsf', true],
    ['less than half', 'sfssfsfssfsfss', false],
  ])('%s: %s', async (_name, story, opens) => {
    const { notes, times } = start(CLASSES.begin.breaker)
    for (const step of story) await times(1, step === 'f' ? fails : works)
    expect(notes).toEqual(opens ? ['breaker-open'] : [])
  })
})

test('commits are never refused, however often they fail; an alarm is logged (decision 4.4)', async () => {
  const { notes, times, run, made } = start(CLASSES.commit.breaker)
  await times(4, fails)
  expect(notes).toEqual([])
  await times(1, async () => answer(502))
  expect(notes).toEqual(['upstream-alarm'])
  await times(45, fails)
  expect([made(), await run(works)]).toEqual([50, 200])
  const before = notes.length
  await times(4, fails)
  expect(notes).toHaveLength(before)
})
