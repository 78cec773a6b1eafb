import { AsyncLocalStorage } from 'node:async_hooks'
import type { Activities, Activity } from '../../ports/observing/activity.ts'

const storage = new AsyncLocalStorage<Activity>()

/**
 * Tracks the activity (the request or background task) of the running code, for logs and traces. Node carries it across
 * promises, timers and callbacks.
 */
export const activities: Activities = {
  run: (activity, work) => storage.run(activity, work),
  current: () => storage.getStore(),
}
