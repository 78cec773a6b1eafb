import type { Hono } from 'hono'
import type { Context } from './ports/context.ts'
import { sendJson, type Entry, type Handler } from './respond/exchange.ts'

/** Within this time, readiness checks share one result; milliseconds. */
const TRIED_FOR_MS = 1000

/**
 * Whether visitors are accepted: during shutdown, after the event loop was blocked, and without a store they are not.
 */
type Readiness = 'ready' | 'draining' | 'stalled' | 'store-unwritable'

/** Whether a live process is ending: a front prefers processes that stay (decision 48.2). */
export const lifeOf = ({ draining }: Context): { status: 'ok' | 'draining' } => ({
  status: draining ? 'draining' : 'ok',
})

/** Tests the readiness of a process. */
export function readinessOf(context: Context): () => Promise<Readiness> {
  const isWritable = writeTest(context)
  return async () => {
    if (context.draining) return 'draining'
    if (!context.pressure.isSteady()) return 'stalled'
    return (await isWritable()) ? 'ready' : 'store-unwritable'
  }
}

/**
 * Adds the paths for machines, which are served on every host. `/healthz`: the process is alive, or ending. `/readyz`:
 * it accepts visitors, and is 503 during shutdown, while the store cannot be written, and for two seconds after the
 * event loop was blocked. With a port for operators both are served there, and here they are 404 (decision 47.1).
 */
export function addHealth(app: Hono, context: Context, answering: (handler: Handler) => Entry): void {
  const readiness = readinessOf(context)
  const ready: Handler = async (c) => {
    const status = await readiness()
    return sendJson(context, c, status === 'ready' ? 200 : 503, { status })
  }
  if (context.config.hasAdminPort === true) return
  app.get(
    '/healthz',
    answering((c) => sendJson(context, c, 200, lifeOf(context))),
  )
  app.get('/readyz', answering(ready))
}

/** Tries to write to the store (G12), once for all checks within a second. */
function writeTest({ store, clock, log }: Context): () => Promise<boolean> {
  let triedAt = Number.NEGATIVE_INFINITY
  let result = Promise.resolve(true)
  const tryNow = async () => {
    try {
      await store.check()
      return true
    } catch (error) {
      log.fault(error)
      return false
    }
  }
  return () => {
    const now = clock.monotonic()
    if (now - triedAt >= TRIED_FOR_MS) {
      triedAt = now
      result = tryNow()
    }
    return result
  }
}
