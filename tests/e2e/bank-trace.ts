import type { BrowserContext, TestInfo } from '@playwright/test'

const wanted = new WeakSet<BrowserContext>()
const running = new WeakSet<BrowserContext>()

/**
 * Around a test: what happens from the card on is recorded, and kept as `bank-trace.zip` when the test fails. The bank's
 * pages stand in a frame of two other sites, of which a picture alone says little. Tests that pay nothing record nothing.
 */
export async function keepTrace(context: BrowserContext, info: TestInfo, run: () => Promise<void>): Promise<void> {
  wanted.add(context)
  await run()
  if (!running.has(context)) return
  if (info.status === info.expectedStatus) return context.tracing.stop()
  const path = info.outputPath('bank-trace.zip')
  await context.tracing.stop({ path })
  await info.attach('bank-trace', { path, contentType: 'application/zip' })
}

/** The test is about to pay. */
export async function beginTrace(context: BrowserContext): Promise<void> {
  if (!wanted.delete(context)) return
  await context.tracing.start({ screenshots: true, snapshots: true })
  running.add(context)
}
