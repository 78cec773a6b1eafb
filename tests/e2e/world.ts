import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { setShop } from './fetch-as-visitor.ts'
import { BrowserPool } from './browser-pool.ts'
import { keepNetwork, keepScripts } from './network.ts'
import { mode, startPorts } from './ports.ts'

/** A charge in the mock bank's ledger; `token` is the payment's. */
export interface Capture {
  token: string
  amount: number
  currency: string
}

/** A completed booking of the agency; dates are integers YYYYMMDD. */
interface Reservation {
  products: { checkIn: number; checkOut: number; count: number }[]
  totalAmount: { value: number; currency: string }
}

/** Call-back and company requests. */
interface ContactMessages {
  notifications: { phone: string; userAvailabityDate: string; fullName?: string; isRead: boolean }[]
  contacts: { phoneNumber: string; companyName: string }[]
}

/** What a test can read and change in the simulated upstreams, in both modes. */
export interface World {
  /** The bank's charges for the payments that this test has begun, in any tab. */
  captures: () => Promise<Capture[]>
  /** Tokens of the payments that this test has begun. */
  payments: () => Promise<string[]>
  /** All bookings of the agency; in start mode, those of all tests. */
  reservations: () => Promise<Reservation[]>
  /** Messages of visitors from contact forms; in start mode, those of all tests. */
  contactMessages: () => Promise<ContactMessages>
  /** Answers a request, by its number, as the agency. */
  answerRequest: (bookingNumber: string, answer: 'confirm' | 'decline') => Promise<void>
  /** Receives money for a held booking: an amount in its currency, or the balance. */
  receiveTransfer: (bookingNumber: string, amount?: number) => Promise<void>
}

/** Reads from the mocks' control. In start mode the mocks are a server; in the demo they are in the page. */
async function control<T>(page: Page, path: string): Promise<T> {
  if (mode === 'start') {
    const answer = await page.context().request.get(`http://127.0.0.1:${startPorts.MOCKS_PORT}/control/${path}`)
    return (await answer.json()) as T
  }
  return page.evaluate(async (address) => (await fetch(address)).json() as Promise<T>, `/mock/control/${path}`)
}

/** Changes something through the mocks' control. */
async function turn(page: Page, path: string, body: object): Promise<void> {
  const put = { method: 'PUT', data: JSON.stringify(body) }
  if (mode === 'start') {
    const answer = await page.context().request.fetch(`http://127.0.0.1:${startPorts.MOCKS_PORT}/control/${path}`, put)
    return base.expect(answer.status()).toBe(200)
  }
  const status = await page.evaluate(
    async ([address, data]) => (await fetch(address, { method: 'PUT', body: data })).status,
    [`/mock/control/${path}`, put.data] as const,
  )
  base.expect(status).toBe(200)
}

/**
 * The tokens of all payments that a browser begins, in order. When a page leaves for the bank, its response is lost,
 * but on return the page requests the state of the payment.
 */
function paymentsOf(context: BrowserContext): () => Promise<string[]> {
  const begun: Promise<string | undefined>[] = []
  context.on('response', (response) => {
    const asked = /\/api\/payments\/([\w-]{22,64})$/.exec(response.url())?.[1]
    if (asked !== undefined) begun.push(Promise.resolve(asked))
    if (!response.url().endsWith('/api/order/initialize') || !response.ok()) return
    const told = response.json().then((step: { paymentToken?: string }) => step.paymentToken)
    begun.push(told.catch(() => undefined))
  })
  return async () => [...new Set((await Promise.all(begun)).filter((token) => token !== undefined))]
}

const ALWAYS_SAID = [
  // A cross-site frame may not take the focus by itself, and Chromium logs that for the bank's code field.
  /^Blocked autofocusing on a <input> element in a cross-origin subframe/,
  // Reloading the demo stops its service worker while updating it; it is registered again.
  /Failed to update a ServiceWorker/,
]

/** Browsers whose pages already log violations of their policy. */
const listening = new WeakSet<BrowserContext>()

/** Records a browser's complaints: console errors, uncaught errors, violations of the Content-Security-Policy. */
export async function listen(context: BrowserContext): Promise<string[]> {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`))
  if (listening.has(context)) return errors
  listening.add(context)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- the way out of the page
      console.error(`CSP: ${effectiveDirective} forbids ${blockedURI}`)
    })
  })
  return errors
}

interface Fixtures {
  visitor: Page
  world: World
  /** Complaints that a test causes on purpose. */
  noise: RegExp[]
  /** Whether the test needs an empty browser cache. */
  firstVisit: boolean
  /** Whether the page moves, for tests that a transition or an animation can break; the other pages stand still. */
  motion: boolean
  shop: void
  network: void
  silence: void
}

export const test = base.extend<Fixtures, { browsers: BrowserPool }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  browsers: [async ({}, use) => use(new BrowserPool()), { scope: 'worker' }],
  visitor: async (
    {
      browsers,
      browser,
      firstVisit,
      motion,
      baseURL,
      viewport,
      hasTouch,
      javaScriptEnabled,
      locale,
      userAgent,
      colorScheme,
      contextOptions,
    },
    use,
  ) => {
    // Every option of a browser that a test sets belongs here: without it, the test gets the browser of another.
    const options = [viewport, hasTouch, javaScriptEnabled, locale, userAgent, colorScheme, contextOptions]
    const device = JSON.stringify([baseURL, ...options])
    const page = await browsers.page(browser, device, firstVisit)
    if (motion) await page.emulateMedia({ reducedMotion: 'no-preference' })
    keepScripts(page)
    await use(page)
  },
  context: async ({ visitor }, use) => use(visitor.context()),
  page: async ({ visitor }, use) => use(visitor),
  world: async ({ page, context }, use) => {
    const payments = paymentsOf(context)
    await use({
      payments,
      captures: async () => {
        const own = await payments()
        const { captures } = await control<{ captures: Capture[] }>(page, 'ledger')
        return captures.filter(({ token }) => own.includes(token))
      },
      reservations: async () => (await control<{ reservations: Reservation[] }>(page, 'reservations')).reservations,
      contactMessages: () => control<ContactMessages>(page, 'letters'),
      answerRequest: (bookingNumber, answer) => turn(page, 'requests', { bookingNumber, answer }),
      receiveTransfer: (bookingNumber, amount) => turn(page, 'transfers', { bookingNumber, amount }),
    })
  },
  noise: [[], { option: true }],
  firstVisit: [false, { option: true }],
  motion: [false, { option: true }],
  shop: [
    async ({ context, baseURL }, use) => {
      if (baseURL !== undefined) setShop(context, baseURL)
      await use()
    },
    { auto: true },
  ],
  network: [({ context }, use, info) => keepNetwork(context, info, use), { auto: true }],
  /** Every test ends without complaints in the console. */
  silence: [
    async ({ context, noise }, use) => {
      const errors = await listen(context)
      await use()
      const expected = [...ALWAYS_SAID, ...noise]
      base.expect(errors.filter((text) => !expected.some((known) => known.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
