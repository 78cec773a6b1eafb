import { expect, test } from 'vitest'
import { StoreBusy, StoreError } from '../ports/store.ts'
import { createStore } from '../store/store.ts'
import { testClock } from '../testing/gateway.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { createDurableRunner } from './durable-runner.ts'

/** Two items that are due, of which one fails. */
async function world(error: Error, named = async () => ({ site: 'shop.test', reference: 'R1' })) {
  const clock = testClock()
  const store = createStore(memoryBackend(), clock)
  for (const key of ['sick', 'well']) await store.insert('running', key, { dueAt: 0 })
  const tried: string[] = []
  const faults: unknown[][] = []
  const log = { event: () => undefined, fault: (...said: unknown[]) => void faults.push(said) }
  const work = async (token: string) => {
    tried.push(token)
    if (token === 'sick') throw error
  }
  const run = createDurableRunner('running', work, named, {
    store,
    clock,
    log,
    asActivity: (_name, turn) => turn(),
    step: () => undefined,
  })
  /** What is tried with the next turn, so many milliseconds later. */
  async function after(milliseconds: number): Promise<string[]> {
    clock.pass(milliseconds)
    await run.tick()
    await run.settled()
    return tried.splice(0)
  }
  return { after, faults, run }
}

test('pauses longer and longer for an item that the store was too busy for, and not for others', async () => {
  const { after } = await world(new StoreBusy('held'))
  expect(await after(0)).toEqual(['sick', 'well'])
  expect(await after(1999)).toEqual(['well'])
  expect(await after(1)).toEqual(['sick', 'well'])
  expect(await after(4999)).toEqual(['well'])
  expect(await after(1)).toEqual(['sick', 'well'])
  for (const _ of [1, 2]) {
    expect(await after(14_999)).toEqual(['well'])
    expect(await after(1)).toEqual(['sick', 'well'])
  }
})

test('tries an item again with every tick after any other failure of the store', async () => {
  const { after } = await world(new StoreError('the database refuses connections'))
  for (const _ of [1, 2, 3]) expect(await after(1000)).toEqual(['sick', 'well'])
})

test('runs a paused item at once when it is advanced', async () => {
  const { after, run, faults } = await world(new StoreBusy('held'))
  await after(0)
  await run.advance('sick')
  expect(faults).toHaveLength(2)
})

test('the log names the site and the reference of a failed item, if they can be read', async () => {
  const error = new StoreError('the disk is full')
  const { after, faults } = await world(error)
  await after(0)
  expect(faults).toEqual([[error, { site: 'shop.test', reference: 'R1' }]])
  const unreadable = await world(error, () => Promise.reject(error))
  await unreadable.after(0)
  expect(unreadable.faults).toEqual([[error, undefined]])
})
