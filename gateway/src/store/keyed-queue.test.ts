import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('one name is entered one after the other, other names at once', async () => {
  const enter = createKeyedQueue()
  const first = await enter('a')
  const order: string[] = []
  const second = enter('a').then((leave) => (order.push('second'), leave))
  const other = await enter('b')
  order.push('other')
  first?.()
  await second
  expect(order).toEqual(['other', 'second'])
  expect(other).toBeDefined()
})

test('a caller who stops waiting does not delay those behind', async () => {
  const enter = createKeyedQueue()
  const leave = await enter('a')
  const impatient = new AbortController()
  const second = enter('a', impatient.signal)
  const third = enter('a')
  impatient.abort()
  expect(await second).toBeUndefined()
  leave?.()
  expect(await third).toBeDefined()
})

test('a caller who has already left is not let in, and the next one is', async () => {
  const enter = createKeyedQueue()
  const gone = new AbortController()
  gone.abort()
  expect(await enter('a', gone.signal)).toBeUndefined()
  expect(await enter('a')).toBeDefined()
})
