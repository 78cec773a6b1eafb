import type { BrowserContext, Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { CARDS, cardFields, fillCard, payButton, tickContracts } from '../checkout.ts'
import { mode } from '../ports.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

const NUMBER = CARDS.challenge
/** The number as the field displays it. */
const GROUPED = '4000 0000 0000 1091'

const holdsCard = (text: string) => text.includes(NUMBER) || text.includes(GROUPED)

interface Sent {
  url: string
  body: string
}

function everythingSent(context: BrowserContext): Sent[] {
  const sent: Sent[] = []
  context.on('request', (request) => {
    sent.push({ url: decodeURIComponent(request.url()), body: request.postData() ?? '' })
  })
  return sent
}

/** Pays with a card typed on the keyboard, so that no script of the test ever holds its number. */
async function payByKeys(page: Page): Promise<void> {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
  await fillCard(page, { number: '' })
  await cardFields(page).number.focus()
  await page.keyboard.type(NUMBER)
  await tickContracts(page)
  await payButton(page).click()
  await confirm(await bankOf(page), CODE)
  await expect(page.getByRole('heading', { name: 'Your reservation is completed.' })).toBeVisible()
}

test(
  'card data: the number is in one request body, no address, no storage and no memory',
  { tag: '@demo-long' },
  async ({ page, context }) => {
    const sent = everythingSent(context)
    await payByKeys(page)
    expect(sent.filter(({ url }) => holdsCard(url))).toEqual([])
    const carriers = sent.filter(({ body }) => holdsCard(body)).map(({ url }) => new URL(url).pathname)
    expect(carriers).toEqual(['/api/order/initialize'])
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
    expect(holdsCard(kept)).toBe(false)
    // In the demo, the page's memory also contains the gateway's.
    if (mode === 'demo') return
    const memory = await memoryOf(page)
    // Proves that the snapshot contains what the page shows.
    expect(memory.includes('hotel-12-1.svg')).toBe(true)
    expect(holdsCard(memory)).toBe(false)
  },
)

/** A heap snapshot of the page. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { captureNumericValue: true })
  return chunks.join('')
}
