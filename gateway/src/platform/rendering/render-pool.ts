import type { DrawingJob, PageJob, PageOutput } from '../../page/port.ts'
import { createThreadPool } from './thread-pool.ts'

/** Time limit for a page, in milliseconds. */
const LIMIT_MS = 10_000

/**
 * Memory limits of a rendering thread, in MiB. Rendering is a third faster with this size of the young generation than
 * with the flags of the server.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 }

/** The data that a thread gets at its start. */
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
  /** Draws a PNG. Fails if the mark of an icon cannot be drawn. */
  draw(drawing: DrawingJob): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Creates the pool of rendering threads, which start when there is work for them.
 * @param renderer URL of the module that exports the renderer
 * @param size maximum number of threads
 */
export function createRenderPool(renderer: string, size: number): RenderPool {
  const workerData: RenderWorkerData = { renderer }
  const file = new URL('render-worker.ts', import.meta.url)
  const { ready, run, close } = createThreadPool<RenderTask>(file, size, {
    workerData,
    resourceLimits: RESOURCE_LIMITS,
    limitMs: LIMIT_MS,
  })
  return {
    ready,
    render: (job) => run({ job }) as Promise<PageOutput>,
    draw: (drawing) => run({ drawing }) as Promise<Uint8Array>,
    close,
  }
}
