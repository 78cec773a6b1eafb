import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBasket, fillBooking, fillFlight } from '../basket.ts'
import { CARDS, fillCard, fillGuests, pay, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { hotelAddress, HOTEL, openGuests, searchForm, typePlace } from '../search.ts'
import { PATIENT, violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { prefixOf, wordsOf, type Locale, type Words } from '../words.ts'
import { expect, test } from '../world.ts'
import { KEPT } from './routes.ts'
import { LARGE, SMALL } from './sizes.ts'

type Size = typeof LARGE

/** Runs axe on the current page and records its findings under the name of the screen. */
type Look = (screen: string) => Promise<void>

interface Walk {
  page: Page
  words: Words
  look: Look
  /** Path prefix of the language. */
  at: string
}

const escape = (page: Page) => page.keyboard.press('Escape')

async function searching({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/`.replace(/(.)\/$/, '$1'))
  const form = searchForm(page, words)
  await expect(form).toBeVisible()
  await look('home')
  await typePlace(form, at ? 'كا' : 'ka', words)
  await expect(form.getByRole('option').first()).toBeVisible()
  await look('home, suggestions')
  await escape(page)
  await form.getByRole('button', { name: new RegExp(`^${words('search.checkIn')}`) }).click()
  await look('home, calendar')
  await escape(page)
  const guests = await openGuests(form, words)
  await guests.getByRole('button', { name: words('party.children.more') }).click()
  await guests.getByRole('button', { name: words('done') }).click()
  await look('home, guests with an error')
}

async function choosing({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/hotels?checkIn=${inDays(3).iso}&checkOut=${inDays(10).iso}&stars=4,5`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await look('list')
  const filters = page.getByRole('button', { name: new RegExp(`^${words('listing.filters')}`) })
  if (await filters.isVisible()) {
    await filters.click()
    await look('list, filters')
    await escape(page)
    await page.getByRole('button', { name: words('layout.menu') }).click()
    await look('menu')
    await escape(page)
  }
  await visit(page, at + hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
  const add = page.getByRole('button', { name: words('hotel.choose') }).first()
  await add.click()
  await expect(page.getByRole('region', { name: words('layout.messages') })).toContainText(words('cart.added'))
  await look('hotel')
  await visit(page, `${at}/hotels/${HOTEL.slug}?photo=2`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('hotel, photos')
}

/** Lists and pages of tours and services. */
async function offers({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/tours?type=daily&tag=sea`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await look('tours')
  await visit(page, `${at}/tours/207`)
  await page.getByRole('button', { name: words('cart.add') }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: words('cart.date.required') })
      .first(),
  ).toBeVisible()
  await look('tour without a date')
  await visit(page, `${at}/services?type=extra`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await look('cars')
  await visit(page, `${at}/services/302?checkIn=${inDays(45).iso}&checkOut=${inDays(52).iso}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('gulet')
}

async function buying({ page, words, look, at }: Walk): Promise<void> {
  await fillBasket(page, { children: [7] })
  await visit(page, `${at}/cart`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await look('cart')
  await visit(page, `${at}/checkout`)
  const next = page.getByRole('button', { name: words('checkout.continue') })
  await next.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('guests with errors')
  await fillGuests(page, words)
  await next.click()
  await payButton(page, words).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('payment with errors')
  await page.getByRole('checkbox').first().locator('..').getByRole('button').click()
  await look('contract')
  await escape(page)
  await pay(page, { number: CARDS.declined }, words)
  await expect(page.getByRole('alert')).toContainText(words('checkout.failed.declined'))
  await look('payment failed')
  await fillCard(page, {}, words)
  await payButton(page, words).click()
  const { dialog } = await bankOf(page, words)
  await look('bank')
  await dialog.getByRole('button', { name: words('checkout.bank.close') }).click()
  await expect(page.getByRole('heading', { name: words('checkout.waiting.bank.title') })).toBeVisible()
  await look('payment waits for the bank')
  await page.getByRole('button', { name: words('checkout.bank.open') }).click()
  await confirm(await bankOf(page, words), CODE)
  await expect(page.getByRole('heading', { level: 1, name: words('booking.booked.title') })).toBeVisible()
  await look('result')
}

/** Flights with their fares, and favourites with entries. */
async function keeping({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/flight?from=IST&to=AYT&trip=one-way&departure=${inDays(40).iso}`)
  const flight = page.getByRole('main').getByRole('article').first()
  await flight.getByRole('button').last().click()
  await look('flights')
  await visit(page, `${at}/favourites?ids=${KEPT.join()}`)
  await expect(page.getByText(words('favourites.gone'))).toBeVisible()
  await look('favourites')
}

/** A basket with an on-request room (decision 24.1), and a guest with a name in another script. */
async function asking({ page, words, look, at }: Walk): Promise<void> {
  await fillBooking(page, { hotels: ['12', '21'] })
  await visit(page, `${at}/cart`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await look('cart with a request')
  await visit(page, `${at}/checkout?step=payment`)
  const send = page.getByRole('button', { name: words('request.send') })
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look('request with errors')
  await tickContracts(page, words)
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: words('booking.requested.title') })).toBeVisible()
  await look('requested')
  await fillFlight(page)
  await visit(page, `${at}/checkout`)
  const guests = page.getByRole('region', { name: words('checkout.guests.title') })
  const surnames = guests.getByRole('textbox', { name: words('checkout.customer.surname'), exact: true })
  await surnames.last().fill('Иванов')
  await expect(guests.getByRole('button', { name: /Ivanov/ })).toBeVisible()
  await look('guests with other letters')
}

async function nothing({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/nowhere`)
  await expect(page.getByRole('heading', { level: 1, name: words('notFound.title') })).toBeVisible()
  await look('404')
  await visit(page, `${at}/cart`)
  await expect(page.getByText(words('cart.empty'))).toBeVisible()
  await look('empty cart')
}

/** Walks that show different elements on a small screen, and walks that are the same at every width. */
const BY_WIDTH = { searching, choosing }
const AT_ANY_WIDTH = { offers, keeping, buying, asking, nothing }

/** Runs a walk and checks each of its screens at all given widths. */
async function expectNone(page: Page, walk: (walk: Walk) => Promise<void>, locale: Locale, widths: Size[]) {
  const look = async (screen: string) => {
    for (const size of widths) {
      await page.setViewportSize(size)
      // Contrast depends on the theme, not the language.
      const contrast = locale === 'en'
      // A control that has been scrolled half below the sticky header is no small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      // The call pair leaves what it covers when the page has rested.
      const found = expect.poll(() => violations(page, { contrast }), {
        message: `${screen}, ${size.width} px`,
        ...PATIENT,
      })
      await found.toEqual([])
    }
  }
  await walk({ page, words: wordsOf(locale), look, at: prefixOf(locale) })
}

test.use({ noise: [/status of 404/] })

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  for (const size of [LARGE, SMALL]) {
    test.describe(`axe: no violation, ${locale}, ${size.width} px`, () => {
      test.use({ viewport: size })
      for (const [name, walk] of Object.entries(BY_WIDTH)) {
        test(name, ({ page }) => expectNone(page, walk, locale, [size]))
      }
    })
  }
  test.describe(`axe: no violation, ${locale}`, () => {
    test.use({ viewport: SMALL })
    for (const [name, walk] of Object.entries(AT_ANY_WIDTH)) {
      // The demo's pages are the same; its own additions are on every page, so one walk is enough.
      const inDemo = walk === nothing && locale === 'ar' ? { tag: '@demo' } : {}
      test(name, inDemo, ({ page }) => expectNone(page, walk, locale, [LARGE, SMALL]))
    }
  })
}
