import { Worker } from 'node:worker_threads'
import type { DrawingJob, PageJob, PageOutput } from '../../page/port.ts'

/** Time limit for a page, in milliseconds: a renderer that takes longer will not finish. */
const LIMIT_MS = 10_000

/**
 * Memory limits of a renderer, in MiB. Its own size of the young generation makes it a third faster than the server's
 * flags.
 */
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 }

export interface RenderWorkerData {
  /** URL of the module that exports the renderer. */
  renderer: string
}

/** A page to render, or a picture to draw. */
export type Task = { id: number; job: PageJob } | { id: number; drawing: DrawingJob }

/** A worker's response to a task. */
export type Rendered = { id: number; output: PageOutput | Uint8Array } | { id: number; error: Error }

/** A worker's messages; the first says that it has loaded the renderer. */
export type Said = { isReady: true } | Rendered

/** Threads that render pages, so that no page delays a payment (decision 12.2). */
export interface RenderPool {
  /** Resolves when a thread has loaded the renderer. Starts one if there is none. */
  ready(): Promise<void>
  /**
   * Renders a page. Fails if the renderer fails, takes too long, or ends its thread; the next page gets a new thread.
   */
  render(job: PageJob): Promise<PageOutput>
  /** Draws a PNG. Fails in the same ways, and if what it must show cannot be drawn. */
  draw(drawing: DrawingJob): Promise<Uint8Array>
  close(): Promise<void>
}

interface Thread {
  worker: Worker
  loaded: PromiseWithResolvers<void>
  jobs: Map<
    number,
    { resolve: (output: PageOutput | Uint8Array) => void; reject: (error: Error) => void; late: NodeJS.Timeout }
  >
}

/**
 * @param renderer URL of the module
 * @param size maximum number of threads; each is started when there is work for it
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
    // Rendering must not keep the process alive.
    worker.unref()
    const thread: Thread = { worker, loaded: Promise.withResolvers(), jobs: new Map() }
    // Callers of `ready` get the error; without one, the thread's pages report it.
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

  /** An idle thread, or else a new one, or else the one with the fewest pages. */
  function next(): Thread {
    const [least] = threads.toSorted((one, other) => one.jobs.size - other.jobs.size)
    return least !== undefined && (least.jobs.size === 0 || threads.length >= size) ? least : start()
  }

  function given<Output extends PageOutput | Uint8Array>(task: (id: number) => Task): Promise<Output> {
    return new Promise((resolve, reject) => {
      const { worker, jobs } = next()
      const id = count++
      // Terminating the thread fails all of its pages.
      const late = setTimeout(() => void worker.terminate(), LIMIT_MS)
      jobs.set(id, { resolve: (output) => resolve(output as Output), reject, late })
      worker.postMessage(task(id), [])
    })
  }

  return {
    ready: () => (threads[0] ?? start()).loaded.promise,
    render: (job) => given<PageOutput>((id) => ({ id, job })),
    draw: (drawing) => given<Uint8Array>((id) => ({ id, drawing })),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
