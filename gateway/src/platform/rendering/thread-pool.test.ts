import { afterEach, expect, test, vi } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

/** A thread that answers each task with its own number, except those that hang. */
const FILE = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort, threadId } from 'node:worker_threads'
parentPort.postMessage({ isReady: true })
parentPort.on('message', ({ id, task }) => task.hangs || parentPort.postMessage({ id, output: threadId }))`)}`,
)

let close = () => Promise.resolve()
afterEach(() => close())

function pool(options: { idleMs?: number }) {
  const made = createThreadPool(FILE, 1, { limitMs: 10_000, ...options })
  close = made.close
  return made
}

test('a thread stays for the next task', async () => {
  const { run } = pool({})
  const first = await run({})
  expect(await run({})).toBe(first)
})

test('a thread that rests for too long is ended, and the next task gets another', async () => {
  const { run } = pool({ idleMs: 0 })
  const first = await run({})
  await vi.waitFor(async () => expect(await run({})).not.toBe(first), { timeout: 20_000 })
})

test('a task with less time than the others ends its thread after that, and the next task gets another', async () => {
  const { run } = pool({})
  const first = await run({})
  await expect(run({ hangs: true }, 1)).rejects.toThrow('The thread has ended')
  expect(await run({})).not.toBe(first)
}, 5000)
