import { expect, test } from 'vitest'
import { createRation } from './ration.ts'

test('decision 4.2: of 1,000 calls that all fail a tenth is repeated, and the one that was there from the start', () => {
  const ration = createRation()
  let repeated = 0
  for (let i = 0; i < 1000; i++) {
    ration.countCall()
    if (ration.take(true)) repeated++
  }
  expect(repeated).toBe(101)
})

test('what was saved up in good times is bounded', () => {
  const ration = createRation()
  for (let i = 0; i < 10_000; i++) ration.countCall()
  expect(Array.from({ length: 12 }, () => ration.take(true)).filter(Boolean)).toHaveLength(10)
})

test('retries that need no permission still use up the budget of the others', () => {
  const ration = createRation()
  for (let i = 0; i < 3; i++) expect(ration.take(false)).toBe(true)
  for (let i = 0; i < 29; i++) ration.countCall()
  expect(ration.take(true)).toBe(false)
  ration.countCall()
  expect(ration.take(true)).toBe(true)
})

test('a debt is bounded too', () => {
  const ration = createRation()
  for (let i = 0; i < 1000; i++) ration.take(false)
  for (let i = 0; i < 110; i++) ration.countCall()
  expect(ration.take(true)).toBe(true)
})
