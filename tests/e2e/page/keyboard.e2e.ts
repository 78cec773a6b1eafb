import type { Locator, Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { tabTo } from '../keyboard.ts'
import { HOTEL, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

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
    await expect.poll(day).toBeGreaterThan(20_000_000)
    const before = await day()
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
    await keyboard.press('Space')
    await expect(panel).toBeVisible()
  })
  await test.step('search, which closes the panel when the focus goes on, and the list', async () => {
    await tabTo(page, form.getByRole('button', { name: 'Search' }))
    await expect(page.getByRole('dialog', { name: 'Guests' })).toBeHidden()
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
  await expectNotice(page, 'Istanbul – Antalya removed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** The heading of a page. */
const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

async function follow(page: Page, link: Locator, name: string): Promise<void> {
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(title(page, name)).toBeFocused()
}

test('keyboard: the contact page and the settings without a pointer', async ({ page }) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const footer = page.getByRole('contentinfo')
  await visit(page, '/contact')
  await test.step('the form of the contact page opens, and gives the focus back', async () => {
    const opener = main.getByRole('button', { name: 'Call me' })
    await tabTo(page, opener)
    await keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'When shall we call?' })
    await expect(form).toBeVisible()
    await keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('the statement and the settings, which are saved', async () => {
    await follow(page, footer.getByRole('link', { name: 'Accessibility' }), 'Accessibility')
    await follow(page, footer.getByRole('link', { name: 'Language and currency' }), 'Language and currency')
    await tabTo(page, main.getByRole('radio', { name: 'English' }))
    await tabTo(page, main.getByRole('button', { name: 'Save' }))
    await keyboard.press('Enter')
    await expect(main.getByRole('status')).not.toBeEmpty()
  })
})

// "a new page fades in, focuses its heading…" in layout/page-transition.e2e.ts and "finding a place, or none, leaves
// the focus on what was found" in search/focus-after-press.e2e.ts have the rules; the links are the browser's own.
test('keyboard: pages to read without a pointer', { tag: '@long' }, async ({ page }) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const footer = page.getByRole('contentinfo')
  await visit(page, '/settings')
  await test.step('a place by its name', async () => {
    await follow(page, footer.getByRole('link', { name: 'All places' }), 'Places')
    await tabTo(page, main.getByRole('searchbox'))
    await keyboard.type('kas')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/name=kas/)
    await follow(page, main.getByRole('link', { name: /^Kaş/ }), 'Kaş')
  })
  await test.step('a guide, by the footer, and its contents', async () => {
    await follow(
      page,
      footer.getByRole('link', { name: /^Kaş to Olympos/ }),
      'Kaş to Olympos: a week on the Lycian coast',
    )
    await tabTo(page, main.getByRole('link', { name: 'Three days on foot' }))
    await keyboard.press('Enter')
    await expect(main.getByRole('heading', { name: 'Three days on foot' })).toBeInViewport()
  })
  await test.step('deals, all themes and another one', async () => {
    await follow(page, footer.getByRole('link', { name: 'Deals' }), 'Summer deals')
    await keyboard.press('Shift+Tab')
    await expect(main.getByRole('link', { name: 'Themes' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(title(page, 'Themes')).toBeFocused()
    await follow(page, main.getByRole('link', { name: 'Beach' }), 'Beach')
  })
})

test('a panel that is opened again in the moment in which it closes opens', async ({ page }) => {
  await visit(page, '/')
  const guests = page.getByRole('form', { name: 'Search for a hotel' }).getByRole('button', { name: /^Guests/ })
  const panel = page.getByRole('dialog', { name: 'Guests' })
  await guests.click()
  await expect(panel).toBeVisible()
  // Faster than the browser tells that it has closed.
  await guests.evaluate((button: HTMLElement) => {
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.hidePopover()
    button.click()
  })
  await expect(guests).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
})
