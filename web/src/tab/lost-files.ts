import { noAnswer } from '../api/errors.ts'
import { recall, remember } from './tab-memory.ts'

/** Storage key for the time of the last reload because of a lost chunk (decision 34.3). */
const RELOAD_STAMP = 'rota.chunk-reload'
/** The shortest time between two such reloads, in milliseconds. */
const RELOAD_PAUSE = 60_000

/** Whether a chunk failed to load: a deployment replaced the files of this page, or there is no connection. */
export const isLostChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module|module script|preload CSS/i.test(error.message)

/** Whether the gateway can be reached. */
export const gatewayAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Whether a style sheet could not be loaded. Vite never asks for it again, so a later page would lack it (34.3). */
export let lacksStyles = false

/** Notes a style sheet that Vite reports as lost. */
export const noteLostStyles = ({ payload }: { payload: Error }) =>
  void (lacksStyles ||= /preload CSS/.test(payload.message))

/** "Chunk load failure: one page reload, at most once per 60 seconds" (decision 34.3). Returns whether it reloads. */
export function reloadOnce(target: URL | Location = location): boolean {
  const last = Number(recall(RELOAD_STAMP) ?? 0)
  // Without storage to note the reload, the page could reload forever.
  if (Date.now() - last < RELOAD_PAUSE || !remember(RELOAD_STAMP, String(Date.now()))) return false
  if (target === location) location.reload()
  else location.assign(target.href)
  return true
}

/**
 * Loads the code of an action on first use. When its file no longer exists, it reloads the page once, and the visitor
 * repeats the action (decision 34.3); the promise then never settles, because the page unloads.
 * @throws ApiError `offline`, or `lost-file` when a reload has not helped
 */
export async function loadAction<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isLostChunk(error)) throw error
    // A reload without a connection would show the browser's own error page.
    if (!(await gatewayAnswers())) throw noAnswer('reservationPatch', 'offline')
    if (reloadOnce()) return new Promise(() => undefined)
    throw noAnswer('reservationPatch', 'lost-file')
  }
}
