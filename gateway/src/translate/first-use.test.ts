import { expect, test } from 'vitest'
import { onFirstUse } from './first-use.ts'

test('concurrent calls share one load, and later calls return without a promise', async () => {
  let loads = 0
  const use = onFirstUse(async () => ++loads)
  expect(await Promise.all([use(), use()])).toEqual([1, 1])
  expect([use(), loads]).toEqual([1, 1])
})

test.each(['EMFILE', 'ENFILE'])(
  'G9 %s is 503 with Retry-After, nothing was sent, and the next use tries again',
  async (code) => {
    let isTaken = true
    const use = onFirstUse(async () => {
      if (isTaken) throw Object.assign(new Error('too many open files'), { code })
      return 'loaded'
    })
    await expect(use()).rejects.toMatchObject({ name: 'overloaded', status: 503, outcome: 'not-sent', retryAfter: 2 })
    isTaken = false
    expect(await use()).toBe('loaded')
  },
)

test('any other error is thrown unchanged, and the next call tries again', async () => {
  let tries = 0
  const use = onFirstUse(async () => {
    if (++tries === 1) throw new SyntaxError('x')
    return tries
  })
  await expect(use()).rejects.toThrow(SyntaxError)
  expect(await use()).toBe(2)
})
