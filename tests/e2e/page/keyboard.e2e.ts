import type { Locator, Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { HOTEL, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

/** Upper limit of Tab presses to reach an element. */
const MOST_STOPS = 80

/** Whether the focused element, or an ancestor, shows a focus indicator. */
function showsFocus(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || !focused.matches(':focus-visible')) return false
  // A slider shows its focus on the thumb, which scripts cannot read.
  if (focused.matches('[type=range]')) return true
  for (let at: Element | null = focused, up = 0; at; at = at.parentElement, up++) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || (boxShadow !== 'none' && up < 3)) return true
  }
  return false
}

/** Presses Tab until the target has the focus; the focus must be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(showsFocus), await page.evaluate(() => document.activeElement?.outerHTML ?? '')).toBe(
      true,
    )
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

test('keyboard: the skip link is the first stop and leads past the header', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('keyboard: from the home page to the checkout without a pointer', async ({ page }) => {
  const { keyboard } = page
  const form = searchForm(page)
  await visit(page, '/')
  await test.step('a place by the arrow keys, decision 35.1', async () => {
    const where = form.getByRole('combobox', { name: 'Where' })
    await tabTo(page, where)
    await keyboard.type('kas')
    await expect(form.getByRole('option', { name: 'Kaş' }).first()).toBeVisible()
    await keyboard.press('ArrowDown')
    await expect(form.getByRole('option', { selected: true })).toHaveText(/Kaş/)
    await keyboard.press('Enter')
    await expect(where).toHaveValue('Kaş')
    await expect(where).toBeFocused()
  })
  await test.step('dates by the arrow keys; Escape gives the focus back', async () => {
    const checkIn = form.getByRole('button', { name: /^Check-in/ })
    await tabTo(page, checkIn)
    await keyboard.press('Enter')
    const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
    await expect(calendar).toBeVisible()
    const day = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset['day']))
    const before = await day()
    expect(before).toBeGreaterThan(20_000_000)
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowRight')
    expect(await day()).not.toBe(before)
    await keyboard.press('Enter')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(calendar.getByText('7 nights')).toBeVisible()
    await keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(checkIn).toBeFocused()
  })
  await test.step('guests; Escape gives the focus back', async () => {
    const guests = form.getByRole('button', { name: /^Guests/ })
    await tabTo(page, guests)
    await keyboard.press('Space')
    const panel = page.getByRole('dialog', { name: 'Guests' })
    await tabTo(page, panel.getByRole('button', { name: 'One child more' }))
    await keyboard.press('Enter')
    await tabTo(page, panel.getByRole('combobox', { name: 'Child 1, age' }))
    await keyboard.type('7')
    await keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(guests).toBeFocused()
    await expect(guests).toContainText('2 adults, 1 child')
  })
  await test.step('search, and the list', async () => {
    await tabTo(page, form.getByRole('button', { name: 'Search' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Kaş' })).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: `See rooms: ${HOTEL.name}` }))
    await keyboard.press('Enter')
  })
  await test.step('photos in a dialog that Escape closes', async () => {
    await expect(page.getByRole('heading', { level: 1, name: HOTEL.name })).toBeVisible()
    const opener = page.getByRole('button', { name: /^\d+ photos$/ })
    await tabTo(page, opener)
    await keyboard.press('Enter')
    const photos = page.getByRole('dialog', { name: `Photos of ${HOTEL.name}` })
    await expect(photos).toContainText('Photo 1 of')
    await keyboard.press('ArrowRight')
    await expect(photos).toContainText('Photo 2 of')
    await keyboard.press('Escape')
    await expect(photos).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('a room, the cart, the checkout', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Add to cart' }).first())
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Go to cart' }).filter({ visible: true }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    const onward = page.getByRole('main').getByRole('link', { name: 'Continue' })
    await tabTo(page, onward)
    // While prices are reloaded, the button shows a spinner and ignores presses.
    await expect(onward).not.toHaveAttribute('aria-busy', 'true')
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  })
})

test('keyboard: a flight and its fare, the cart, and the question before it is removed', async ({ page }) => {
  const { keyboard } = page
  await visit(page, `/flight?from=IST&to=AYT&trip=one-way&departure=${inDays(40).iso}`)
  const flight = page.getByRole('main').getByRole('article').first()
  const fare = flight.getByRole('link', { name: /^Choose/ }).first()
  const departure = page.getByRole('heading', { name: '1. Departure' })
  await tabTo(page, flight.getByRole('button', { name: /^Choose/ }))
  await keyboard.press('Enter')
  await tabTo(page, fare)
  await keyboard.press('Enter')
  await expect(departure).toBeFocused()
  await expect(departure).toBeInViewport()
  await test.step('another fare keeps the focus in the table', async () => {
    await tabTo(page, flight.getByRole('button', { name: /^Compare fares/ }))
    await keyboard.press('Enter')
    await tabTo(page, fare)
    await keyboard.press('Enter')
    await expect(flight.getByRole('cell').filter({ hasText: 'Chosen' }).locator(':focus')).toHaveText('Chosen')
  })
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
  const remove = page.getByRole('button', { name: /^Remove Istanbul – Antalya$/ })
  await tabTo(page, remove)
  await keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Remove the flight' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await expect(page.getByText('Istanbul – Antalya removed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
