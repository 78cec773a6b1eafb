import type { Browser } from '@playwright/test'
import { inDays } from '../../e2e/days.ts'
import { findMany } from '../../e2e/search/long-list.ts'
import { follow } from '../../e2e/visit.ts'

/** How many hotels the search finds. */
const FOUND = 1000
/** How much slower the processor is than this machine's. */
const SLOWER = 4

const LIST = `/hotels?checkIn=${inDays(20).iso}&checkOut=${inDays(25).iso}`

/**
 * Filters and sorts a list of 1,000 hotels on a slow processor; returns the milliseconds from each press until the page
 * shows something new, as browsers report them for "Interaction to Next Paint".
 */
export async function filterSlowly(browser: Browser, shop: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await findMany(page, FOUND)
    await page.goto(shop)
    await page.waitForLoadState('networkidle')
    await follow(page, LIST)
    // The list is whole.
    await page.getByText(/^1.?000 stays/).waitFor()
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(observe)
    const filters = page.getByRole('form', { name: 'Filters' })
    const presses = [
      () => filters.getByRole('checkbox', { name: /^5 stars/ }).click(),
      () => filters.getByRole('checkbox', { name: /^4 stars/ }).click(),
      () =>
        filters
          .getByRole('checkbox', { name: /^All inclusive/ })
          .first()
          .click(),
      () =>
        page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click(),
      () => page.getByRole('button', { name: 'Clear all filters' }).click(),
      () =>
        filters
          .getByRole('checkbox', { name: /^Free cancellation/ })
          .first()
          .click(),
    ]
    const taken: number[] = []
    for (const press of presses) {
      await press()
      await page.waitForTimeout(1200)
      taken.push(await page.evaluate(longest))
    }
    return taken
  } finally {
    await context.close()
  }
}

/** Notes how long interactions take. */
function observe(): void {
  const durations: number[] = []
  Object.assign(window, { durationsOfBench: durations })
  const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId > 0) durations.push(duration)
    }
  }).observe(options)
}

/** The longest event of the last interaction. */
function longest(): number {
  const durations = Reflect.get(window, 'durationsOfBench') as number[]
  return Math.max(0, ...durations.splice(0))
}
