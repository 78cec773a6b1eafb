import type { ScalePicture, ScalingJob } from '../../ports/context.ts'
import { createThreadPool } from './thread-pool.ts'

/** The thread that scales pictures. It starts with the first one, and never delays a page. */
export function createPicturePool(): { scale: ScalePicture; close: () => Promise<void> } {
  const { run, close } = createThreadPool<ScalingJob>(new URL('picture-worker.ts', import.meta.url), 1, {})
  return { scale: (job) => run(job) as ReturnType<ScalePicture>, close }
}
