import type { Locator, Page, Route } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { CARDS, fillCard, pay, payButton, tickContracts } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { painted, visit } from '../visit.ts'
import { english } from '../words.ts'

test.use({ noise: [/Failed to load resource/] })

const booked = { name: english('booking.booked.title') }

/** Lets the next Pay request reach the gateway, but drops the response. */
const cutAfterPay = (page: Page) =>
  page.route(
    '**/api/order/initialize',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** The response of a gateway that has lost the agency's response. */
async function unknownOutcome(route: Route): Promise<void> {
  const answer = await route.fetch()
  const { paymentToken } = (await answer.json()) as { paymentToken: string }
  await route.fulfill({ response: answer, json: { action: 0, paymentToken } })
}

/** Two tabs of one browser, both with a card filled in for the same basket. */
async function twoTabs(page: Page): Promise<[Page, Page]> {
  await fillBooking(page)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await visit(tab, PLACES.payment.address)
    await fillCard(tab)
    await tickContracts(tab)
  }
  return [page, other]
}

/**
 * Enters the code at a bank, in a tab brought to the front as by its visitor: in another, clicks in a frame can get
 * lost.
 */
async function confirmInFront(tab: Page): Promise<void> {
  const bank = await bankOf(tab)
  await tab.bringToFront()
  await painted(tab.locator('body'))
  await painted(bank.code)
  await confirm(bank, CODE)
}

// "H4: a tab closed inside 3-D Secure: …" (interrupted-payment.e2e.ts) joins a payment by Pay, "E1: …" below ends in
// each tab, and join.test.ts has the rule.
test(
  'a second tab that pays joins the payment of the first, and ends with it',
  { tag: '@long' },
  async ({ page, world }) => {
    const [first, second] = await twoTabs(page)
    await payButton(first).click()
    await bankOf(first)
    await payButton(second).click()
    await expect(second.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
    await confirmInFront(first)
    await expect(first.getByRole('heading', booked)).toBeVisible()
    await expect(second.getByRole('heading', booked)).toBeVisible()
    expect(second.url()).toBe(first.url())
    expect(await world.payments()).toHaveLength(1)
    expect(await world.captures()).toHaveLength(1)
  },
)

/** Presses buttons of several tabs. One that has already heard of another's press may have taken its button away. */
const pressAtOnce = (buttons: readonly Locator[]) =>
  Promise.all(buttons.map((button) => button.evaluateAll((found: HTMLElement[]) => found[0]?.click())))

test('two tabs that pay at the same moment: one bank, one charge, and no session expires', async ({ page, world }) => {
  const tabs = await twoTabs(page)
  await pressAtOnce(tabs.map((tab) => payButton(tab)))
  const bank = (tab: Page) => tab.getByRole('dialog', { name: english('checkout.bank.title') })
  const shown = async () => (await Promise.all(tabs.map((tab) => bank(tab).count()))).filter(Boolean).length
  await expect.poll(shown).toBe(1)
  const [asked, told] = (await bank(tabs[0]).count()) > 0 ? tabs : tabs.toReversed()
  if (!asked || !told) throw new Error('there are two tabs')
  await expect(told.getByRole('main')).toContainText(/under way|Your bank is waiting/)
  await confirmInFront(asked)
  await expect(asked.getByRole('heading', booked)).toBeVisible()
  expect(await world.payments()).toHaveLength(1)
  expect(await world.captures()).toHaveLength(1)
})

test('E1: tabs that book by bank transfer in the same moment, and one that only looks on, end at the same result', async ({
  page,
  world,
}) => {
  await fillBooking(page)
  const tabs = [page, await page.context().newPage(), await page.context().newPage()]
  const book = (tab: Page) => tab.getByRole('button', { name: /by bank transfer/ })
  for (const tab of tabs) {
    await visit(tab, PLACES.payment.address)
    await tab.getByRole('radio', { name: english('method.transfer'), exact: true }).check()
    await tickContracts(tab)
    await expect(book(tab)).toBeEnabled()
  }
  await pressAtOnce(tabs.slice(0, 2).map(book))
  for (const tab of tabs) await expect(tab.getByText(english('booking.held.transfer.state'))).toBeVisible()
  expect(new Set(tabs.map((tab) => tab.url())).size).toBe(1)
  expect(await world.reservations()).toHaveLength(1)
})

// "G2, %s: killed at" in kill.test.ts has the rule; "H1: offline while the bank asks: …" (interrupted-payment.e2e.ts)
// has a page that cannot reach the gateway.
test(
  'the gateway dies while the bank asks: booked after its return, one charge',
  { tag: '@long' },
  async ({ page, stack, world }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await pay(page)
    const bank = await bankOf(page)
    await stack?.kill()
    await confirm(bank, CODE)
    await expect.poll(world.captures).toHaveLength(1)
    await stack?.start()
    await expect.poll(world.reservations).toHaveLength(1)
    // The page polls until there is a response, at least every ten seconds.
    await expect(page.getByRole('heading', booked)).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

// "E3: an answer that is lost is asked for once more, under the same key" in pay.test.ts has the rule; "D12: every
// answer to Pay is lost: …" (interrupted-payment.e2e.ts) loses the second answer, too, and counts one payment.
test(
  'the connection is cut after Pay was sent: it is sent once more as the same payment',
  { tag: '@long' },
  async ({ page, world }) => {
    await fillBooking(page)
    await visit(page, PLACES.payment.address)
    await cutAfterPay(page)
    await pay(page, { number: CARDS.frictionless })
    await expect(page.getByRole('heading', booked)).toBeVisible()
    expect(await world.captures()).toHaveLength(1)
  },
)

test('the outcome of Pay is unknown: the bank opens by itself when it asks', async ({ page, world }) => {
  await fillBooking(page)
  await visit(page, PLACES.payment.address)
  await page.route('**/api/order/initialize', unknownOutcome, { times: 1 })
  await pay(page)
  await confirm(await bankOf(page), CODE)
  await expect(page.getByRole('heading', booked)).toBeVisible()
  expect(await world.captures()).toHaveLength(1)
})
