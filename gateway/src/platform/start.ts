import { failForShortage, onFirstUse } from '../translate/first-use.ts'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config/server-config.ts'
import { type Context } from '../ports/context.ts'
import { createContext } from '../compose.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'
import { createCrawled } from '../page/crawled/crawled.ts'
import { createDrawn, type Draw } from '../page/drawn.ts'
import { createPages } from '../page/pages.ts'
import type { WebBuild } from '../page/port.ts'
import type { Documents } from '../ports/documents.ts'
import { startPayments } from '../payment/payments.ts'
import type { Medium } from '../ports/store.ts'
import { openAssets } from './files/assets.ts'
import { docsWhenAsked } from './docs/docs-when-asked.ts'
import { stopListening, type Ending } from './serving/drain.ts'
import { listen } from './serving/listen.ts'
import { createListener, type Bindings, type Routed } from './serving/listener.ts'
import { memoryCounter } from './memory/counter.ts'
import { memoryShelf } from './memory/shelf.ts'
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
export interface Running {
  context: Context
  port: number
  /** The port for operators, if there is one. */
  adminPort: number | undefined
  /**
   * Shuts down without losing anything (decision 14.1): turns readiness off, keeps listening for a while (`DRAIN_MS` by
   * default), finishes what has started, and then closes everything. A second call has no effect.
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
  parts: { store: Medium; log: Log; droppedLines?: () => number; clock?: Clock },
): Promise<Running> {
  const { store, clock = systemClock } = parts
  const { meter, tracer, openAdmin } = await loadObservers(config, clock, parts.droppedLines)
  const observing = { clock, activities, meter }
  const log = countedLog(parts.log, meter, activities)
  const redis = await redisOf(config, { clock, log })
  const bare = createNodePlatform({
    store,
    counter: redis?.counter ?? memoryCounter(),
    answers: redis?.answers ?? memoryShelf(clock, ANSWER_BYTES),
    epochs: redis?.epochs,
    asset: openAssets(join(config.webDist, 'client')),
    fronts: config.trustedProxies,
  })
  const platform = observedPlatform(bare, observing)
  const context = createContext({ config, platform, clock, log, meter, tracer })
  // Not durably: pages and baskets can be served while a database waits for its standby (decision 45.8).
  const writable = context.store.check(false)
  // It is awaited below. A refusal before that is not an uncaught one.
  writable.catch(() => undefined)
  const pictures = createPicturePool()
  context.scalePicture = pictures.scale
  const build = await findWebBuild(config.webDist)
  if (build !== undefined) {
    const open = async () => observedBuild(await build.open(), observing)
    context.pages = pagesWhenAsked(context, open, build.draw)
  }
  if (config.docs) context.docs = docsWhenAsked(context, config.webDist)
  const app = createApp(context)
  const answer = app.fetch as (routed: Routed, bindings: Bindings) => unknown
  const listener = createListener(answer)
  // The store's thread has opened its file meanwhile.
  await writable
  const stopFollowing = await context.switches.follow()
  const port = await listen(listener.server, config)
  const admin = await openAdmin?.(context, listener.server)
  // After the start, which the renderer would slow down. If it cannot be loaded, the first page says so.
  if (meter !== undefined)
    build?.pageNames().then(
      (names) => meter.expect(names),
      () => undefined,
    )
  context.payment = startPayments(context)
  const stopWatching = context.pressure.watch()
  const stopReading = watchSites(config.sitesSource, context.config, { clock, log })
  log.event('listening', { port })

  async function drain(ending: Ending): Promise<void> {
    context.draining = true
    // A commit that begins now could be cut short by the supervisor. Requests may still begin theirs, and wait for them.
    context.payment?.stopLooking()
    await stopListening(listener, ending)
    await listener.settled()
    // Until then requests begin, and switches and sites are to be followed (decision 49.2).
    stopReading()
    stopFollowing()
    stopWatching()
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

/** What is shared on Redis, if it is configured. Its client takes 60 ms to load, so it is loaded only then. */
async function redisOf(config: ServerConfig, tools: { clock: Clock; log: Log }): Promise<SharedOnRedis | undefined> {
  if (config.redisUrl === undefined) return undefined
  const { openRedis } = await import('./redis/open.ts')
  return openRedis(config.redisUrl, { ...tools, config, limit: ANSWER_BYTES })
}

/** The pages, and what crawlers read besides them. Their renderer is loaded with the first request. */
function pagesWhenAsked(context: Context, open: () => Promise<WebBuild>, draw: Draw): Documents {
  const pages = onFirstUse(async (): Promise<Documents> => {
    const build = await open()
    const [crawled, shown] = [createCrawled(context, build.crawled), createPages(context, build)]
    const drawn = createDrawn(context, build.crawled, draw)
    return async (request) => (await crawled(request)) ?? (await drawn(request)) ?? shown(request)
  })
  return async (request) => Promise.resolve((await pages())(request)).catch(failForShortage)
}
