import { fillBasket, fillBooking } from '../basket.ts'
import { CARDS, fillCard, pay, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { lira, moneyIn } from '../money.ts'
import { failure, PLACES } from '../fault-places.ts'
import { hold } from '../network.ts'
import { expect, test } from '../own-stack.ts'
import { HOTEL, hotelAddress } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// A product is sold out or more expensive than when the visitor saw it (decision 28.3, E8).

test.use({ noise: [/Failed to load resource/] })

/**
 * A stay that no other test asks for: visitors share the answer about a stay for a while, also one that a scenario has
 * changed.
 */
const stayIn = (days: number) => hotelAddress(HOTEL.slug, inDays(days), inDays(days + 7))

/** The scenario's price: 10 % more, rounded to the cent. */
const dearer = (value: number) => Math.round(value * 110) / 100

test('sold out between the page of the hotel and the press', async ({ page, scenario }) => {
  await visit(page, stayIn(50))
  await expect(PLACES.detail.shows(page)).toBeVisible()
  await scenario('sold-out')
  await PLACES.detail.shows(page).click()
  await expect(page.getByRole('main')).toContainText(english('hotels.empty'))
  await expect(PLACES.detail.shows(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Empty cart' })).toBeVisible()
})

// "home: a heart and a button of the footer wait for the code of their parts" in event-replay.e2e.ts has the rule.
test(
  'sold out before the page was opened: a press on what it offers instead waits for its code',
  { tag: '@long' },
  async ({ page, scenario }) => {
    await scenario('sold-out')
    const instead = page.getByRole('main').getByRole('button', { name: english('callBack.open') })
    // That nothing is free may come too late for the first page, and is there for the next one.
    await visit(page, stayIn(60))
    await expect(instead).toBeVisible()
    const { release } = await hold(page, '**/assets/NoRooms-*.js')
    await page.goto(stayIn(60), { waitUntil: 'commit' })
    await instead.click()
    release()
    await expect(page.getByRole('dialog', { name: 'When shall we call?' })).toBeVisible()
  },
)

test('sold out in the basket: the line says so, stops the way on, and can be removed', async ({ page, scenario }) => {
  await fillBooking(page)
  await scenario('sold-out')
  await visit(page, '/cart')
  const line = page.getByRole('article')
  await expect(line).toContainText('This room is not free any more.')
  await expect(PLACES.cart.shows(page)).toHaveCount(0)
  await visit(page, PLACES.payment.address)
  await expect(failure(page)).toContainText(english('error.soldOut'))
  await expect(payButton(page)).toHaveCount(0)
  await failure(page)
    .getByRole('link', { name: english('checkout.backToCart') })
    .click()
  await line.getByRole('button', { name: english('cart.remove') }).click()
  await expect(page.getByText(english('cart.empty'))).toBeVisible()
})

// "sold-out is 409 for a basket whose room has gone" in problems.test.ts has the rule, failure-notice.test.tsx the
// message and its link, and "dearer between the quote and Pay: both sums, …" asks for the price at the press.
test('sold out between the quote and Pay: nothing is charged', { tag: '@long' }, async ({ page, scenario, world }) => {
  await fillBooking(page)
  await visit(page, PLACES.payment.address)
  await fillCard(page)
  await tickContracts(page)
  await scenario('sold-out')
  await payButton(page).click()
  await expect(failure(page)).toContainText(english('error.soldOut'))
  await expect(failure(page).getByRole('link', { name: english('checkout.backToCart') })).toBeVisible()
  expect(await world.captures()).toEqual([])
})

// The line is that of "dearer in the basket" below; that it carries the price that was seen is in hotel-line.test.ts.
test(
  'dearer since the page of the hotel was loaded: the basket shows what was seen and what it is',
  { tag: '@long' },
  async ({ page, scenario }) => {
    await visit(page, stayIn(70))
    const room = page.getByRole('article', { name: HOTEL.room })
    const rate = room
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .first()
    // A struck-through reference price may come before the total.
    const words = await rate.getByRole('cell').nth(2).innerText()
    const was = await rate.locator('s').allInnerTexts()
    const total = was.reduce((left, old) => left.replace(old, ''), words)
    const seen = moneyIn(total)
    await scenario('price-changed')
    await rate.getByRole('button').click()
    await page.getByRole('link', { name: 'Cart: 1 item' }).click()
    await expect(page.getByRole('heading', { level: 1, name: english('cart.title') })).toBeVisible()
    const line = page.getByRole('article')
    await expect(line).toContainText(english('cart.changed'))
    await expect(line).toContainText(`It was ${seen} when you added it`)
  },
)

for (const decision of ['accept', 'remove'] as const) {
  test(`dearer in the basket: old and new are shown, and one can ${decision}`, async ({ page, scenario }) => {
    const { totalAmount } = await fillBasket(page)
    await scenario('price-changed')
    await visit(page, '/cart')
    const line = page.getByRole('article')
    await expect(line).toContainText(english('cart.changed'))
    await expect(line).toContainText(lira(totalAmount.value))
    await expect(line).toContainText(lira(dearer(totalAmount.value)))
    await expect(PLACES.cart.shows(page)).toHaveCount(0)
    await line.getByRole('button', { name: english(`cart.${decision}`) }).click()
    if (decision === 'remove') return expect(page.getByText(english('cart.empty'))).toBeVisible()
    await expect(line).not.toContainText(english('cart.changed'))
    await expect(PLACES.cart.shows(page)).toBeVisible()
  })
}

test('dearer between the quote and Pay: both sums, no charge before it is accepted', async ({
  page,
  scenario,
  world,
}) => {
  const { totalAmount } = await fillBooking(page)
  const [before, now] = [lira(totalAmount.value), lira(dearer(totalAmount.value))]
  await visit(page, PLACES.payment.address)
  await expect(payButton(page)).toContainText(before)
  await fillCard(page)
  await tickContracts(page)
  await scenario('price-changed')
  await payButton(page).click()
  const dialog = page.getByRole('dialog', { name: english('checkout.repriced.title') })
  await expect(dialog).toContainText(before)
  await expect(dialog).toContainText(now)
  expect(await world.payments()).toEqual([])

  await dialog.getByRole('link', { name: english('checkout.backToCart') }).click()
  await expect(page.getByRole('article')).toContainText(english('cart.changed'))
  await visit(page, PLACES.payment.address)
  await expect(payButton(page)).toContainText(now)
  await expect(page.getByRole('main')).toContainText(`has changed from ${before} to ${now}`)
  await pay(page, { number: CARDS.frictionless })
  await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
  expect(await world.captures()).toMatchObject([{ amount: dearer(totalAmount.value) }])
})

// The test above pays the new price, and the one below accepts it in the dialog.
test(
  'dearer between the quote and Pay: the new price is accepted in the dialog',
  { tag: '@long' },
  async ({ page, scenario, world }) => {
    const { totalAmount } = await fillBooking(page, { from: 45 })
    await visit(page, PLACES.payment.address)
    await fillCard(page)
    await tickContracts(page)
    await scenario('price-changed')
    await payButton(page).click()
    const dialog = page.getByRole('dialog', { name: english('checkout.repriced.title') })
    await dialog.getByRole('button', { name: english('checkout.repriced.accept') }).click()
    await expect(dialog).toBeHidden()
    await expect(payButton(page)).toContainText(lira(dearer(totalAmount.value)))
    expect(await world.payments()).toEqual([])
    await pay(page, { number: CARDS.frictionless })
    await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
    expect(await world.captures()).toMatchObject([{ amount: dearer(totalAmount.value) }])
  },
)

test('dearer, and another currency chosen before the answer: the accepted price is that of the press', async ({
  page,
  scenario,
}) => {
  await fillBooking(page, { from: 55 })
  await visit(page, PLACES.payment.address)
  await fillCard(page)
  await tickContracts(page)
  await scenario('price-changed')
  const price = await hold(page, '**/api/quote')
  await payButton(page).click()
  await price.asked
  await page.getByRole('radio', { name: 'EUR' }).check()
  price.release()
  const dialog = page.getByRole('dialog', { name: english('checkout.repriced.title') })
  await dialog.getByRole('button', { name: english('checkout.repriced.accept') }).click()
  await expect(payButton(page)).toContainText('€')
  await expect(payButton(page)).toBeEnabled()
})
