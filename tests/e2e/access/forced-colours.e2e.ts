import type { Page } from '@playwright/test'
import { fillBooking } from '../basket.ts'
import { bookHeld } from '../booked.ts'
import { inDays } from '../days.ts'
import { HOTEL, hotelAddress } from '../search.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'
import { open, STAY } from './routes.ts'
import { LARGE } from './sizes.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, viewport: LARGE })

/** Icons that keep a colour of their own, and would be lost on the background of a visitor's choice. */
const foreignIcons = (page: Page) =>
  page.locator('main svg:visible').evaluateAll((all) =>
    all
      .filter((icon) => icon.parentElement !== null && getComputedStyle(icon).stroke !== 'none')
      .filter((icon) => getComputedStyle(icon).stroke !== getComputedStyle(icon).color)
      .map((icon) => icon.outerHTML.slice(0, 120)),
  )

/** Buttons and fields without any border: with the backgrounds gone, nothing shows where they are. */
const borderless = (page: Page) =>
  page.locator('main :is(button, input, select, textarea):visible').evaluateAll((all) =>
    all
      .filter((control) => !['checkbox', 'radio', 'range'].includes(control.getAttribute('type') ?? ''))
      .filter((control) => {
        for (let at: Element | null = control, up = 0; at && up < 3; at = at.parentElement, up++) {
          const { borderBlockEndStyle, borderBlockEndWidth, textDecorationLine } = getComputedStyle(at)
          if (borderBlockEndStyle !== 'none' && borderBlockEndWidth !== '0px') return false
          if (textDecorationLine === 'underline') return false
        }
        return true
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  )

test('forced colours leave borders to what can be pressed, and colour icons like their text', async ({ page }) => {
  await open(page, `/hotels?${STAY}&stars=4,5`)
  const filtersOn = page.getByRole('list', { name: 'Filters that are on' })
  await expect(filtersOn.getByRole('button').first()).toHaveCSS('border-top-style', 'solid')
  const change = page.getByRole('button', { name: 'Change' }).first()
  await expect(change).toHaveCSS('border-top-style', 'solid')
  await change.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(change).not.toHaveCSS('outline-style', 'none')
  expect(await foreignIcons(page)).toEqual([])
  await open(page, '/contact')
  await expect(page.getByRole('main').getByRole('button', { name: 'Call me' })).toHaveCSS('border-top-style', 'solid')
  for (const address of ['/', hotelAddress(HOTEL.slug, inDays(20), inDays(25))]) {
    await open(page, address)
    expect.soft(await borderless(page), address).toEqual([])
    expect.soft(await foreignIcons(page), address).toEqual([])
  }
})

test('forced colours: the fields, choices and buttons from the cart to the booking can be seen', async ({ page }) => {
  const { token } = await bookHeld(page)
  await fillBooking(page)
  for (const [address, shows] of [
    [`/booking/${token}`, 'booking.accounts.title'],
    ['/cart', 'cart.continue'],
    ['/checkout', 'checkout.continue'],
    ['/checkout?step=payment', 'checkout.contract.title'],
  ] as const) {
    await open(page, address)
    await expect(page.getByText(english(shows)).first()).toBeVisible()
    // What is missing is marked.
    if (address.startsWith('/checkout')) await page.getByRole('main').locator('button[type=submit]').last().click()
    expect.soft(await borderless(page), address).toEqual([])
    expect.soft(await foreignIcons(page), address).toEqual([])
  }
})
