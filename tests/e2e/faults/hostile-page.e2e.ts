import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { contractBoxes, pay, payButton, tickContracts } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { hydrated, visit } from '../visit.ts'
import { english } from '../words.ts'

// Interference with a page from other people, other windows and unusual names.

test.use({ noise: [/Failed to load resource|has been blocked by CORS policy/] })

const NAMES: [what: string, name: string][] = [
  ['markup', '<img src=x onerror="document.title=1">'],
  ['the end of a script', '</script><script>document.title=1</script>'],
  ['sixty letters', 'W'.repeat(60)],
  ['right to left', 'محمد عبد الرحمن'],
  ['a family of emoji', '👨‍👩‍👧‍👦 Ada'],
  ['a tower of accents', `Z${'\u0301'.repeat(40)}`],
]

/** Whether the page is wider than the window. */
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('odd names are kept as they are typed, do nothing, and fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await fillBooking(page, { children: [7] })
  const guests = page.getByRole('region', { name: english('checkout.guests.title') }).getByRole('group')
  for (const names of [NAMES.slice(0, 3), NAMES.slice(3)]) {
    await test.step(names.map(([what]) => what).join(', '), async () => {
      await visit(page, PLACES.checkout.address)
      await guests.first().getByRole('textbox').first().press('End')
      await hydrated(guests.first().getByRole('textbox').first())
      for (const [at, [, name]] of names.entries()) await guests.nth(at).getByRole('textbox').first().fill(name)
      await PLACES.checkout.shows(page).click()
      await expect(payButton(page)).toBeVisible()
      await contractBoxes(page).first().waitFor()
      await page.getByRole('button', { name: 'Distance sales contract' }).click()
      const contract = page.getByRole('dialog', { name: 'Distance sales contract' })
      for (const [, name] of names) await expect(contract).toContainText(name)
      expect(await isWide(page)).toBe(false)
      await expect(page).toHaveTitle(/Yelkovan/)
    })
  }
})

test(
  'a thousand forged messages change nothing while the bank asks (E6)',
  { tag: '@demo-long' },
  async ({ page, world }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await pay(page)
    const bank = await bankOf(page)
    await page.evaluate(() => {
      const hint = { type: 'rota:payment-returned' }
      const shapes: unknown[] = [hint, 'rota:payment-returned', { type: 'booked' }, null, { type: {} }]
      const bankFrame = document.querySelector<HTMLIFrameElement>('dialog iframe')?.contentWindow ?? null
      for (let turn = 0; turn < 1000; turn++) {
        // In turn: from the page itself, from a foreign origin, and from the bank's frame with a wrong origin.
        const data = shapes[turn % shapes.length] ?? null
        if (turn % 3 === 0) postMessage(data, location.origin)
        else if (turn % 3 === 1) dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test' }))
        else dispatchEvent(new MessageEvent('message', { data, origin: 'http://evil.localhost', source: bankFrame }))
      }
    })
    await expect(bank.code).toBeVisible()
    expect(await world.captures()).toEqual([])
    await confirm(bank, CODE)
    await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

// "%s has no basket for another visitor, even right after its owner" in contract/pages/basket.test.ts has the rule.
test(
  'two browsers, one shop: neither basket is seen by the other',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await fillBasket(page)
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const theirs = await stranger.newPage()
    await visit(theirs, '/cart')
    await expect(theirs.getByText(english('cart.empty'))).toBeVisible()
    await fillBasket(theirs, { children: [3] })
    await visit(page, '/cart')
    await expect(page.getByRole('article')).toContainText('2 adults')
    await expect(page.getByRole('article')).not.toContainText('child')
    await stranger.close()
  },
)

test('a form on another site cannot start, change or pay anything', async ({ page, context, stack }) => {
  await fillBooking(page)
  // The bank's host stands in for any other site on this machine.
  await page.goto(`http://bank.localhost:${(stack?.port ?? 0) + 2}/ledger`)
  const answers: (number | 'blocked')[] = []
  context.on('response', (response) => void (response.url().includes('/api/') && answers.push(response.status())))
  // The browser withholds the shop's responses from pages of other sites (Cross-Origin-Resource-Policy).
  context.on('requestfailed', (request) => void (request.url().includes('/api/') && answers.push('blocked')))
  const api = `${stack?.url}/api`
  await page.evaluate(async (base) => {
    const quiet = (work: Promise<unknown>) => work.catch(() => undefined)
    const init = { mode: 'no-cors', credentials: 'include' } as const
    await quiet(fetch(`${base}/reservation/start`, init))
    await quiet(fetch(`${base}/order/initialize`, { ...init, method: 'POST', body: '{}' }))
    await quiet(fetch(`${base}/reservation`, { credentials: 'include', method: 'PATCH', body: '{}' }))
    await new Promise((done) => {
      const image = new Image()
      image.addEventListener('error', done)
      image.src = `${base}/reservation/start`
    })
  }, api)
  expect(answers.filter((answer) => answer !== 'blocked' && answer < 400)).toEqual([])
  expect(answers.length).toBeGreaterThanOrEqual(4)
  await visit(page, `${stack?.url}${PLACES.payment.address}`)
  await tickContracts(page)
  await expect(payButton(page)).toBeVisible()
})
