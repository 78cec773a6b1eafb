import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { lifeOf, readinessOf } from '../../health.ts'
import type { Context } from '../../ports/context.ts'
import type { ListenAddress } from '../../config/server-config.ts'
import { listen } from '../serving/listen.ts'
import { createServer } from '../serving/node-http.ts'
import type { Metrics } from './metrics.ts'
import { createStateReader } from './states.ts'

/** The open port for operators. */
export interface Admin {
  port: number
  close(): Promise<void>
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` on a port that visitors do not reach (decision 47.1). Rejects with the
 * system's error if the port is in use.
 * @param at.server the public server, whose connections are counted
 */
export async function openAdmin(
  metrics: Metrics,
  context: Context,
  at: { address: ListenAddress; server: Server },
): Promise<Admin> {
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const readStates = createStateReader(metrics, context, at.server)
  const ready = readinessOf(context)

  async function answerOf(path: string): Promise<Answer> {
    if (path === '/healthz') return { status: 200, ...JSON_TYPE, text: JSON.stringify(lifeOf(context)) }
    if (path === '/readyz') {
      const status = await ready()
      return { status: status === 'ready' ? 200 : 503, ...JSON_TYPE, text: JSON.stringify({ status }) }
    }
    if (path !== '/metrics') return { status: 404, type: 'text/plain', text: '' }
    await readStates()
    return { status: 200, type: registry.contentType, text: await registry.metrics() }
  }

  async function serve({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isGetOrHead = method === 'GET' || method === 'HEAD'
    const { status, type, text } = isGetOrHead ? await answerOf(url.split('?', 1)[0] ?? '') : REFUSED
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      context.log.fault(error)
      response.writeHead(500).end()
    })
  })
  const port = await listen(server, at.address)
  context.log.event('admin-listening', { port })
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Answer {
  status: number
  type: string
  text: string
}

const JSON_TYPE = { type: 'application/json' }
const REFUSED: Answer = { status: 405, type: 'text/plain', text: '' }
