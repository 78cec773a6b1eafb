import { noAnswer } from '../api/errors.ts'
import { recall, remember } from './tab-memory.ts'

/** Where the last page reload because of a lost chunk is noted (decision 34.3). */
const RELOAD_STAMP = 'rota.chunk-reload'
const RELOAD_PAUSE = 60_000

/** A deployment has replaced the files that this page was made with, or there is no connection to load them over. */
export const isLostChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module|module script|preload CSS/i.test(error.message)

/** Whether the gateway can be reached at all. */
export const gatewayAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** "Chunk load failure: one page reload, at most once per 60 seconds" (decision 34.3). Says whether it reloads. */
export function reloadOnce(target: URL | Location = location): boolean {
  const last = Number(recall(RELOAD_STAMP) ?? 0)
  // What cannot be noted could happen again and again.
  if (Date.now() - last < RELOAD_PAUSE || !remember(RELOAD_STAMP, String(Date.now()))) return false
  if (target === location) location.reload()
  else location.assign(target.href)
  return true
}

/**
 * Loads the code of an action with its first use. Where its file is gone, the page is loaded anew, once, and the action is
 * the visitor's to repeat (decision 34.3); the promise then never settles, because the page ends.
 * @throws ApiError `offline`, or `lost-file` where a reload has not helped
 */
export async function loadAction<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isLostChunk(error)) throw error
    // A reload without a connection would end at the browser's own page.
    if (!(await gatewayAnswers())) throw noAnswer('reservationPatch', 'offline')
    if (reloadOnce()) return new Promise(() => undefined)
    throw noAnswer('reservationPatch', 'lost-file')
  }
}
