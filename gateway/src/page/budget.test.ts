import { expect, test } from 'vitest'
import { testClock } from '../testing/gateway.ts'
import { createBudget } from './budget.ts'

/** A budget for one thread, whose pages take as long as the test says. */
function start() {
  const clock = testClock()
  const budget = createBudget(clock, 1)
  const open: (() => void)[] = []
  const { signal } = new AbortController()
  const ask = (isPersonal = false) => {
    const render = () => new Promise<void>((resolve) => open.push(resolve))
    return budget.run(isPersonal, render, signal).then(
      () => 'rendered',
      (error: Error) => error.name,
    )
  }
  const end = async (milliseconds: number) => {
    clock.stall(milliseconds)
    open.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { budget, ask, end, open }
}

test.each([
  [20, 16],
  [200, 10],
  [500, 4],
  [5000, 0],
])('at %i ms per page, %i may wait and the rest are refused at once', async (each, waiting) => {
  const { budget, ask, end, open } = start()
  for (let i = 0; i < 40; i++) {
    const page = ask()
    await end(each)
    expect(await page).toBe('rendered')
  }
  const asked = [ask()]
  while (!budget.isFull(false)) asked.push(ask())
  expect(asked.length - 1).toBe(waiting)
  expect(await ask()).toBe('overloaded')
  expect(open).toHaveLength(1)
})

test('pages of visitors with a basket are counted separately', async () => {
  const { budget, ask } = start()
  while (!budget.isFull(false)) void ask()
  expect(budget.isFull(true)).toBe(false)
})

test('a failed page frees its slot', async () => {
  const { budget, ask } = start()
  const broken = budget.run(false, () => Promise.reject(new Error('broken')), new AbortController().signal)
  await expect(broken).rejects.toThrow('broken')
  void ask()
  expect(budget.isFull(false)).toBe(false)
})
