import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { inDays } from '../days.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { HOTEL } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// URLs that a visitor has typed, shortened or made up (decision 35.3: "repaired with a notice, never a 400 page").

// React logs errors caught by error boundaries, such as the 404 of a hotel.
test.use({ noise: [/Failed to load resource|^ApiError: hotelView/] })

/** Opens a URL, and checks the status. */
async function open(page: Page, address: string, status: number): Promise<void> {
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(status)
}

const UNKNOWN = ['/hotels/no-such-hotel-9999', '/ar/hotels/no-such-hotel-9999', '/nowhere', '/hotels/a/b/c']
test('an unknown address shows the page for unknown addresses', async ({ page }) => {
  for (const address of UNKNOWN) {
    await test.step(address, async () => {
      await open(page, address, 404)
      const isArabic = address.startsWith('/ar')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        isArabic ? 'تعذّر العثور على هذه الصفحة' : english('notFound.title'),
      )
      const home = page
        .getByRole('main')
        .getByRole('link', { name: isArabic ? 'الصفحة الرئيسية' : english('notFound.home') })
      await expect(home).toBeVisible()
    })
  }
})

test('a list that could not be shown: a link to it without its query shows it, in the same document', async ({
  page,
}) => {
  await open(page, '/transfers?from=nowhere&to=belek', 404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('notFound.title'))
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.getByRole('banner').getByRole('link', { name: 'Transfers' }).click()
  await expect(page.getByRole('main')).not.toContainText(english('notFound.title'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-same')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('notFound.title'))
})

const [FROM, TO] = [inDays(40).iso, inDays(47).iso]
type Repaired = readonly [name: string, query: string, things: string][]

const REPAIRED: Repaired = [
  ['check-out before check-in', `checkIn=${TO}&checkOut=${FROM}`, 'dates'],
  ['four children', `checkIn=${FROM}&checkOut=${TO}&children=1,2,3,4`, 'guests'],
  ['a place that is none', `place=..%2f..%2fetc&checkIn=${FROM}&checkOut=${TO}`, 'place'],
  ['filters of another shop', `stars=9&sort=best&page=-1&min=x&checkIn=${FROM}&checkOut=${TO}`, 'filters'],
  ['HTML', `label=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%00&checkIn=${FROM}&checkOut=${TO}`, 'place'],
]
const ALSO_REPAIRED: Repaired = [
  ['a day that does not exist', `checkIn=2027-02-31&checkOut=2027-03-03`, 'dates'],
  ['days that have passed', 'checkIn=2020-01-01&checkOut=2020-01-05', 'dates'],
  ['a stay of years', `checkIn=${FROM}&checkOut=2031-01-01`, 'dates'],
  ['nobody', `checkIn=${FROM}&checkOut=${TO}&adults=0`, 'guests'],
  ['all of it', 'place=kas&label=Kaş&checkIn=2020-01-01&checkOut=2019-01-01&adults=99', 'dates'],
]
for (const [which, addresses, tag] of [
  ['an invalid address', REPAIRED, []],
  // hotel-address.test.ts and stay.test.ts have every case; the test above shows each kind of them in a page.
  ['another invalid address', ALSO_REPAIRED, ['@long']],
] as const) {
  test(`a list with ${which} is repaired, with a notice`, { tag: [...tag] }, async ({ page }) => {
    const [told] = english('listing.repaired').split(': {things}')
    for (const [name, query, things] of addresses) {
      await test.step(name, async () => {
        // A short list is drawn sooner.
        await open(page, `/hotels?${query}${query.includes('place=') ? '' : '&place=kas'}`, 200)
        await expect.soft(page.getByRole('main'), name).toContainText(new RegExp(`${told}: [^.]*${things}`))
        await expect.soft(page.getByRole('article').first(), name).toBeVisible()
      })
    }
  })
}

test('a hotel with check-out before check-in is repaired, with a notice', async ({ page }) => {
  await open(page, `/hotels/${HOTEL.slug}?checkIn=${TO}&checkOut=${FROM}&children=1,2,3,4`, 200)
  await expect(page.getByRole('main')).toContainText(english('hotel.repaired'))
  await expect(page.getByRole('heading', { level: 1, name: HOTEL.name })).toBeVisible()
})

// "passenger info confirmed before pay" in view.test.ts has the rule; "/payment: a basket without names asks for them
// first" (payment-page.e2e.ts) shows it in a browser.
test('checkout with an unknown step, or none, begins with the guests', { tag: '@long' }, async ({ page }) => {
  await fillBasket(page)
  for (const query of ['?step=complete', '?step=%00', '', '?step=payment&step=guests']) {
    await visit(page, `/checkout${query}`)
    await expect(PLACES.checkout.shows(page)).toBeVisible()
  }
})

test('a slow connection: the skeleton of a page keeps its shape', async ({ page }) => {
  await visit(page, '/')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 250_000,
    uploadThroughput: 50_000,
  })
  await page.goto(PLACES.list.address)
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        addEventListener('rota:enough', () => resolve(sum), { once: true })
      }),
  )
  await expect(PLACES.list.shows(page)).toBeVisible()
  await page.waitForLoadState('load')
  await page.evaluate(() => dispatchEvent(new Event('rota:enough')))
  expect(await shifts).toBeLessThan(0.1)
})
