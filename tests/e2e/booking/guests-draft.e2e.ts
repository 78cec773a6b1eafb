import type { Page } from '@playwright/test'
import { fillBasket, fillBooking, fillFlight } from '../basket.ts'
import { CARDS, cardFields, contractBoxes, fillCard, fillGuests, pay, payButton, PEOPLE } from '../checkout.ts'
import { hold } from '../network.ts'
import { fillHydrated, painted, reload, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const [[NAME, SURNAME], [OTHER]] = PEOPLE
const WISH = 'A room on a high floor, please'

const customer = (page: Page) => page.getByRole('region', { name: english('checkout.customer.title') })
const guests = (page: Page) => page.getByRole('region', { name: english('checkout.guests.title') }).getByRole('group')
const nameIn = (part: ReturnType<typeof customer>) =>
  part.getByRole('textbox', { name: english('checkout.customer.name'), exact: true })
const wishes = (page: Page) => page.getByRole('textbox', { name: english('checkout.wishes.label') })

/** Everything stored in this tab and browser; in the demo without the upstreams' own data. */
const storage = (page: Page) =>
  page.evaluate(() => {
    const own = Object.entries(sessionStorage).filter(([key]) => !/^rota\.(world|key|cookie\.|store\/)/.test(key))
    return JSON.stringify([{ ...localStorage }, own, history.state])
  })

async function expectTyped(page: Page): Promise<void> {
  await expect(nameIn(customer(page))).toHaveValue(NAME)
  await expect(customer(page).getByRole('textbox', { name: english('checkout.customer.email') })).toHaveValue(
    'ada.kaya@example.com',
  )
  await expect(nameIn(guests(page).nth(1))).toHaveValue(OTHER)
  await expect(wishes(page)).toHaveValue(WISH)
}

test('guests: a reload, Back and Forward keep what was typed', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/checkout')
  await fillGuests(page)
  await wishes(page).fill(WISH)
  await expect.poll(() => storage(page)).toContain(WISH)
  await test.step('a reload', async () => {
    await reload(page)
    await expectTyped(page)
  })
  await test.step('Back and Forward', async () => {
    await page.getByRole('link', { name: english('checkout.backToCart') }).click()
    await expect(page.getByRole('heading', { level: 1, name: english('cart.title') })).toBeVisible()
    await page.goBack()
    await expectTyped(page)
    await page.goBack()
    await page.goForward()
    await expectTyped(page)
  })
  await test.step('saved, the booking holds it and the tab nothing', async () => {
    await page.getByRole('button', { name: english('checkout.continue') }).click()
    await expect(payButton(page)).toBeVisible()
    expect(await storage(page)).not.toContain(WISH)
    await page.getByRole('link', { name: english('checkout.step.guests') }).click()
    await expectTyped(page)
  })
  await test.step('Back and Forward between the steps focus their headings (decision 33.6)', async () => {
    const title = (step: string) => page.getByRole('heading', { level: 1, name: english(`checkout.heading.${step}`) })
    await page.goBack()
    await expect(title('payment')).toBeFocused()
    await page.goForward()
    await expect(title('guests')).toBeFocused()
  })
})

test('guests: what was typed is forgotten with the basket', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/checkout')
  await fillGuests(page)
  await expect.poll(() => storage(page)).toContain(SURNAME)
  await page.getByRole('link', { name: english('checkout.backToCart') }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(english('cart.empty'))).toBeVisible()
  expect(await storage(page)).not.toContain(SURNAME)
})

test('guests: what was changed before the payment is forgotten with the booking', async ({ page }) => {
  await fillBooking(page)
  await visit(page, '/checkout')
  await fillHydrated(wishes(page), WISH)
  await expect.poll(() => storage(page)).toContain(WISH)
  await visit(page, '/checkout?step=payment')
  await pay(page, { number: CARDS.frictionless })
  await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
  expect(await storage(page)).not.toContain(WISH)
})

test('guests: a visitor who goes Back during saving stays there', async ({ page }) => {
  await fillBasket(page)
  await visit(page, '/cart')
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await fillGuests(page)
  const { asked, release } = await hold(page, '**/api/reservation')
  await page.getByRole('button', { name: english('checkout.continue') }).click()
  await asked
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: english('cart.title') })).toBeVisible()
  // The guests are saved last.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"key":"guests"') ?? false)
  release()
  await (await saved).finished()
  // Until the page has done what it does with the answer.
  await painted(page.locator('body'))
  await expect(page).toHaveURL(/\/cart$/)
})

// That no draft keeps a card is in "E12: a number as long as a card’s …" of `kept-draft.test.ts`, and that nothing of a
// card is kept in the browser in "card data: …" of `payment/card-data.e2e.ts`.
test(
  'card data: a reload of the payment step keeps nothing of the card, nor does a card in the wishes (E12)',
  { tag: '@long' },
  async ({ page }) => {
    await fillBooking(page)
    await visit(page, '/checkout')
    const other = nameIn(guests(page).nth(1))
    await fillHydrated(other, 'Typed before')
    await expect.poll(() => storage(page)).toContain('Typed before')
    await wishes(page).pressSequentially('Card 5555 5555 5555 4444')
    await other.fill('Typed after')
    await expect.poll(() => storage(page)).toContain('Typed after')
    expect(await storage(page)).not.toMatch(/5555|4444/)
    await visit(page, '/checkout?step=payment')
    await fillCard(page)
    await contractBoxes(page).first().check()
    expect(await storage(page)).not.toMatch(/4000 ?0000|1091|ADA KAYA/)
    await reload(page)
    await expect(payButton(page)).toBeVisible()
    for (const field of Object.values(cardFields(page))) await expect(field).toHaveValue('')
  },
)

test('guests: names in other letters get a hint, not an error, where the passport counts', async ({ page }) => {
  const part = page.getByRole('region', { name: english('checkout.guests.title') })
  await test.step('the provider and airlines take Latin letters only', async () => {
    await fillFlight(page)
    await visit(page, '/checkout')
    const guest = guests(page).nth(1)
    await nameIn(guest).fill('Иван')
    await expect(guest).toContainText(english('checkout.guests.latin'))
    await guest.getByRole('button', { name: 'Write Ivan' }).click()
    await expect(nameIn(guest)).toHaveValue('Ivan')
    await expect(part).not.toContainText(english('checkout.guests.latin'))
    await nameIn(guest).fill('李')
    await expect(guest).toContainText(english('checkout.guests.latin'))
    await expect(guest.getByRole('button')).toHaveCount(0)
  })
  await test.step('our own hotels take every name', async () => {
    await fillBasket(page)
    await visit(page, '/checkout')
    await nameIn(guests(page).nth(1)).pressSequentially('Иван')
    await expect.poll(() => storage(page)).toContain('Иван')
    await expect(part).not.toContainText(english('checkout.guests.latin'))
  })
})
