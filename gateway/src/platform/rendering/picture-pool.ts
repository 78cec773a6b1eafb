import type { ScalePicture, ScalingJob } from '../../ports/context.ts'
import { createThreadPool } from './thread-pool.ts'

/** After which the thread gives its memory back, in milliseconds. Starting it takes half a second. */
const IDLE_MS = 60_000

/** The thread that scales pictures. It starts with the first one, and never delays a page. */
export function createPicturePool(): { scale: ScalePicture; close: () => Promise<void> } {
  const { run, close } = createThreadPool<ScalingJob>(new URL('picture-worker.ts', import.meta.url), 1, {
    idleMs: IDLE_MS,
  })
  return { scale: (job) => run(job) as ReturnType<ScalePicture>, close }
}
