// Scales pictures outside the main thread. Started by `picture-pool.ts`.
import { parentPort } from 'node:worker_threads'
import type { ScalingJob } from '../../ports/context.ts'
import { loadScaler } from './scale-picture.ts'
import { answerTasks } from './thread-pool.ts'

// Ends the thread if the library is broken, because every further picture would fail.
const endThread = (): never => process.exit(1)

void answerTasks(parentPort, load())

async function load() {
  const scale = await loadScaler()
  return (job: ScalingJob) => scale(job).catch(endThread)
}
