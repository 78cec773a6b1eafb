// Renders pages and draws pictures outside the main thread. Started by `render-pool.ts` with the URL of web's renderer.
import { parentPort, workerData } from 'node:worker_threads'
import { inputOf } from '../../page/page-input.ts'
import type { Renderer } from '../../page/port.ts'
import { parseOnce } from './parse-once.ts'
import type { RenderTask, RenderWorkerData } from './render-pool.ts'
import { answerTasks } from './thread-pool.ts'

void answerTasks(parentPort, load())

async function load() {
  const { renderPage } = (await import((workerData as RenderWorkerData).renderer)) as Renderer
  return async (task: RenderTask) => {
    if ('job' in task) return renderPage(await inputOf(task.job, parseOnce))
    const { drawPng } = await import('./draw.ts')
    return drawPng(task.drawing)
  }
}
