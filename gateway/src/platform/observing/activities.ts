import { AsyncLocalStorage } from 'node:async_hooks'
import type { Activities, Activity } from '../../ports/observing/activity.ts'

const storage = new AsyncLocalStorage<Activity>()

/** The activities of this process. Node passes them on across promises, timers and callbacks. */
export const activities: Activities = {
  run: (activity, work) => storage.run(activity, work),
  current: () => storage.getStore(),
}
