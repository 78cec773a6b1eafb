import { AsyncLocalStorage } from 'node:async_hooks'
import type { Activities, Activity } from '../../ports/observing/activity.ts'

const storage = new AsyncLocalStorage<Activity>()

/** Knows which request is being handled, for logs and traces. Node passes it on across promises, timers and callbacks. */
export const activities: Activities = {
  run: (activity, work) => storage.run(activity, work),
  current: () => storage.getStore(),
}
