import type { Hono } from 'hono'
import type { Context } from './ports/context.ts'
import { sendJson, type Entry, type Handler } from './respond/exchange.ts'

/** Within this time, readiness checks share one result; milliseconds. */
const CHECK_SHARED_MS = 1000

/**
 * Whether the process accepts visitors (`ready`), or why not: it is shutting down, its event loop was blocked, or its
 * store cannot be written.
 */
type Readiness = 'ready' | 'draining' | 'stalled' | 'store-unwritable'

/** The body of `/healthz`: whether the process is shutting down. A load balancer prefers other processes (decision 48.2). */
export const lifeOf = ({ draining }: Context): { status: 'ok' | 'draining' } => ({
  status: draining ? 'draining' : 'ok',
})

/** Returns a function that tests the readiness of the process. */
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

/** Returns a function that tests whether the store can be written (G12). All calls within a second share one test. */
function writeTest({ store, clock, log }: Context): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let result = Promise.resolve(true)
  const checkNow = async () => {
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
    if (now - checkedAt >= CHECK_SHARED_MS) {
      checkedAt = now
      result = checkNow()
    }
    return result
  }
}
