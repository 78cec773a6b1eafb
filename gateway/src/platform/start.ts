import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { createContext, type Clock, type Context, type Log } from '../context.ts'
import { createPages } from '../page/pages.ts'
import { startPayments } from '../payment/payments.ts'
import type { Store } from '../store/port.ts'
import { openAssets } from './assets.ts'
import { docsWhenAsked } from './docs/docs-when-asked.ts'
import { createListener } from './listener.ts'
import { createNodePlatform } from './node.ts'
import { loadWebBuild } from './pages-node.ts'

/** A gateway that listens. */
export interface Running {
  context: Context
  port: number
  /** Takes nothing new, ends what has begun, then closes everything; nothing is lost (reliability 1, row 34). */
  drain(): Promise<void>
}

/** Milliseconds: the longest class deadline and a little. A connection that is still open then is cut. */
const PATIENCE_MS = 62_000

/** Milliseconds in which what was on its way when the process was told to end is still taken. */
const ARRIVING_MS = 250

/** Builds the context and listens. Fails with the system's error when the port is taken. */
export async function startGateway(
  config: ServerConfig,
  parts: { store: Store; log: Log; clock?: Clock },
): Promise<Running> {
  const { store, log, clock = systemClock } = parts
  const platform = createNodePlatform({
    store,
    asset: openAssets(join(config.webDist, 'client')),
    fronts: config.trustedProxies,
  })
  const context = createContext({ config, platform, clock, log })
  const build = await loadWebBuild(config.webDist)
  if (build !== undefined) context.pages = createPages(context, build)
  context.docs = docsWhenAsked(context, config.webDist)
  const app = createApp(context)
  const { server, settled } = createListener((request, env) => app.fetch(request, env))
  const port = await listen(server, config.port)
  context.payment = startPayments(context)
  log.event('listening', { port })

  async function drain(): Promise<void> {
    context.draining = true
    await new Promise((resolve) => setTimeout(resolve, ARRIVING_MS))
    await close(server)
    await settled()
    await context.payment?.stop()
    await build?.close()
    await platform.close()
    await store.close()
    log.event('drained')
  }
  let draining: Promise<void> | undefined
  return { context, port, drain: () => (draining ??= drain()) }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Idle connections go at once, the others after their answer, which says so. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
  })
}
