import type { Page } from '@playwright/test'
import { mode } from './ports.ts'

/** The first thing that a page of the storefront asks for once it is alive, in start mode and in the demo. */
const isFirstCall = (url: string) => new URL(url).pathname === '/api/web/site'

/**
 * Waits until the page answers to presses: what the server has rendered is there before its scripts are, and nobody in
 * the tests is as slow as a person.
 */
async function awake(page: Page, load: () => Promise<unknown>): Promise<void> {
  const called = page.waitForResponse((response) => isFirstCall(response.url()))
  await load()
  await called
  await page.locator('#main').waitFor()
}

/** Opens an address. */
export const visit = (page: Page, address: string) => awake(page, () => page.goto(address))

/** The same address anew. */
export const reload = (page: Page) => awake(page, () => page.reload())

/** A script of the page has come whose address names this. */
export async function fetched(page: Page, part: string): Promise<void> {
  const has = (name: string) =>
    performance.getEntriesByType('resource').some((file) => file.name.includes(name) && file.name.endsWith('.js'))
  await page.waitForFunction(has, part)
}

/** The page has what it needs to show a failure: it loads that once it has settled. */
export const settled = (page: Page) => fetched(page, 'trouble')

/**
 * The address in the hands of somebody else: on another device in start mode. The demo lives in its tab, so there it is
 * a second tab that begins with what the first one knows.
 */
export async function elsewhere(page: Page): Promise<Page> {
  if (mode === 'demo') {
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void open(location.href))
    return opened
  }
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(page.url())
  return other
}
