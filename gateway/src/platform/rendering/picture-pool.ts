import type { ScalePicture, ScalingJob } from '../../ports/context.ts'
import { createThreadPool } from './thread-pool.ts'

/** Time limit for a picture, in milliseconds. A large one takes half a second. */
const LIMIT_MS = 5000

/**
 * Time without work after which the thread ends, to give its memory back, in milliseconds. Its start takes half a
 * second.
 */
const IDLE_MS = 60_000

/** Creates the thread that scales pictures. It starts with the first picture, and does not delay pages. */
export function createPicturePool(): { scale: ScalePicture; close: () => Promise<void> } {
  const file = new URL('picture-worker.ts', import.meta.url)
  const { run, close } = createThreadPool<ScalingJob>(file, 1, { limitMs: LIMIT_MS, idleMs: IDLE_MS })
  return { scale: (job) => run(job, job.limitMs) as ReturnType<ScalePicture>, close }
}
