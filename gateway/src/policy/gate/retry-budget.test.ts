import { expect, test } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'

test('decision 4.2: of 1,000 calls that all fail a tenth is repeated, and the one that was there from the start', () => {
  const retryBudget = createRetryBudget()
  let repeated = 0
  for (let i = 0; i < 1000; i++) {
    retryBudget.countCall()
    if (retryBudget.take(true)) repeated++
  }
  expect(repeated).toBe(101)
})

test('what was saved up in good times is bounded', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 10_000; i++) retryBudget.countCall()
  expect(Array.from({ length: 12 }, () => retryBudget.take(true)).filter(Boolean)).toHaveLength(10)
})

test('retries that need no permission still use up the budget of the others', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 3; i++) expect(retryBudget.take(false)).toBe(true)
  for (let i = 0; i < 29; i++) retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(false)
  retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(true)
})

test('a debt is bounded too', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 1000; i++) retryBudget.take(false)
  for (let i = 0; i < 110; i++) retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(true)
})
