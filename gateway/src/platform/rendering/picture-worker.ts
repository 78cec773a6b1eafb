// Scales pictures outside the main thread. Started by `picture-pool.ts`.
import { parentPort } from 'node:worker_threads'
import { scalePicture } from './scale-picture.ts'
import { answerTasks } from './thread-pool.ts'

answerTasks(parentPort, scalePicture)
