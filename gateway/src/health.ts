import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from './context.ts'
import { sendJson, type Env } from './contract/exchange.ts'
import { Problem } from './errors.ts'

/**
 * What machines ask for, whatever host they call us by: `/healthz` (the process lives), `/readyz` (it takes visitors;
 * 503 from the moment it is told to end), and with a control key the dropping of the caches.
 */
export function addHealth(app: OpenAPIHono<Env>, context: Context): void {
  app.get('/healthz', (c) => sendJson(context, c, 200, { status: 'ok' }))
  app.get('/readyz', (c) =>
    context.draining
      ? sendJson(context, c, 503, { status: 'draining' })
      : sendJson(context, c, 200, { status: 'ready' }),
  )
  app.post('/control/caches', (c) => {
    const { controlKey } = context.config
    const given = c.get('exchange').caller.header('x-control-key')
    if (controlKey === undefined || given !== controlKey) throw new Problem('not-found')
    context.caches.clear()
    return sendJson(context, c, 200, { cleared: true })
  })
}
