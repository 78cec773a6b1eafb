import { afterEach, expect, test, vi } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

/** The module of a thread that answers each task with the number of the thread, and never answers tasks that hang. */
const FILE = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort, threadId } from 'node:worker_threads'
parentPort.postMessage({ isReady: true })
parentPort.on('message', ({ id, task }) => task.hangs || parentPort.postMessage({ id, output: threadId }))`)}`,
)

let close = () => Promise.resolve()
afterEach(() => close())

function pool(options: { idleMs?: number }) {
  const created = createThreadPool(FILE, 1, { limitMs: 10_000, ...options })
  close = created.close
  return created
}

test('uses the same thread for the next task', async () => {
  const { run } = pool({})
  const first = await run({})
  expect(await run({})).toBe(first)
})

test('ends a thread that is idle for too long, and starts another one for the next task', async () => {
  const { run } = pool({ idleMs: 0 })
  const first = await run({})
  await vi.waitFor(async () => expect(await run({})).not.toBe(first), { timeout: 20_000 })
})

test('ends the thread of a task that exceeds its own time limit, and starts another one for the next task', async () => {
  const { run } = pool({})
  const first = await run({})
  await expect(run({ hangs: true }, 1)).rejects.toThrow('The thread has ended')
  expect(await run({})).not.toBe(first)
}, 5000)
