import { expect, test } from 'vitest'
import { createRetryBudget } from './retry-budget.ts'

test('allows retries for a tenth of 1,000 failing calls, and one from the start (decision 4.2)', () => {
  const retryBudget = createRetryBudget()
  let repeated = 0
  for (let i = 0; i < 1000; i++) {
    retryBudget.countCall()
    if (retryBudget.take(true)) repeated++
  }
  expect(repeated).toBe(101)
})

test('limits the number of saved retries', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 10_000; i++) retryBudget.countCall()
  expect(Array.from({ length: 12 }, () => retryBudget.take(true)).filter(Boolean)).toHaveLength(10)
})

test('unlimited retries use up the budget of the limited ones', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 3; i++) expect(retryBudget.take(false)).toBe(true)
  for (let i = 0; i < 29; i++) retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(false)
  retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(true)
})

test('limits the debt', () => {
  const retryBudget = createRetryBudget()
  for (let i = 0; i < 1000; i++) retryBudget.take(false)
  for (let i = 0; i < 110; i++) retryBudget.countCall()
  expect(retryBudget.take(true)).toBe(true)
})
