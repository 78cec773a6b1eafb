import type { Locator, Page } from '@playwright/test'
import { CARDS, fillCard, fillGuests, payButton, tickContracts } from '../checkout.ts'
import { PLACES, retry } from '../fault-places.ts'
import { reload, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ noise: [/Failed to load resource|dynamically imported module|preload CSS/] })

/** Share of the calls that are lost, in percent. */
const LOSS = 5
/** With it a change of the booking is among them. */
const SEED = 6

/** A number from 0 to 99 for a text (FNV-1a), the same in every run. */
function percentOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash % 100
}

/**
 * Delays everything by 400 ms and loses one call in twenty: the seed, the path and how often it has been asked for
 * decide which. Half of the lost calls reach the gateway, and only their answers are lost. `lost-files.e2e.ts` loses
 * files. Returns the lost calls.
 */
async function loseSome(page: Page, seed: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 35_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  const times = new Map<string, number>()
  const lost: string[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace(/[\w-]{22,}/, '')
    const key = `${request.method()} ${path}`
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    const chance = percentOf(`${seed} ${key} ${time}`)
    if (chance >= LOSS) return route.fallback()
    lost.push(`${key}, time ${time}`)
    if (chance % 2 === 1) await route.fetch().catch(() => undefined)
    return route.abort('connectionreset')
  })
  return lost
}

/** How often a visitor tries before giving up. */
const MAX_TRIES = 5

/**
 * Does a step until the page shows that it is done. When it is not, the page says so, or has loaded itself anew because
 * a file was lost (H5); then the visitor takes the way out that it offers, or does the same again.
 */
async function persist(page: Page, step: () => Promise<unknown>, done: Locator): Promise<void> {
  const said = page.getByRole('alert').filter({ hasText: /\S/, visible: true })
  for (let time = 1; ; time++) {
    let isAnew = false
    page.once('load', () => (isAnew = true))
    await step()
    const outcome = async () => isAnew || (await done.or(said).filter({ visible: true }).count()) > 0
    await expect.poll(outcome).toBe(true)
    if (await done.isVisible()) return
    if (time === MAX_TRIES) throw new Error(`after ${time} tries: ${(await said.allTextContents()).join(', ')}`)
    if (await retry(page).isVisible()) {
      await retry(page).click()
      await expect(said).toHaveCount(0)
    }
    if (await done.isVisible()) return
  }
}

// What is lost on the way has a test of its own each: files in lost-files.e2e.ts, a change of the booking in "a lost
// answer is asked for again with the same key" (change.test.ts), Pay in "D12: …" and "H8: on a slow network …"
// (interrupted-payment.e2e.ts).
test(
  `H8: with 400 ms of delay and ${LOSS} % of loss a visitor gets through, and pays once`,
  { tag: '@long' },
  async ({ page, world }) => {
    const { detail, cart, checkout } = PLACES
    const inCart = page.getByRole('link', { name: 'Cart: 1 item' })
    await visit(page, detail.address)
    const lost = await loseSome(page, SEED)
    await persist(page, () => detail.shows(page).click(), inCart)
    await persist(page, () => inCart.click(), cart.shows(page))
    await persist(page, () => cart.shows(page).click(), checkout.shows(page))
    await fillGuests(page)
    await persist(page, () => checkout.shows(page).click(), payButton(page))
    const fill = async () => {
      await fillCard(page, { number: CARDS.frictionless })
      await tickContracts(page)
      await payButton(page).click()
    }
    await persist(page, fill, page.getByRole('heading', { name: english('booking.booked.title') }))
    await reload(page)
    await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
    expect(lost).toContain('PATCH /api/reservation, time 3')
    expect(await world.captures()).toHaveLength(1)
  },
)
