import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/**
 * Records the browser's requests and their outcomes during a test, and attaches them as `network.txt` when it fails:
 * screenshots say little about the bank's pages in cross-site frames. Only URLs are recorded, never bodies.
 */
export async function keepNetwork(context: BrowserContext, info: TestInfo, run: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const lines: string[] = []
  const note = (what: string) => lines.push(`${(performance.now() - began).toFixed()} ms  ${what}`)
  context.on('request', (request) => note(`asks    ${request.method()} ${request.url()}`))
  context.on('response', (response) => note(`hears   ${response.status()} ${response.url()}`))
  context.on('requestfailed', (request) => note(`misses  ${request.url()}: ${request.failure()?.errorText}`))
  await run()
  if (info.status === info.expectedStatus) return
  await info.attach('network', { body: lines.join('\n'), contentType: 'text/plain' })
}

/** Holds requests to matching addresses back until `release` is called; `asked` resolves with the first of them. */
export async function hold(page: Page, address: string): Promise<{ asked: Promise<void>; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { asked, release }
}

const loaded = new WeakMap<Page, string[]>()

/** Records the scripts that a page's document has loaded. Its own list of resources is now and then empty. */
export function keepScripts(page: Page): void {
  let scripts: string[] = []
  loaded.set(page, scripts)
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    loaded.set(page, (scripts = []))
  })
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
}

/** Paths of the scripts that the page's document has loaded so far. */
export const scriptsOf = (page: Page): readonly string[] => loaded.get(page) ?? []
