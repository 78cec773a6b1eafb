// Renders pages and draws pictures outside the main thread. Started by `render-pool.ts` with the URL of web's renderer.
import { parentPort, workerData } from 'node:worker_threads'
import { inputOf } from '../../page/page-input.ts'
import type { Renderer } from '../../page/port.ts'
import { parseOnce } from './parse-once.ts'
import type { Rendered, RenderWorkerData, Said, Task } from './render-pool.ts'

const { renderPage } = (await import((workerData as RenderWorkerData).renderer)) as Renderer

parentPort?.postMessage({ isReady: true } satisfies Said, [])
parentPort?.on('message', (task: Task) => {
  void rendered(task).then((said) => parentPort?.postMessage(said, []))
})

async function rendered(task: Task): Promise<Rendered> {
  const { id } = task
  try {
    if ('job' in task) return { id, output: await renderPage(await inputOf(task.job, parseOnce)) }
    const { drawPng } = await import('./draw.ts')
    return { id, output: await drawPng(task.drawing) }
  } catch (error) {
    // Only properties that can be cloned to another thread.
    const { message, stack } = error instanceof Error ? error : new Error('The renderer threw what is no error')
    return { id, error: Object.assign(new Error(message), { stack }) }
  }
}
