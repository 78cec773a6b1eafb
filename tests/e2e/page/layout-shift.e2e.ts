import type { Locator, Page } from '@playwright/test'
import { fillBasket, fillBooking, fillFlight } from '../basket.ts'
import { contractBoxes, payButton } from '../checkout.ts'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { hotelAddress, HOTEL, searchForm } from '../search.ts'
import { follow, visit } from '../visit.ts'
import { english, prefixOf } from '../words.ts'
import { expect, test } from '../world.ts'

test.use({ motion: true })

/**
 * Records every layout shift from the start of the page, also after user input, and the elements that moved. The
 * returned function waits until the page is painted and returns the shifts so far: scrolling before the first paint
 * would count as a shift.
 */
async function measure(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Moved {
      node: Node | null
      previousRect: DOMRectReadOnly
      currentRect: DOMRectReadOnly
    }
    const shifts: string[] = []
    const describe = ({ node, previousRect: from, currentRect: to }: Moved) =>
      `"${node?.textContent?.slice(0, 30)}" from ${from.x} ${from.y} to ${to.x} ${to.y}`
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: Moved[] }
        if (value > 0) shifts.push(`${value}: ${sources.map(describe).join('; ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise(requestAnimationFrame)
    const settledShifts = async () => {
      await frame()
      await frame()
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(globalThis, { settledShifts })
  })
  return () => page.evaluate(() => (globalThis as unknown as { settledShifts: () => string[] }).settledShifts())
}

test('decision 36.9: nothing jumps on the home page', async ({ page }) => {
  const shifts = await measure(page)
  await visit(page, '/')
  await expect(searchForm(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/₺[\d.]+,\d\d/)
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')))
    .toBe(true)
  expect(await shifts()).toEqual([])
})

test('decision 36.9: nothing jumps on a hotel while its prices come', async ({ page }) => {
  const shifts = await measure(page)
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(47), [7]))
  await expect(page.getByRole('article', { name: HOTEL.room })).toContainText(/₺[\d.]+,\d\d/)
  expect(await shifts()).toEqual([])
})

test('decision 36.9: the list says that it is loading, and nothing jumps when it comes', async ({ page }) => {
  const shifts = await measure(page)
  const { release } = await hold(page, '**/api/availability')
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'All hotels' }).click()
  // A list with several pages has a second status below it, with the number shown.
  const count = page.getByRole('main').getByRole('status').first()
  await expect(count).toHaveText('Looking for rooms on your dates')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  const { length } = await shifts()
  release()
  await expect(count).toHaveText(/^\d+ stays/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect((await shifts()).slice(length)).toEqual([])
})

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  // Texts take more lines on a phone, and so move more.
  test.describe(`${width === 360 ? '' : '@long '}${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test('decision 36.9: nothing jumps in cart and checkout while the booking comes, full or empty', async ({
      page,
    }) => {
      const shifts = await measure(page)
      const calm = async (path: string, shown: Locator) => {
        await visit(page, path)
        await expect(shown).toBeVisible()
        const all = await shifts()
        expect(sumOf(all), `${path} ${width}: ${all.join('\n')}`).toBeLessThanOrEqual(0.02)
      }
      const nothing = page.getByRole('main').getByRole('link').first()
      await calm('/cart', nothing)
      await calm('/checkout', nothing)
      await fillBasket(page)
      await calm('/cart', page.getByRole('main').getByRole('article'))
      await calm('/checkout', page.getByRole('button', { name: 'Continue to payment' }))
    })
  })
}

/** Pixels by which the details of two passengers may be higher than their place, as words wrap. */
const NARROW = 40

// High enough for the whole page: browsers report layout shifts only within the viewport.
for (const [width, height] of [
  [1280, 1800],
  [360, 2400],
] as const) {
  // Texts take more lines on a phone, and so move more.
  test.describe(`${width === 360 ? '' : '@long '}${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves under a finger while plans and contracts come to the payment step (decision 36.9)', async ({
      page,
    }) => {
      await fillBooking(page)
      const shifts = await measure(page)
      const plans = await hold(page, '**/api/order/query')
      const contracts = await hold(page, '**/api/contracts/**')
      await visit(page, '/checkout?step=payment')
      await expect(payButton(page)).toBeVisible()
      const { length } = await shifts()
      const [busyPlans, ...busyContracts] = await page.locator('form [aria-busy=true]').all()
      expect(busyPlans).toBeDefined()
      expect(busyContracts).toHaveLength(2)
      plans.release()
      await expect(page.getByText(english('checkout.plan.banks'))).toBeVisible()
      contracts.release()
      await expect(contractBoxes(page)).toHaveCount(2)
      await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
      expect((await shifts()).slice(length)).toEqual([])
    })

    test('the details of passengers come where their place is (decision 36.9)', async ({ page }) => {
      await fillFlight(page)
      const { release } = await hold(page, '**/api/paximum/transaction')
      await visit(page, '/checkout')
      const guests = page.getByRole('region', { name: english('checkout.guests.title') }).getByRole('group')
      await expect(guests).toHaveCount(2)
      const tops = () => guests.evaluateAll((all) => all.map((guest) => guest.getBoundingClientRect().top))
      const [first = 0, second = 0] = await tops()
      release()
      await expect(guests.first().getByLabel(english('passenger.birthDate'))).toBeVisible()
      const [firstNow = 0, secondNow = 0] = await tops()
      expect(firstNow).toBe(first)
      expect(Math.abs(secondNow - second)).toBeLessThan(NARROW)
    })
  })
}

for (const locale of ['en', 'ar'] as const) {
  const tag = locale === 'en' ? [] : ['@long']
  test(
    `nothing moves under a finger after a jump to the end of a list that has just arrived, ${locale} (decision 42.5)`,
    { tag },
    async ({ page }) => {
      await visit(page, `${prefixOf(locale)}/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}`)
      const ends = await page.evaluate(async () => {
        const entries = [...document.querySelectorAll('[data-below] > *')]
        const seen: number[] = []
        const look = async () => {
          await new Promise(requestAnimationFrame)
          seen.push(entries.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN)
        }
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        // Entries above the screen are laid out a moment later.
        while (!entries.at(-4)?.hasAttribute('data-here')) await look()
        await look()
        return seen
      })
      // A browser scrolls by whole pixels.
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1)
    },
  )
}

/** Entries of a list that have not been laid out. */
const LEFT_OUT = '[data-below] > :nth-child(n + 3):nth-last-child(n + 4):not([data-here])'

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('mobile: nothing jumps when a hotel turns out to be full, and the message is in view', async ({ page }) => {
    const shifts = await measure(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/hotels/*/price', async (route) => {
      await held
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), rooms: [] } })
    })
    await visit(page, '/')
    await follow(page, hotelAddress(HOTEL.slug, inDays(40), inDays(45)))
    const first = page.locator('#rooms').getByRole('article').first()
    await expect(first).toBeVisible()
    const { length } = await shifts()
    await first.evaluate((room) => scrollTo(0, room.getBoundingClientRect().top + scrollY - 200))
    release()
    await expect(first.getByRole('heading', { name: /^No rooms/ })).toBeInViewport()
    await slowlyToTheEnd(page)
    const after = (await shifts()).slice(length)
    expect(sumOf(after), after.join('\n')).toBeLessThanOrEqual(0.02)
    // A room that was not in view is said to be full in one line, not in a box of the height of its rates.
    const full = page.locator('#rooms').getByRole('article').last().getByText(english('error.soldOut'), { exact: true })
    expect((await full.boundingBox())?.height).toBeLessThan(80)
  })

  test('mobile: nothing jumps while one scrolls through a list that has just arrived (decision 42.5)', async ({
    page,
  }) => {
    const shifts = await measure(page)
    await page.goto(`/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}`, { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await slowlyToTheEnd(page, 240)
    const all = await shifts()
    expect(sumOf(all), all.join('\n')).toBeLessThanOrEqual(0.02)
    // In the end all entries have their true heights, so that Back finds the place where the visitor was.
    const heights = () =>
      page.locator('[data-below] > *').evaluateAll((entries) => entries.map((it) => it.clientHeight))
    const shown = await heights()
    await page.evaluate(() => document.body.removeAttribute('data-arriving'))
    expect(await heights()).toEqual(shown)
  })

  test('Back finds the place to which one has jumped in a list that has just arrived (decision 42.5)', async ({
    page,
  }) => {
    await visit(page, `/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}`)
    expect(await page.locator(LEFT_OUT).count()).toBeGreaterThan(20)
    const entry = page.getByRole('main').getByRole('article').nth(20)
    await entry.scrollIntoViewIfNeeded()
    await expect(entry).toHaveAttribute('data-here')
    expect(await page.locator(LEFT_OUT).count()).toBeGreaterThan(10)
    await entry.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/hotels\/./)
    await page.goBack()
    await expect(entry).toBeInViewport()
    await expect(entry.getByRole('link').first()).toBeFocused()
  })
})

/** Hotels with different responses: one with several rates per room, one with sold-out rooms and single rates. */
const [SEVERAL_RATES, ...OTHERS] = ['ardic-bay-hotel-12', 'kaleici-courtyard-25'] as const

for (const locale of ['en', 'ar'] as const) {
  for (const slug of [SEVERAL_RATES, ...OTHERS]) {
    // Rooms that are sold out are in "mobile: nothing jumps when a hotel turns out to be full" above.
    const isLong = locale !== 'en' || slug !== SEVERAL_RATES
    test.describe(`${isLong ? '@long ' : ''}${locale}, ${slug}, 360 px wide`, () => {
      test.use({ viewport: { width: 360, height: 740 } })

      test('mobile: rooms do not jump when prices come while one scrolls to the end', async ({ page }) => {
        const shifts = await measure(page)
        const { release } = await hold(page, '**/api/hotels/*/price')
        await visit(page, prefixOf(locale) || '/')
        await follow(page, `${prefixOf(locale)}${hotelAddress(slug, inDays(40), inDays(45))}`)
        const rooms = page.locator('#rooms')
        const middle = rooms.getByRole('article').nth(1)
        await expect(middle).toBeVisible()
        const { length } = await shifts()
        await middle.evaluate((room) => scrollTo(0, room.getBoundingClientRect().top + scrollY - 300))
        const answered = page.waitForResponse('**/api/hotels/*/price')
        release()
        await answered
        await expect(rooms.getByRole('article').filter({ hasText: '₺' })).not.toHaveCount(0)
        await slowlyToTheEnd(page)
        const after = (await shifts()).slice(length)
        expect(sumOf(after), after.join('\n')).toBeLessThanOrEqual(0.02)
      })
    })
  }
}

/** Scrolls a little with every frame, as a thumb does, so that content rendered late comes into view. */
async function slowlyToTheEnd(page: Page, step = 40): Promise<void> {
  await page.evaluate(async (by) => {
    const { documentElement: root } = document
    const frame = () => new Promise(requestAnimationFrame)
    scrollTo(0, 0)
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy(0, by)
      await frame()
    }
    await frame()
  }, step)
}

/** The cumulative layout shift, as if all shifts were in one session window. */
const sumOf = (shifts: readonly string[]) => shifts.reduce((sum, told) => sum + Number.parseFloat(told), 0)
