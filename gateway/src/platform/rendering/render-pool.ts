import { Worker } from 'node:worker_threads'
import type { PageJob, PageOutput } from '../../page/port.ts'

/** Longest time for a page, in milliseconds: a renderer that takes longer does not end any more. */
const LIMIT_MS = 10_000

/** What a renderer may take of memory, in MiB. A young generation of its own makes it a third faster than the server's flags. */
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 }

export interface RenderWorkerData {
  /** Address of the module that exports the renderer. */
  renderer: string
}

/** What a worker answers to a page. */
export type Rendered = { id: number; output: PageOutput } | { id: number; error: Error }

/** What a worker says: first that it has loaded the renderer. */
export type Said = { isReady: true } | Rendered

/** Threads that render, so that no page stands in front of a payment (decision 12.2). */
export interface RenderPool {
  /** Resolves when a thread has loaded the renderer; starts one where there is none. */
  ready(): Promise<void>
  /** Fails when the renderer does, when it takes too long, and when its thread ends; the next page gets a new thread. */
  render(job: PageJob): Promise<PageOutput>
  close(): Promise<void>
}

interface Thread {
  worker: Worker
  loaded: PromiseWithResolvers<void>
  jobs: Map<number, { resolve: (output: PageOutput) => void; reject: (error: Error) => void; late: NodeJS.Timeout }>
}

/**
 * @param renderer address of the module
 * @param size how many threads there may be; each is started when there is work for it
 */
export function createRenderPool(renderer: string, size: number): RenderPool {
  const threads: Thread[] = []
  let count = 0

  function start(): Thread {
    const workerData: RenderWorkerData = { renderer }
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: RESOURCES,
      execArgv: [],
    })
    // A page that is still rendered keeps no process alive.
    worker.unref()
    const thread: Thread = { worker, loaded: Promise.withResolvers(), jobs: new Map() }
    // Whoever waits hears of it; where nobody does, the pages of the thread tell.
    thread.loaded.promise.catch(() => undefined)
    const fail = (error: Error) => {
      thread.loaded.reject(error)
      const at = threads.indexOf(thread)
      if (at >= 0) threads.splice(at, 1)
      for (const { reject, late } of thread.jobs.values()) {
        clearTimeout(late)
        reject(error)
      }
      thread.jobs.clear()
    }
    worker.on('message', (said: Said) => {
      if ('isReady' in said) return thread.loaded.resolve()
      const job = thread.jobs.get(said.id)
      if (job === undefined) return
      thread.jobs.delete(said.id)
      clearTimeout(job.late)
      if ('output' in said) job.resolve(said.output)
      else job.reject(said.error)
    })
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error('The thread of the renderer failed')))
    worker.on('exit', () => fail(new Error('The thread of the renderer has ended')))
    threads.push(thread)
    return thread
  }

  /** A thread without work, or a new one, or the one with the least of it. */
  function next(): Thread {
    const [least] = threads.toSorted((one, other) => one.jobs.size - other.jobs.size)
    return least !== undefined && (least.jobs.size === 0 || threads.length >= size) ? least : start()
  }

  return {
    ready: () => (threads[0] ?? start()).loaded.promise,
    render: (job) =>
      new Promise((resolve, reject) => {
        const { worker, jobs } = next()
        const id = count++
        // Ended, it fails all that it has been given.
        const late = setTimeout(() => void worker.terminate(), LIMIT_MS)
        jobs.set(id, { resolve, reject, late })
        worker.postMessage({ id, job }, [])
      }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
