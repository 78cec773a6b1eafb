import { expectNotice } from '../announced.ts'
import { changeElsewhere, fillBasket } from '../basket.ts'
import { inDays } from '../days.ts'
import { lira } from '../money.ts'
import { fillEveryKind } from '../every-kind.ts'
import { hold } from '../network.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { reload, stopClock, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test('decision 27.1: the same room twice is one line of two, its total doubled exactly', async ({ page }) => {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
  const add = page.getByRole('article', { name: HOTEL.room }).getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expectNotice(page, 'Added to cart')
  await test.step('the session of the booking is kept for 7 days', async () => {
    const session = (await page.context().cookies()).find(({ name }) => name === '__Host-sid')
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(Math.abs((session?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(600)
  })
  const cart = page.getByRole('link', { name: /^Cart: / })
  const once = /₺[\d.,]+/.exec((await cart.textContent()) ?? '')?.[0] ?? ''
  const single = Number(once.slice(1).replaceAll('.', '').replace(',', '.'))
  await add.click()
  await expectNotice(page, 'Added to cart, now 2 rooms')
  await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toContainText(lira(single * 2))
  await cart.click()
  const lines = page.getByRole('main').getByRole('article')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(lira(single * 2))
  await expect(lines).toContainText(`2 × ${once}`)
})

test('cart: remove and undo, and the count of rooms', async ({ page }) => {
  const { totalAmount } = await fillBasket(page, { children: [7] })
  await page.clock.install()
  await visit(page, '/cart')
  const line = page.getByRole('main').getByRole('article', { name: HOTEL.name })
  const messages = page.getByRole('region', { name: 'Messages' })
  const toPay = page
    .getByRole('complementary')
    .getByRole('definition')
    .filter({ hasText: lira(totalAmount.value) })

  await test.step('what is in it', async () => {
    await expect(line).toContainText('2 adults, 1 child')
    await expect(line).toContainText(HOTEL.room)
    await expect(line).toContainText(lira(totalAmount.value))
    await expect(toPay).not.toHaveCount(0)
  })
  await test.step('removed and had back within 10 seconds', async () => {
    const until = await stopClock(page)
    const changes: string[] = []
    page.on('request', (request) => void (request.method() === 'GET' || changes.push(request.url())))
    const { asked, release } = await hold(page, '**/EmptyCart-*')
    await line.getByRole('button', { name: /^Remove/ }).click()
    await asked
    // What stands in place of the last line is fetched before the change, which would have been sent before this.
    await page.evaluate(() => fetch('/api/web/site').then((answer) => answer.text()))
    expect(changes).toEqual([])
    release()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Empty cart' })).toBeVisible()
    await expect(messages).toContainText(`${HOTEL.name} removed`)
    await until(9999)
    await expect(messages).toContainText('removed')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await messages.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(line).toContainText(lira(totalAmount.value))
    await page.clock.resume()
  })
  await test.step('one room more and one fewer', async () => {
    await line.getByRole('button', { name: 'One room more' }).click()
    await expect(line.getByRole('status')).toHaveText('2')
    await expect(line).toContainText(lira(totalAmount.value * 2))
    await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('2 items, kept for you')
    await line.getByRole('button', { name: 'One room fewer' }).click()
    await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
    await expect(line.getByRole('button', { name: 'One room fewer' })).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('removed for good after 10 seconds', async () => {
    const until = await stopClock(page)
    await line.getByRole('button', { name: /^Remove/ }).click()
    const undo = messages.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeVisible()
    await until(9999)
    await expect(undo).toBeVisible()
    await until(10_000)
    await expect(undo).toHaveCount(0)
    await page.clock.resume()
  })
})

test('cart: two tabs of one visitor are in step', async ({ page, context }) => {
  await fillBasket(page)
  await visit(page, '/cart')
  const other = await context.newPage()
  await visit(other, hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
  await expect(other.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'One room more' }).click()
  await expect(other.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
  const room = other.getByRole('article', { name: HOTEL.room })
  // A cheaper rate has its terms: where the basket is known, its row comes below those that can be pressed before.
  await expect(room.getByRole('row').last()).toContainText('In cart × 2')
  await room.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Cart: 3 items' })).toBeVisible()
  await test.step('the checkout of one whose basket the other empties says so', async () => {
    await visit(page, '/checkout?step=guests')
    await page.getByRole('textbox').last().focus()
    await page.evaluate(() => scrollTo(0, 640))
    await visit(other, '/cart')
    const removes = other.getByRole('main').getByRole('button', { name: /^Remove/ })
    for (const left of [1, 0]) {
      await removes.first().click()
      await expect(removes).toHaveCount(left)
    }
    const empty = page.getByRole('heading', { name: 'Your cart is empty' })
    await expect(empty).toBeFocused()
    await expect(empty).toBeInViewport()
    await expect(page.getByText('The cart was changed in another window.')).toBeVisible()
  })
})

test.describe('cart: a window that missed a change', () => {
  // The browser also logs the 412 response.
  test.use({ noise: [/status of 412/] })

  test('H2: after a 412 both changes are kept, and a message says so', { tag: '@demo-long' }, async ({ page }) => {
    await fillBasket(page)
    await visit(page, '/cart')
    const lines = page.getByRole('main').getByRole('article')
    await expect(lines).toHaveCount(1)
    await changeElsewhere(page, [
      { hotel: '12', count: 3 },
      { hotel: '21', count: 1 },
    ])
    await expect(lines).toHaveCount(1)
    const stale = page.waitForResponse((answer) => answer.status() === 412)
    await lines.first().getByRole('button', { name: 'One room more' }).click()
    await stale
    await expectNotice(page, 'Another window had made it 3 rooms; now it is 2 rooms.')
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: HOTEL.name }).getByRole('status')).toHaveText('2')
    await reload(page)
    await expect(lines).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Cart: 3 items' })).toBeVisible()
  })

  test('H2: what another window has removed is not brought back by a press', async ({ page }) => {
    await fillBasket(page, { hotels: ['12', '21'] })
    await visit(page, '/cart')
    const lines = page.getByRole('main').getByRole('article')
    await expect(lines).toHaveCount(2)
    await changeElsewhere(page, [{ hotel: '21', count: 1 }])
    await lines
      .filter({ hasText: HOTEL.name })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(lines).toHaveCount(1)
    await expect(lines.filter({ hasText: HOTEL.name })).toHaveCount(0)
  })
})

test('cart: an empty one leads to the hotels', async ({ page }) => {
  await visit(page, '/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All hotels' }).click()
  await expect(page).toHaveURL(/\/hotels$/)
})

test('cart: every kind of line says what it is', { tag: '@demo-long' }, async ({ page }) => {
  await fillEveryKind(page)
  await visit(page, '/cart')
  const lines = page.getByRole('main').getByRole('article')
  await expect(lines).toHaveCount(10)
  const says: [string, RegExp][] = [
    ['Hotel', /Garden double · All inclusive.*2 adults.*Rooms/],
    ['Flight, outbound', /Istanbul – Antalya.*IST.*Direct.*AYT.*2 adults/],
    ['Flight, return', /Antalya – Istanbul/],
    ['Day tour', /2 adults/],
    ['Package tour', / – .*2 adults.*nights/],
    ['Gulet', / – .*2 adults.*7 nights/],
    ['Caravan', / – .*Driving licence class (B|BE|C1).*Caravans.*7 days/],
    ['Event', /\d\d:\d\d · 2 adults/],
    ['Rental car', /Driver from \d+ years.*Security deposit ₺.*Cars/],
    [
      'Private transfer, both ways',
      /Antalya Airport to Kaş.*14:30.*TK 2410.*Kaş to Antalya Airport.*2 bags.*per vehicle/,
    ],
  ]
  for (const [at, [kind, facts]] of says.entries()) {
    await expect(lines.nth(at)).toContainText(kind)
    await expect(lines.nth(at)).toContainText(facts)
  }
  // The totals of ten lines are higher than the window, and their button can be scrolled to all the same.
  const onward = page.getByRole('main').getByRole('link', { name: 'Continue' })
  await onward.scrollIntoViewIfNeeded()
  await expect(onward).toBeInViewport()
})

// The question is in "keyboard: a flight and its fare, the cart, …" of `page/keyboard.e2e.ts`, both ways and their old
// place are in `cart-flights.test.ts` (decision 27.4), and Undo is in "cart: remove and undo, …".
test(
  'cart: removing a flight asks first, removes both its ways, and can be undone (decision 27.4)',
  { tag: '@long' },
  async ({ page }) => {
    await fillEveryKind(page)
    await page.clock.install()
    await visit(page, '/cart')
    const lines = page.getByRole('main').getByRole('article')
    const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
    const back = lines.filter({ hasText: 'Flight, return' })
    const dialog = page.getByRole('dialog', { name: 'Remove the flight?' })
    await test.step('kept after all', async () => {
      await back.getByRole('button', { name: /^Remove/ }).click()
      await expect(dialog).toContainText('the outbound and the return flight')
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await expect(lines).toHaveCount(10)
    })
    await test.step('removed with the way there', async () => {
      const until = await stopClock(page)
      await back.getByRole('button', { name: /^Remove/ }).click()
      await dialog.getByRole('button', { name: 'Remove the flight' }).click()
      // A message stays as long as the pointer is on it.
      await undo.hover()
      await until(20_000)
      await expect(lines).toHaveCount(8)
      await expect(page.getByRole('main').getByText(/^Flight/)).toHaveCount(0)
    })
    await test.step('had back at their place', async () => {
      await undo.click()
      await page.clock.resume()
      await expect(lines).toHaveCount(10)
      await expect(lines.nth(1)).toContainText('Flight, outbound')
      await expect(lines.nth(2)).toContainText('Flight, return')
    })
  },
)
