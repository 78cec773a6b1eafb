import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Figures } from './score.ts'
import { speedIndex } from './speed-index.ts'
import { blockingTime, mainThread, screens, type TraceEvent } from './trace.ts'

/** Lighthouse's phone, and its slow 4G as applied by DevTools: 1.6 Mbit/s less headers, 150 ms as seen by a request. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const SLOWER = 4

const CATEGORIES = [
  'devtools.timeline',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-devtools.screenshot',
]

/** How long nothing may happen before a page counts as loaded, in milliseconds. */
const QUIET = 1500

/** A page's figures, and where its time goes. */
export interface Load extends Figures {
  requests: number
  /** Bytes on the wire. */
  bytes: number
  /** Element of the largest paint. */
  largest: string
  /** Layouts that a script has forced, each with the place in the script. */
  forced: string[]
  /** Shift while a visitor scrolls to the end. */
  scrollShift: number
}

interface Seen {
  firstPaint: number
  largestPaint: number
  largest: string
  shift: number
  requests: number
  bytes: number
  origin: number
}

/** Notes what the browser reports about its paints; runs in the page before anything else. */
function observe() {
  const seen = { largestPaint: 0, largest: '', shifts: [] as { at: number; value: number }[] }
  Object.assign(window, { seenByBench: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element?: Element }
      seen.largestPaint = entry.startTime
      seen.largest = `${element?.tagName.toLowerCase()} ${element?.className}`
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shifts.push({ at: entry.startTime, value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Reads the notes. Shifts count in windows of at most 5 s without a gap of 1 s, and the worst window counts. */
function read(): Seen {
  const seen = Reflect.get(window, 'seenByBench') as {
    largestPaint: number
    largest: string
    shifts: { at: number; value: number }[]
  }
  let shift = 0
  let [sum, first, last] = [0, -Infinity, -Infinity]
  for (const { at, value } of seen.shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    sum += value
    last = at
    shift = Math.max(shift, sum)
  }
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    largestPaint: seen.largestPaint,
    largest: seen.largest,
    shift,
    requests: resources.length + 1,
    bytes: resources.reduce((total, { transferSize }) => total + transferSize, page?.transferSize ?? 0),
    origin: performance.timeOrigin,
  }
}

/**
 * Loads a page as on a slow phone, with nothing in any cache.
 * @param prepare gives the visitor a basket, if the page needs one
 */
export async function loadSlowly(
  browser: Browser,
  url: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Load> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(observe)
    const events = await traced(session, async () => {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
      await quiet(page)
    })
    const seen = await page.evaluate(read)
    const drawing = await browser.newPage()
    const index = await speedIndex(drawing, screens(events), seen.firstPaint)
    await drawing.close()
    await scrollToEnd(page)
    return {
      ...seen,
      speedIndex: index,
      blocking: blockingTime(events),
      forced: forcedLayouts(events),
      scrollShift: (await page.evaluate(read)).shift,
    }
  } finally {
    await context.close()
  }
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  const traceConfig = { includedCategories: CATEGORIES }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await run()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

/** Waits until no request has ended for a while. */
async function quiet(page: Page): Promise<void> {
  let latest = Date.now()
  page.on('requestfinished', () => (latest = Date.now()))
  await page.waitForLoadState('networkidle')
  while (Date.now() - latest < QUIET) await page.waitForTimeout(QUIET - (Date.now() - latest))
}

/** Layouts within a script's run: the script has read a size after a change. */
function forcedLayouts(events: TraceEvent[]): string[] {
  return mainThread(events)
    .filter(({ name }) => name === 'Layout')
    .flatMap(({ args }) => args.beginData?.stackTrace?.slice(0, 1) ?? [])
    .map(({ functionName, url, lineNumber, columnNumber }) => {
      return `${functionName || 'a function'} in ${url.replace(/^.*\//, '')}:${lineNumber}:${columnNumber}`
    })
}

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(1500)
}
