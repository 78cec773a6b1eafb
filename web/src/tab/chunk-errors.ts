import { browserError } from '../api/errors.ts'
import { readTabItem, writeTabItem } from './tab-storage.ts'

/** Storage key for the time of the last reload because of a chunk that could not be loaded (34.3). */
const RELOAD_STAMP = 'rota.chunk-reload'
/** The shortest time between two such reloads, in milliseconds. */
const RELOAD_PAUSE = 60_000

/** Whether a chunk failed to load: a deployment replaced the files of this page, or there is no connection. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module|module script|preload CSS/i.test(error.message)

/** Whether the gateway can be reached. */
export const isGatewayReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Whether a style sheet could not be loaded. Vite never asks for it again, so a later page would lack it (34.3). */
export let hasMissingStyles = false

/** Records a style sheet that Vite could not load. */
export const recordMissingStyles = ({ payload }: { payload: Error }) =>
  void (hasMissingStyles ||= /preload CSS/.test(payload.message))

/** "Chunk load failure: one page reload, at most once per 60 seconds" (decision 34.3). Returns whether it reloads. */
export function reloadOnce(target: URL | Location = location): boolean {
  const last = Number(readTabItem(RELOAD_STAMP) ?? 0)
  // Without storage to note the reload, the page could reload forever.
  if (Date.now() - last < RELOAD_PAUSE || !writeTabItem(RELOAD_STAMP, String(Date.now()))) return false
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
    if (!isChunkLoadError(error)) throw error
    // A reload without a connection would show the browser's own error page.
    if (!(await isGatewayReachable())) throw browserError('reservationPatch', 'offline')
    if (reloadOnce()) return new Promise(() => undefined)
    throw browserError('reservationPatch', 'lost-file')
  }
}
