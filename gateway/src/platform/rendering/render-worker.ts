// Renders pages outside the main thread. Started by `render-pool.ts` with the URL of web's renderer.
import { parentPort, workerData } from 'node:worker_threads'
import { inputOf } from '../../page/page-input.ts'
import type { PageJob, Renderer } from '../../page/port.ts'
import type { Rendered, RenderWorkerData, Said } from './render-pool.ts'

const { renderPage } = (await import((workerData as RenderWorkerData).renderer)) as Renderer

parentPort?.postMessage({ isReady: true } satisfies Said, [])
parentPort?.on('message', ({ id, job }: { id: number; job: PageJob }) => {
  void rendered(id, job).then((said) => parentPort?.postMessage(said, []))
})

async function rendered(id: number, job: PageJob): Promise<Rendered> {
  try {
    return { id, output: await renderPage(inputOf(job)) }
  } catch (error) {
    // Only properties that can be cloned to another thread.
    const { message, stack } = error instanceof Error ? error : new Error('The renderer threw what is no error')
    return { id, error: Object.assign(new Error(message), { stack }) }
  }
}
