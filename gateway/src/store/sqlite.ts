import { watch } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { StoreError, type StoreBackend } from '../ports/store.ts'
import type { ThreadRequest, ThreadResponse } from './sqlite-thread.ts'

/** A request before it has an id. */
type Question = ThreadRequest extends infer One ? (One extends { id: number } ? Omit<One, 'id'> : never) : never

/** Limits in MiB. The thread's objects are short-lived, so a small young generation keeps its memory small. */
const RESOURCES = { maxYoungGenerationSizeMb: 4 }

/**
 * Stores records in a SQLite file, which several processes may share. A thread accesses the file, so that a slow disk
 * never blocks the event loop (decision 6.8). The thread opens the file with the first request, which fails with a
 * StoreError if that is impossible.
 */
export function openSqlite(file: string): StoreBackend {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let thread: Worker | undefined
  let unsent: ThreadRequest[] = []
  let count = 0
  let isClosed = false

  function start(): Worker {
    const worker = new Worker(new URL('sqlite-thread.ts', import.meta.url), {
      workerData: { file },
      resourceLimits: RESOURCES,
      execArgv: [],
    })
    const fail = (error: Error) => {
      // Both events may report the same end. The next request starts a new thread.
      if (thread !== worker) return
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    worker.on('message', (responses: ThreadResponse[]) => {
      for (const response of responses) {
        const answer = waiting.get(response.id)
        waiting.delete(response.id)
        if ('value' in response) answer?.resolve(response.value)
        else answer?.reject('refusal' in response ? new StoreError(response.refusal) : new Error(response.fault))
      }
      // The process may exit when nothing waits for the disk.
      if (waiting.size === 0) worker.unref()
    })
    worker.on('error', (error) => fail(new StoreError('the thread of the store failed', { cause: error })))
    worker.on('exit', () => fail(new StoreError('the thread of the store has ended')))
    return worker
  }

  // The thread starts while the rest of the process does.
  thread = start()
  thread.unref()

  /** Sends the requests of one turn in one message. */
  function send(): void {
    thread ??= start()
    thread.ref()
    thread.postMessage(unsent, [])
    unsent = []
  }

  function ask(question: Question): Promise<unknown> {
    if (isClosed) return Promise.reject(new StoreError('the store is closed'))
    const id = count++
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    if (unsent.push({ ...question, id }) === 1) queueMicrotask(send)
    return answer.promise
  }

  return {
    read: (area, key, now) => ask({ to: 'read', area, key, now }) as Promise<string | undefined>,
    follow: (area, key, target, now) => ask({ to: 'follow', area, key, target, now }) as Promise<string | undefined>,
    list: (area, now) => ask({ to: 'list', area, now }) as ReturnType<StoreBackend['list']>,
    commit: (unit) => ask({ to: 'commit', unit }) as Promise<boolean>,
    changed: (signal) => changeOf(`${file}-wal`, signal),
    async close() {
      const closing = ask({ to: 'close' })
      isClosed = true
      await closing
      await thread?.terminate()
    },
  }
}

/**
 * Resolves when the file is written, or when the signal aborts. If the file cannot be watched, only the signal counts.
 */
function changeOf(file: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    try {
      const watcher = watch(file, { persistent: false, signal }, () => resolve())
      watcher.on('error', () => undefined)
    } catch {
      // The caller also checks again after short pauses.
    }
  })
}
