import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keepAnnounced } from './announced.ts'

/** Everything that a page can store, except the storefront's files in the browser's cache. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage'

/** Browser events that tests listen to. */
const EVENTS = ['request', 'response', 'requestfailed', 'console', 'weberror', 'page'] as const

const collect = (context: BrowserContext, origins: Set<string>) =>
  void context.on('response', (response) => origins.add(new URL(response.url()).origin))

/** A visitor's browser, the origins it has visited, and whether a test has touched its clock. */
type Visitor = { context: BrowserContext; origins: Set<string>; hasOwnTime: boolean }

/** Calls `notice` when a test uses the clock of a browser. */
function watchClock(context: BrowserContext, notice: () => void): void {
  const value = new Proxy(context.clock, {
    get(clock, name) {
      notice()
      const found: unknown = Reflect.get(clock, name)
      return typeof found === 'function' ? (found.bind(clock) as unknown) : found
    },
  })
  Object.defineProperty(context, 'clock', { value })
}

/**
 * The browsers of a worker, one per kind of device. Each test gets a browser without any state except the cached
 * storefront files: loading and compiling them anew would take a third of a test's time.
 */
export class BrowserPool {
  #visitors = new Map<string, Visitor>()

  /**
   * A page of a first-time visitor. `device` identifies settings that a browser cannot change
   * later; `firstVisit` also clears the cache.
   */
  async page(browser: Browser, device: string, firstVisit: boolean): Promise<Page> {
    const known = this.#visitors.get(device)
    if (!known) return this.#begin(browser, device)
    const { context, origins, hasOwnTime } = known
    // Playwright cannot take a clock away again: it would go wrong, or stand still, in every later test.
    if (hasOwnTime) {
      await context.close()
      return this.#begin(browser, device)
    }
    const old = context.pages()
    const page = await context.newPage()
    await Promise.all(old.map((tab) => tab.close()))
    for (const event of EVENTS) context.removeAllListeners(event)
    collect(context, origins)
    await Promise.all([context.unrouteAll(), context.setOffline(false), context.clearPermissions()])
    const session = await context.newCDPSession(page)
    // The demo's service worker writes to its cache when a tab closes: it must have ended before the cache is cleared.
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: KEPT })
    if (firstVisit) await session.send('Network.clearBrowserCache')
    await session.detach()
    await context.clearCookies()
    return page
  }

  async #begin(browser: Browser, device: string): Promise<Page> {
    const context = await browser.newContext()
    const origins = new Set<string>()
    collect(context, origins)
    const visitor: Visitor = { context, origins, hasOwnTime: false }
    this.#visitors.set(device, visitor)
    watchClock(context, () => (visitor.hasOwnTime = true))
    await keepAnnounced(context)
    return context.newPage()
  }
}
