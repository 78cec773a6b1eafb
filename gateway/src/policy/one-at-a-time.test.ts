import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('work of one key is done in turn, after a failure too; other keys do not wait', async () => {
  const inTurn = oneAtATime()
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    order.push('first')
    throw new Error('failed')
  })
  const second = inTurn('a', async () => void order.push('second'))
  await inTurn('b', async () => void order.push('other'))
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['other', 'first', 'second'])
})
