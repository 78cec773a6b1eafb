import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Everything that a page can keep, except the files of the storefront in the cache of the browser. */
const KEPT = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems,shared_storage'

/** What tests hear of a browser. */
const HEARD = ['request', 'response', 'requestfailed', 'console', 'weberror', 'page'] as const

const collect = (context: BrowserContext, origins: Set<string>) =>
  void context.on('response', (response) => origins.add(new URL(response.url()).origin))

/** A visitor's browser with the addresses that it has been at. */
type Visitor = { context: BrowserContext; origins: Set<string> }

/**
 * The browsers of a worker, one for each kind of device. A test gets one that remembers nothing but the files of the
 * storefront: a visitor has loaded and compiled them before, and doing it anew takes a third of a test's time.
 */
export class KeptBrowser {
  #visitors = new Map<string, Visitor>()

  /**
   * A page of a visitor whom the storefront does not know. `device` tells apart what a browser cannot change later;
   * `firstVisit` empties the cache as well.
   */
  async page(browser: Browser, device: string, firstVisit: boolean): Promise<Page> {
    const known = this.#visitors.get(device)
    if (!known) return this.#begin(browser, device)
    const { context, origins } = known
    const old = context.pages()
    const page = await context.newPage()
    await Promise.all(old.map((tab) => tab.close()))
    for (const event of HEARD) context.removeAllListeners(event)
    collect(context, origins)
    await Promise.all([context.unrouteAll(), context.setOffline(false), context.clearPermissions()])
    const session = await context.newCDPSession(page)
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
    this.#visitors.set(device, { context, origins })
    return context.newPage()
  }
}
