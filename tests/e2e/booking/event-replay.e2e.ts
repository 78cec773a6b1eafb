import type { Page } from '@playwright/test'
import { announcedOn, expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { PROVIDER_SITE } from './provider-site.ts'
import { visit } from '../visit.ts'
import { english as words } from '../words.ts'
import { expect, test } from '../world.ts'

test.use(PROVIDER_SITE)

const HOTEL = `/hotels/ardic-bay-hotel-p2-30211?checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}`

const choose = (page: Page) =>
  page
    .getByRole('article', { name: 'Garden double' })
    .getByRole('button', { name: words('hotel.choose') })
    .first()

/** Server-rendered pages, the file with their code, a press, and what it does. */
const PRESSES = [
  {
    what: 'a rate',
    address: HOTEL,
    file: 'hotels-hotel',
    press: choose,
    isDone: async (page: Page) => (await announcedOn(page)).some((text) => text.includes(words('cart.added'))),
  },
  {
    what: 'the place of a search',
    address: '/hotels',
    file: 'ProviderStays',
    press: (page: Page) => page.getByRole('button', { name: words('hotels.noPlace.choose') }),
    isDone: (page: Page) => page.getByRole('combobox', { name: words('search.where') }).isVisible(),
  },
]

for (const { what, address, file, press, isDone } of PRESSES) {
  // "a press on a page whose code has not loaded is not lost, …" in `search/event-replay.e2e.ts` has the rule.
  test(`a press on ${what} before its code has loaded is not lost`, { tag: '@long' }, async ({ page }) => {
    // A page is sent without prices that take more than a second and a half; then they are there for the next one.
    await visit(page, address)
    await expect(press(page)).toBeVisible()
    const { release } = await hold(page, `**/assets/${file}-*.js`)
    await page.goto(address, { waitUntil: 'commit' })
    await press(page).click()
    expect(await isDone(page)).toBe(false)
    release()
    await expect.poll(() => isDone(page)).toBe(true)
  })
}

for (const width of [1280, 360]) {
  // Texts take more lines on a phone, and so move more.
  const tag = width === 360 ? [] : ['@long']
  test(`at ${width} px, no button of a rate moves when the basket comes late`, { tag }, async ({ page }) => {
    await visit(page, HOTEL)
    await choose(page).click()
    await expectNotice(page, words('cart.added'))
    const room = page.getByRole('article', { name: 'Garden double' })
    /** At one moment and within the room, so that what loads above it does not count. */
    const middles = () =>
      room.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        const boxes = [...element.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
        return boxes.map((box) => Math.round(box.top + box.height / 2 - top))
      })
    await page.setViewportSize({ width, height: 900 })
    const { release } = await hold(page, '**/api/web/site')
    await page.goto(HOTEL)
    await expect(choose(page)).toBeVisible()
    const before = await middles()
    release()
    await expect(room).toContainText(words('hotel.rate.inCart'))
    expect(await middles()).toEqual(before)
  })
}
