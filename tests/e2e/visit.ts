import { expect, type Locator, type Page } from '@playwright/test'
import { scriptsOf } from './network.ts'
import { mode } from './ports.ts'

/** The first request of a hydrated page, in start mode and in the demo. */
const isFirstCall = (url: string) => new URL(url).pathname === '/api/web/site'

/**
 * Waits until the page is hydrated: server-rendered content appears before its
 * scripts, and tests are faster than people.
 */
async function awake(page: Page, load: () => Promise<unknown>): Promise<void> {
  const called = page.waitForResponse((response) => isFirstCall(response.url())).catch(() => undefined)
  await load()
  // A page that has come with its basket asks for nothing.
  if (await page.evaluate(() => document.getElementById('boot')?.textContent.includes('"booking":{')))
    await page.waitForFunction(() => Object.keys(document.querySelector('#main') ?? {}).length > 0)
  else if ((await called) === undefined) throw new Error('The page asked for no site')
  await page.locator('#main').waitFor()
}

/**
 * Opens a URL and waits until the page is hydrated, as a visitor who has chosen its language. To others, a page in
 * another language than their browser's suggests theirs.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const [, value = 'en'] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(address) ?? []
  const context = page.context()
  const isOther = value !== 'en' || (await context.cookies()).some(({ name }) => name === 'i18n_redirected')
  if (address.startsWith('/') && isOther) {
    await context.addCookies([{ name: 'i18n_redirected', value, url: 'http://localhost' }])
  }
  return awake(page, () => page.goto(address))
}

/** Follows a link within the shop, so that the browser asks for the data; the page of a full load would have it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}

/** Reloads the page and waits until it is hydrated. */
export const reload = (page: Page) => awake(page, () => page.reload())

/** The page's document has loaded a script whose path names this. */
export async function fetched(page: Page, part: string): Promise<void> {
  await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringContaining(part))
}

/**
 * Waits until the page has what it needs to show a failure. It loads that 3 s after its start, so install the page's
 * clock first: this advances it.
 */
export async function settled(page: Page): Promise<void> {
  const later = async () => {
    await page.clock.fastForward(3000)
    return scriptsOf(page)
  }
  await expect.poll(later).toContainEqual(expect.stringContaining('trouble'))
  // The script itself can come before those that it imports.
  await page.evaluate((path) => import(path), scriptsOf(page).find((path) => path.includes('trouble')) ?? '')
}

/**
 * Stops the clock of a page that waits for nothing; install it first. The result lets it run until so many milliseconds
 * later.
 */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  // The clock leaps ahead, and a call under way would seem to take that long.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  let now = 0
  return async (milliseconds) => {
    await page.clock.runFor(milliseconds - now)
    now = milliseconds
  }
}

/**
 * Opens the current URL as another visitor: in start mode on another device. The demo lives in its tab, so there it is
 * a second tab that starts with the first one's data.
 */
export async function openAsOtherDevice(page: Page): Promise<Page> {
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

/**
 * Waits for two animation frames, so that what a page does with an answer is done, and a click lands where it is seen.
 */
export async function painted(element: Locator): Promise<void> {
  await element.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}

const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

/**
 * Waits until a lazy part of a page is hydrated. Until then a value that is set without keys is lost;
 * `search/event-replay.e2e.ts` tests what visitors type before.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate(isReacts)).toBe(true)
}

/** Fills the first field of a lazy part, once the part is hydrated. */
export async function fillHydrated(field: Locator, text: string): Promise<void> {
  await field.press('End')
  await hydrated(field)
  await field.fill(text)
}
