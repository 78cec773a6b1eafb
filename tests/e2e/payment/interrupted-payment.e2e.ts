import type { Page, Route } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBooking } from '../basket.ts'
import { cardFields, CARDS, fillCard, pay, payButton, starting, tickContracts } from '../checkout.ts'
import { fetched, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ noise: [/Failed to load resource/] })

const INITIALIZE = '**/api/order/initialize'

const booked = (page: Page) => page.getByRole('heading', { name: english('booking.booked.title') })

async function toPayment(page: Page): Promise<void> {
  await fillBooking(page)
  await visit(page, '/checkout?step=payment')
}

/** Pays with a card that needs a challenge, and waits for it. */
async function toBank(page: Page): ReturnType<typeof bankOf> {
  await toPayment(page)
  await pay(page)
  return bankOf(page)
}

/** Opens the bank's page again and answers the challenge: the pending payment becomes a booking. */
async function confirmAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: english('checkout.bank.open') }).click()
  await confirm(await bankOf(page), CODE)
  await expect(booked(page)).toBeVisible()
}

test('H1: offline before Pay no payment begins; offline during initialise it continues: the card stays, and the next press pays', async ({
  page,
  context,
  world,
}) => {
  await toPayment(page)
  const failed = page.getByRole('alert')
  await test.step('before Pay', async () => {
    await fillCard(page)
    await tickContracts(page)
    await fetched(page, 'notices')
    await context.setOffline(true)
    await payButton(page).click()
    await expect(failed).toContainText(english('checkout.failed.offline'))
    await context.setOffline(false)
    await expect(cardFields(page).cvv).toHaveValue('123')
    expect(await world.payments()).toEqual([])
  })
  await test.step('during initialise', async () => {
    await page.route(
      INITIALIZE,
      async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await payButton(page).click()
    await expect(failed).toContainText(english('checkout.failed.unanswered'))
    await expect(cardFields(page).cvv).toHaveValue('123')
    await context.setOffline(false)
  })
  await payButton(page).click()
  await confirm(await bankOf(page), CODE)
  await expect(booked(page)).toBeVisible()
  expect(await world.payments()).toHaveLength(1)
  expect(await world.captures()).toHaveLength(1)
})

test('H1: offline while the bank asks: a message says so, no second payment can begin, and the state is read first', async ({
  page,
  context,
  world,
}) => {
  const bank = await toBank(page)
  await bank.dialog.getByRole('button', { name: english('checkout.bank.close') }).click()
  await context.setOffline(true)
  await expect(page.getByText(english('checkout.waiting.unreached'))).toBeVisible()
  // What is not known is not said: a visitor may confirm in the bank's app meanwhile.
  const uncharged = page.getByText(english('checkout.waiting.bank.text'))
  await expect(uncharged).toHaveCount(0)
  await expect(payButton(page)).toBeHidden()
  // Contract texts are public and may be requested in the meantime.
  const first = page.waitForRequest(/\/api\/(?!contracts\/)/)
  await context.setOffline(false)
  expect(new URL((await first).url()).pathname).toMatch(/^\/api\/payments\//)
  await expect(page.getByText(english('checkout.waiting.unreached'))).toBeHidden()
  await expect(uncharged).toBeVisible()
  await confirmAnew(page)
  expect(await world.captures()).toHaveLength(1)
})

test('H4: a tab closed inside 3-D Secure: the next one takes the same payment up', async ({ page, context, world }) => {
  await toBank(page)
  const next = await context.newPage()
  await page.close()
  await visit(next, '/cart')
  await next.getByRole('link', { name: english('cart.toPayment') }).click()
  await expect(next.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
  await confirmAnew(next)
  expect(await world.payments()).toHaveLength(1)
  expect(await world.captures()).toHaveLength(1)
})

test('H4: guests and cart that were open before a payment lead to it when it refuses their change, and it can be replaced', async ({
  page,
  context,
  world,
}) => {
  await toPayment(page)
  const [guests, cart] = [await context.newPage(), await context.newPage()]
  await visit(guests, '/checkout')
  await visit(cart, '/cart')
  await page.bringToFront()
  await pay(page)
  await bankOf(page)
  await page.close()
  await cart.bringToFront()
  await cart.getByRole('article').getByRole('button', { name: 'One room more' }).click()
  await expect(cart.getByRole('link', { name: english('cart.toPayment') })).toBeVisible()
  await guests.bringToFront()
  await guests.getByRole('button', { name: english('checkout.continue') }).click()
  await expect(guests.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
  await guests.getByRole('button', { name: english('checkout.waiting.another') }).click()
  await pay(guests, { number: CARDS.frictionless })
  await expect(booked(guests)).toBeVisible()
  expect(await world.captures()).toHaveLength(1)
})

/**
 * Lets Pay reach the gateway, drops every response, and restores the previous session cookie. Returns the payment
 * tokens of the dropped responses.
 */
async function loseAnswers(page: Page): Promise<Set<string>> {
  const before = await page.context().cookies()
  const tokens = new Set<string>()
  await page.route(INITIALIZE, async (route) => {
    const { paymentToken } = (await (await route.fetch()).json()) as { paymentToken: string }
    tokens.add(paymentToken)
    await page.context().clearCookies()
    await page.context().addCookies(before)
    await route.abort('connectionreset')
  })
  return tokens
}

/** Pays without receiving the response, and waits until the payment is in the given state. */
async function payUnheard(page: Page, number: string, state: string): Promise<void> {
  await toPayment(page)
  const tokens = await loseAnswers(page)
  await pay(page, { number })
  await expect(page.getByRole('alert')).toContainText(english('checkout.failed.unanswered'))
  expect(tokens.size).toBe(1)
  const [token] = tokens
  // Polled without a session: the visitor does not know the token, and the response would end their payment session.
  const address = new URL(`/api/payments/${token}`, page.url())
  const ask = async () => (await (await fetch(address)).json()) as { state: string }
  await expect.poll(async () => (await ask()).state).toBe(state)
  await page.reload()
}

test('D12: every answer to Pay is lost: a reload finds the payment, and it goes on', async ({ page }) => {
  await payUnheard(page, CARDS.challenge, 'challenge')
  await expect(page.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
  await expect(page.getByText(english('checkout.waiting.unheard'))).toBeVisible()
  await expect(page.getByRole('button', { name: english('checkout.waiting.cancel') })).toBeHidden()
  await test.step('no second basket is offered before it is known what becomes of it', async () => {
    await visit(page, '/cart')
    const toPay = page.getByRole('link', { name: english('cart.toPayment') })
    await expect(toPay).toBeVisible()
    await expect(page.getByRole('button', { name: english('cart.restart') })).toBeHidden()
    await toPay.click()
  })
  await confirmAnew(page)
})

test('D12: a reload between Pay and its answer, asked for before the payment began, finds the payment', async ({
  page,
  world,
}) => {
  await toPayment(page)
  await fillCard(page)
  await tickContracts(page)
  const [asked, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    /\/checkout\?step=payment$/,
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await begun.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const holdPrice = async (route: Route) => {
    await asked.promise
    await route.continue()
  }
  await page.route('**/api/quote', holdPrice, { times: 1 })
  const tokens = await loseAnswers(page)
  await payButton(page).click()
  const reloaded = page.reload()
  await expect.poll(() => tokens.size).toBe(1)
  begun.resolve()
  await reloaded
  await expect(page.getByRole('heading', { name: english('checkout.waiting.bank.title') })).toBeVisible()
  // Browsers take a document that a test has held for one from elsewhere, and let no bank on this machine into it.
  await page.reload()
  await confirmAnew(page)
  expect(await world.captures()).toHaveLength(1)
})

// A reload finds the payment in the first test of D12, and one that has ended is in "booked" of state.test.ts and in
// "reads token and state of the payment …, the result’s token at its end" (copied-cookie.test.ts).
test(
  'D12: every answer to Pay is lost, and it is booked meanwhile: a reload shows the booking',
  { tag: '@long' },
  async ({ page }) => {
    await payUnheard(page, CARDS.frictionless, 'booked')
    await expect(booked(page)).toBeVisible()
  },
)

test('D12: every answer to Pay is lost, and the bank says no: a reload says that nothing was charged', async ({
  page,
}) => {
  await payUnheard(page, CARDS.declined, 'declined')
  await expect(page.getByText(english('checkout.basket.unpaid.title'))).toBeVisible()
  await expect(page.getByText(english('checkout.basket.unpaid.kept'))).toBeVisible()
  await test.step('and a new basket begins with the same lines', async () => {
    await page.getByRole('button', { name: english('checkout.basket.unpaid.again') }).click()
    await expect(page.getByRole('heading', { level: 1, name: english('cart.title') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
})

test('H8: on a slow network one press or many are one payment, and a message explains the wait', async ({
  page,
  world,
}) => {
  await toPayment(page)
  await fillCard(page, { number: CARDS.frictionless })
  await tickContracts(page)
  const session = await page.context().newCDPSession(page)
  const slow2g = { offline: false, latency: 400, downloadThroughput: 35_000, uploadThroughput: 35_000 }
  await session.send('Network.emulateNetworkConditions', slow2g)
  let sent = 0
  page.on('request', (request) => void (sent += request.url().endsWith('/api/order/initialize') ? 1 : 0))
  const told = starting(page)
  await payButton(page).dblclick()
  await page.keyboard.press('Enter')
  expect(await told).toEqual({ locked: true, text: expect.stringContaining(english('checkout.pay.starting')) })
  await expect(booked(page)).toBeVisible()
  expect(sent).toBe(1)
  expect(await world.captures()).toHaveLength(1)
})

test('H11: where its frame may not do what it needs, the bank takes the tab and leads back', async ({
  page,
  world,
}) => {
  const { dialog } = await toBank(page)
  await dialog.getByRole('link', { name: english('checkout.bank.inTab') }).click()
  await page.getByRole('textbox').fill(CODE)
  await page.getByRole('button').first().click()
  await expect(booked(page)).toBeVisible()
  expect(await world.captures()).toHaveLength(1)
})
