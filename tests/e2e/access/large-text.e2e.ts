import type { Page } from '@playwright/test'
import { fillBooking } from '../basket.ts'
import { bookHeld } from '../booked.ts'
import { inDays } from '../days.ts'
import { fillEveryKind } from '../every-kind.ts'
import { overflow } from '../overflow.ts'
import { ALL_DRAWN, restyle } from '../restyle.ts'
import { SLOW_TIMEOUT, violations } from '../violations.ts'
import { english, wordsOf } from '../words.ts'
import { expect, test } from '../world.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { open, ROUTES, STAY, WALKED } from './routes.ts'
import { LARGE, SMALL } from './sizes.ts'

/** Text of twice the size (WCAG 1.4.4). */
const DOUBLE = ':root { font-size: 200% !important }'

const german = wordsOf('de')

/** The widest spacing that a visitor may ask for (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

const TEXTS = [
  { name: 'text of 200 %', css: DOUBLE, size: LARGE },
  { name: 'text spacing', css: SPACED, size: SMALL },
]

/** What shows that a page is complete, where its heading does not. */
const SHOWN: Readonly<Record<string, string>> = {
  hotels: 'hotels.rooms',
  cart: 'cart.continue',
  checkout: 'checkout.continue',
  payment: 'checkout.contract.title',
  booking: 'booking.accounts.title',
}

test.use({ viewport: LARGE, noise: [/status of 404/] })

/** Opens each route of the walks, with content. */
async function eachWalked(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  const { token } = await bookHeld(page)
  await fillBooking(page)
  const fuller: Record<string, string> = { booking: `/booking/${token}`, hotels: `/hotels?${STAY}&stars=4,5` }
  for (const route of ROUTES.filter(({ name }) => WALKED.has(name))) {
    const address = fuller[route.name] ?? route.address
    await page.setViewportSize(LARGE)
    await open(page, address)
    const shows = SHOWN[route.name]
    if (shows !== undefined) await expect(page.getByText(english(shows)).first()).toBeVisible()
    await look(address)
  }
}

// `every-route.e2e.ts` looks at the routes that are not in the walks, and `axe.e2e.ts` at the others at 360 px.
test('at 1280 px there is no violation, and large text there and wide spacing at 360 px cut and cover nothing, on the routes of the walks', async ({
  page,
}) => {
  await eachWalked(page, async (address) => {
    const look = () => violations(page, { contrast: false })
    await expect.soft.poll(look, { message: `${address} at ${LARGE.width} px`, ...SLOW_TIMEOUT }).toEqual([])
    for (const { name, css, size } of TEXTS) {
      await restyle(page, ALL_DRAWN + css)
      await page.setViewportSize(size)
      const found = [...(await page.evaluate(cutOrCovered)), await overflow(page)]
      expect.soft(found, `${address} with ${name} at ${size.width} px`).toEqual([0])
    }
  })
})

// The test above has the rule, at 360 px, where lines are shorter.
test(
  'at 1280 px wide spacing cuts and covers nothing, on the routes of the walks',
  { tag: '@long' },
  async ({ page }) => {
    await eachWalked(page, async (address) => {
      await restyle(page, ALL_DRAWN + SPACED)
      expect.soft([...(await page.evaluate(cutOrCovered)), await overflow(page)], address).toEqual([0])
    })
  },
)

/** The routes whose rows and columns have the longest words. */
const ON_PHONE = ['home', 'hotels', 'hotels-hotel', 'flight', 'locations', 'pages', 'contact', 'not-found']

test.describe('on a phone, in German', () => {
  test.use({ viewport: SMALL })

  // In English, `every-route.e2e.ts` and the test above have the rule.
  const tag = '@long'
  test(
    'text of 200 % widens no page and cuts nothing, and the menu keeps its closing button',
    { tag },
    async ({ page }) => {
      for (const { name, address } of ROUTES.filter((route) => ON_PHONE.includes(route.name))) {
        await open(page, address, 'de')
        await restyle(page, ALL_DRAWN + DOUBLE)
        expect.soft([...(await page.evaluate(cutOrCovered)), await overflow(page)], name).toEqual([0])
      }
      await page.getByRole('button', { name: german('layout.menu') }).click()
      const menu = page.getByRole('dialog')
      expect(await menu.evaluate(({ scrollWidth }) => scrollWidth)).toBe(SMALL.width)
      await expect(menu.getByRole('button', { name: german('close') })).toBeInViewport({ ratio: 1 })
    },
  )
})

const RIDES = `/transfers?from=ayt&to=belek&trip=return&date=${inDays(20).iso}&time=10:10&back=${inDays(25).iso}&backTime=07:30`
const VEHICLE = `${RIDES}&ride=aytbelekminivan`

/** What every product but hotels and flights is chosen and booked on. */
const SOLD = [VEHICLE, '/tours/207', `/services/302?${STAY}`, '/services/381', '/cart', '/checkout']

/** Their lists and forms. */
const LISTED = [RIDES, '/transfers', '/tours', '/services']

async function expectDoubleFits(page: Page, addresses: readonly string[]): Promise<void> {
  await page.setViewportSize(SMALL)
  for (const address of addresses) {
    await open(page, address, 'de')
    await restyle(page, ALL_DRAWN + DOUBLE)
    const found = [...(await page.evaluate(cutOrCovered)), await overflow(page)]
    expect.soft(found, address).toEqual([0])
  }
}

test('text of 200 % fits a phone where tours, services and rides are chosen and booked', async ({ page }) => {
  await fillEveryKind(page)
  await expectDoubleFits(page, SOLD)
})

// `arabic-pages.e2e.ts` sees these at 400 %, and the first test here and `every-route.e2e.ts` with text of 200 %.
test('text of 200 % fits a phone where tours, services and rides are listed', { tag: '@long' }, ({ page }) =>
  expectDoubleFits(page, LISTED),
)

test('vehicles keep their names whole beside the panel when text is large', async ({ page }) => {
  await open(page, VEHICLE)
  for (const size of ['150%', '200%']) {
    await restyle(page, `:root { font-size: ${size} !important }`)
    const lines = await page
      .getByRole('heading', { name: 'Minivan', exact: true })
      .locator('span')
      .evaluate((name) => name.getClientRects().length)
    expect(lines, size).toBe(1)
  }
})

/** Notes of a calendar's days that leave their day, and days that leave the calendar. Runs in the page. */
function outside(calendar: Element): string[] {
  const leaves = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1
  const textOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const whole = calendar.getBoundingClientRect()
  return Array.from(calendar.querySelectorAll('[data-day]')).flatMap((day) => {
    const box = day.getBoundingClientRect()
    const texts = Array.from(day.querySelectorAll('[aria-hidden]')).filter((text) => leaves(textOf(text), box))
    return leaves(box, whole) ? [day.textContent] : texts.map((text) => text.textContent)
  })
}

// Beside the panel of a tour the calendar has less room than on a phone.
test('the prices of a calendar stay in their days when text is large', async ({ page }) => {
  for (const language of ['en', 'ar'] as const) {
    for (const [at, size] of Object.entries({ beside: LARGE, phone: SMALL })) {
      await page.setViewportSize(size)
      await open(page, '/tours/207', language)
      await restyle(page, DOUBLE)
      const calendar = page.locator('[data-calendar]')
      await expect(calendar).toContainText(/\d,\d/)
      expect.soft(await calendar.evaluate(outside), `${language} ${at}`).toEqual([])
    }
  }
})

// As with the zoom of the browser, a window is as wide as its words in it: what is set in pixels would stay beside.
test('with twice the font size of the browser, a room is added to the cart in one column', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize(LARGE)
  await open(page, `${ROUTES.find(({ name }) => name === 'hotels-hotel')?.address}`)
  await expect(page.locator('[data-lead]').first()).toBeVisible()
  expect([...(await page.evaluate(cutOrCovered)), await overflow(page)]).toEqual([0])
  await page
    .getByRole('button', { name: english('hotel.choose') })
    .first()
    .click()
  await expect(page.getByText(english('cart.added'))).toBeVisible()
})
