import type { BrowserContext, TestInfo } from '@playwright/test'

/**
 * Around a test: what the browser asks for, and what becomes of it, is kept as `network.txt` when the test fails. The bank's
 * pages stand in a frame of two other sites, of which a picture alone says little. Only addresses are noted, never bodies.
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
