import type { DrawingJob, PageJob, PageOutput } from '../../page/port.ts'
import { createThreadPool } from './thread-pool.ts'

/** Time limit for a page, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Memory limits of a renderer, in MiB. Its own size of the young generation makes it a third faster than the server's
 * flags.
 */
const RESOURCES = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 }

/** What a thread is given at its start. */
export interface RenderWorkerData {
  /** URL of the module that exports the renderer. */
  renderer: string
}

/** A page to render, or a picture to draw. */
export type RenderTask = { job: PageJob } | { drawing: DrawingJob }

/** Threads that render pages. */
export interface RenderPool {
  /** Resolves when a thread has loaded the renderer. Starts one if there is none. */
  ready(): Promise<void>
  /** Renders a page. */
  render(job: PageJob): Promise<PageOutput>
  /** Draws a PNG. Fails also if what it must show cannot be drawn. */
  draw(drawing: DrawingJob): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * @param renderer URL of the module
 * @param size maximum number of threads
 */
export function createRenderPool(renderer: string, size: number): RenderPool {
  const workerData: RenderWorkerData = { renderer }
  const file = new URL('render-worker.ts', import.meta.url)
  const { ready, run, close } = createThreadPool<RenderTask>(file, size, {
    workerData,
    resourceLimits: RESOURCES,
    limitMs: LIMIT_MS,
  })
  return {
    ready,
    render: (job) => run({ job }) as Promise<PageOutput>,
    draw: (drawing) => run({ drawing }) as Promise<Uint8Array>,
    close,
  }
}
