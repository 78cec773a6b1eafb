import { join } from 'node:path'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config/server-config.ts'
import type { Context } from '../ports/context.ts'
import { createContext } from '../compose.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'
import { createCrawled } from '../page/crawled/crawled.ts'
import { createDrawn, type Draw } from '../page/drawn.ts'
import { createPages } from '../page/pages.ts'
import type { WebBuild } from '../page/port.ts'
import type { Documents } from '../ports/documents.ts'
import { startPayments } from '../payment/payments.ts'
import type { StoreBackend } from '../ports/store.ts'
import { openAssets } from './files/assets.ts'
import { docsWhenAsked } from './docs/docs-when-asked.ts'
import { documentsOnFirstUse } from './docs/documents-on-first-use.ts'
import { stopListening, type Ending } from './serving/drain.ts'
import { listen } from './serving/listen.ts'
import { createListener, type Bindings, type RoutedRequest } from './serving/listener.ts'
import { memoryCounter } from './memory/counter.ts'
import { memoryCacheBackend } from './memory/cache-backend.ts'
import { createNodePlatform } from './node.ts'
import { activities } from './observing/activities.ts'
import { observedPlatform } from './observing/observed-platform.ts'
import { countedLog, loadObservers, observedBuild } from './observing/observers.ts'
import type { SharedOnRedis } from './redis/open.ts'
import { findWebBuild } from './rendering/pages-node.ts'
import { createPicturePool } from './rendering/picture-pool.ts'
import { watchSites } from './watch-sites.ts'

/** Memory limit for shared responses, in bytes. */
const ANSWER_BYTES = 16 * 1024 * 1024

/** A gateway that is listening. */
export interface RunningGateway {
  context: Context
  port: number
  /** The port for operators, if there is one. */
  adminPort: number | undefined
  /**
   * Shuts down without losing anything (decision 14.1): turns readiness off, keeps listening for a while (`DRAIN_MS` by
   * default), finishes what has started, and then closes everything. A second call returns the same promise.
   */
  drain(ending?: Ending): Promise<void>
}

/**
 * Builds the context and listens. Fails with a StoreError if the store cannot be written, and with the system's error
 * if the port is in use.
 * @param parts.droppedLines counts the lines that the log has lost, for the metrics
 */
export async function startGateway(
  config: ServerConfig,
  parts: { store: StoreBackend; log: Log; droppedLines?: () => number; clock?: Clock },
): Promise<RunningGateway> {
  const { store, clock = systemClock } = parts
  const { meter, tracer, openAdmin } = await loadObservers(config, clock, parts.droppedLines)
  const observing = { clock, activities, meter }
  const log = countedLog(parts.log, meter, activities)
  const redis = await openRedisIfConfigured(config, { clock, log })
  const bare = createNodePlatform({
    store,
    counter: redis?.counter ?? memoryCounter(),
    responseCache: redis?.responseCache ?? memoryCacheBackend(clock, ANSWER_BYTES),
    epochs: redis?.epochs,
    asset: openAssets(join(config.webDist, 'client')),
    trustedProxies: config.trustedProxies,
  })
  const platform = observedPlatform(bare, observing)
  const context = createContext({ config, platform, clock, log, meter, tracer })
  // `false`: the record of this check need not survive a power cut, because pages and baskets can be served while a
  // database waits for its standby (decision 45.8).
  const storeCheck = context.store.check(false)
  // Awaited below; until then a rejection must not count as unhandled.
  storeCheck.catch(() => undefined)
  const pictures = createPicturePool()
  context.scalePicture = pictures.scale
  const build = await findWebBuild(config.webDist)
  if (build !== undefined) {
    const open = async () => observedBuild(await build.open(), observing)
    context.pages = pagesWhenAsked(context, open, build.draw)
  }
  if (config.docs) context.docs = docsWhenAsked(context, config.webDist)
  const app = createApp(context)
  const answer = app.fetch as (routed: RoutedRequest, bindings: Bindings) => unknown
  const listener = createListener(answer)
  // Awaited only here, so that the store opens its file while the other parts are built.
  await storeCheck
  const stopSwitches = await context.switches.follow()
  const admin = await openAdmin?.(context, listener.server)
  const port = await listen(listener.server, config)
  // After both ports are open, because a start that fails on a used port must not have picked up payments. Requests still
  // find `context.payment`: the public port accepts the first one in a later iteration of the event loop.
  context.payment = startPayments(context)
  const stopPressure = context.pressure.watch()
  const stopSites = watchSites(config.sitesSource, context.config, { clock, log })
  // Starts the failure counter of every page at 0 (decision 47.2). The names of the pages come from the renderer, which
  // is loaded only now because it would slow down the start. If it cannot be loaded, the first page reports why.
  if (meter !== undefined)
    build?.pageNames().then(
      (names) => meter.expectPages(names),
      () => undefined,
    )
  log.event('listening', { port })

  async function drain(ending: Ending): Promise<void> {
    context.draining = true
    // Picks up no more due payments, because a supervisor could kill the process during a commit that begins now (decision
    // 14.1). A request may still begin a commit, because the shutdown waits for requests.
    context.payment?.stopPolling()
    await stopListening(listener, ending)
    await listener.settled()
    // Not earlier, because running requests need current switches and sites (decision 49.2).
    stopSites()
    stopSwitches()
    stopPressure()
    await context.payment?.stop()
    await build?.close()
    await pictures.close()
    await platform.close()
    await context.store.close()
    redis?.close()
    await tracer?.close()
    await admin?.close()
    log.event('drained')
  }
  let draining: Promise<void> | undefined
  return {
    context,
    port,
    adminPort: admin?.port,
    drain: (ending = { listensFor: config.drainMs }) => (draining ??= drain(ending)),
  }
}

/**
 * The counter, shared responses and epochs on Redis, if REDIS_URL is set. The client takes 60 ms to load, so it is
 * loaded only then.
 */
async function openRedisIfConfigured(
  config: ServerConfig,
  tools: { clock: Clock; log: Log },
): Promise<SharedOnRedis | undefined> {
  if (config.redisUrl === undefined) return undefined
  const { openRedis } = await import('./redis/open.ts')
  return openRedis(config.redisUrl, { ...tools, config, limit: ANSWER_BYTES })
}

/**
 * The pages of the storefront, what crawlers read (robots.txt, sitemap, web manifest), and drawn cards and icons. The
 * renderer is loaded with the first request for any of them.
 */
function pagesWhenAsked(context: Context, open: () => Promise<WebBuild>, draw: Draw): Documents {
  return documentsOnFirstUse(async () => {
    const build = await open()
    const crawled = createCrawled(context, build.crawled)
    const drawn = createDrawn(context, build.crawled, draw)
    const pages = createPages(context, build)
    return async (request) => (await crawled(request)) ?? (await drawn(request)) ?? pages(request)
  })
}
