import type { Page } from '@playwright/test'
import { agencyIn, fillBooking } from '../basket.ts'
import { cardFields, fillGuests, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { lira } from '../money.ts'
import { hotelAddress } from '../search.ts'
import { reload, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** A hotel with rooms on request: the agency answers within 24 hours (decision 24.2). */
const ASKED = { id: '21', slug: 'lara-terrace-resort-21' }

const main = (page: Page) => page.getByRole('main')
const sendButton = (page: Page) => page.getByRole('button', { name: english('request.send') })
const heading = (page: Page, id: string) => page.getByRole('heading', { level: 1, name: english(id) })

/** The page calls nothing booked or paid that is not. */
async function promisesNothing(page: Page): Promise<void> {
  await expect(main(page)).not.toContainText(/paid and booked|reservation is completed|confirmed, not paid/i)
  await expect(main(page)).not.toContainText(/paid on/i)
}

/** Sends a basket as a request from the payment step; returns the number of the request. */
async function send(page: Page): Promise<string> {
  await tickContracts(page)
  await sendButton(page).click()
  await expect(heading(page, 'booking.requested.title')).toBeVisible()
  const number = /YLK \d{4} \d{3}/.exec((await main(page).textContent()) ?? '')?.[0]
  if (number === undefined) throw new Error('the request has no number')
  return number
}

test('on request: asked for, sent without a card, and confirmed by the agency (decision 24.1)', async ({
  page,
  world,
}) => {
  await test.step('the rate is asked for, not booked', async () => {
    await visit(page, hotelAddress(ASKED.slug, inDays(40), inDays(47)))
    const rate = main(page).getByRole('row').filter({ hasText: 'On request' }).first()
    await expect(rate).toContainText('Answer within 24 hours')
    await expect(main(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    await rate.getByRole('button', { name: 'Ask for this room' }).click()
    await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
  })
  await test.step('cart and guests carry the badge', async () => {
    await visit(page, '/cart')
    await expect(main(page).getByRole('article').getByText('On request')).toBeVisible()
    await expect(main(page)).toContainText('Nothing is charged now: this goes out as a request')
    await main(page).getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByRole('main').getByRole('complementary').getByText('On request')).toBeVisible()
    await fillGuests(page)
    await page.getByRole('button', { name: english('checkout.continue') }).click()
  })
  await test.step('the payment step asks for no card and says why', async () => {
    await expect(sendButton(page)).toBeVisible()
    await expect(main(page)).toContainText(english('request.why'))
    await expect(cardFields(page).number).toHaveCount(0)
    await expect(payButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: /distance sales/i }).click()
    await expect(page.getByRole('dialog')).toContainText('on request: not confirmed before the seller answers')
    await page.keyboard.press('Escape')
  })
  const number = await test.step('the result is a request', async () => {
    const sent = await send(page)
    await expect(main(page)).toContainText('Requested: not yet confirmed')
    await expect(main(page)).toContainText('Nothing has been charged.')
    await promisesNothing(page)
    expect(await world.payments()).toEqual([])
    await reload(page)
    await expect(heading(page, 'booking.requested.title')).toBeVisible()
    await promisesNothing(page)
    return sent
  })
  await test.step('the agency confirms, and the page shows it', async () => {
    await world.answerRequest(number, 'confirm')
    await expect(main(page)).toContainText(english('booking.booked.unpaid.state'))
    await expect(main(page)).not.toContainText(/paid and booked|not yet confirmed/i)
    await expect(main(page)).toContainText(number)
  })
})

// "is refused when it is declined: …" in request-decision.test.ts has the rule, access/endings.e2e.ts shows the page of
// such a booking, and the test above hears the agency’s answer.
test(
  'on request: the agency declines, and nothing is owed (decision 24.1)',
  { tag: '@long' },
  async ({ page, world }) => {
    await fillBooking(page, { hotels: [ASKED.id] })
    await visit(page, '/checkout?step=payment')
    const number = await send(page)
    await world.answerRequest(number, 'decline')
    await expect(main(page)).toContainText(english('booking.refused.state'))
    await expect(main(page)).toContainText('Nothing was charged and nothing is owed.')
    await promisesNothing(page)
    await expect(main(page)).not.toContainText('What happens next')
  },
)

test('on request: with both kinds the request decides, and the card is for what is confirmed (decision 24.1)', async ({
  page,
}) => {
  const { products } = await fillBooking(page, { hotels: ['12', ASKED.id] })
  await visit(page, '/checkout?step=payment')
  await expect(main(page)).toContainText('The request decides for the whole cart.')
  await expect(cardFields(page).number).toHaveCount(0)
  await main(page)
    .getByRole('region', { name: english('request.title') })
    .getByRole('link')
    .click()
  await expect(main(page)).toContainText('everything in it goes out as one request')
  const asked = main(page).getByRole('article').filter({ hasText: 'On request' })
  await expect(asked).toHaveCount(1)
  await asked.getByRole('button', { name: /^Remove/ }).click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(main(page)).not.toContainText('On request')
  await visit(page, '/checkout?step=payment')
  await expect(payButton(page)).toContainText(lira(products[0]?.total.value ?? 0))
  await expect(cardFields(page).number).toBeVisible()
})

test.describe('on request: a program with a card', () => {
  test.use({ noise: [/status of 422/] })

  test('is refused with the pointer, at the quote and at the payment (decision 24.1)', async ({ page, world }) => {
    await fillBooking(page, { hotels: ['12', ASKED.id] })
    const client = agencyIn(page)
    const acceptedContracts: [] = []
    const way = { installment: 1, toCurrency: 'try', acceptedContracts } as const
    const card = await client.quoteCreate({ body: { ...way, method: 'creditcard', term: 'full' } })
    expect(card).toMatchObject({ error: { status: 422, errors: [{ pointer: '/method' }] } })
    const { data } = await client.quoteCreate({ body: { ...way, method: 'later', term: 'later' } })
    expect(data).toMatchObject({
      onRequest: true,
      payNow: { value: 0 },
      lines: [{ availability: 1 }, { availability: 2 }],
    })
    const paid = await client.orderInitialize({
      header: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        quoteHash: data?.hash ?? '',
        method: 'creditcard',
        installment: 1,
        language: 'en',
        card: { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'ADA KAYA' },
      },
    })
    expect(paid.error?.status).toBe(422)
    expect(paid.error?.errors?.map(({ pointer }) => pointer)).toContain('/method')
    expect(await world.captures()).toEqual([])
  })
})
