import type { Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBasket, fillBooking, fillFlight } from '../basket.ts'
import { CARDS, fillCard, fillGuests, pay, payButton, tickContracts } from '../checkout.ts'
import { inDays } from '../days.ts'
import { hotelAddress, HOTEL, openGuests, searchForm, typePlace } from '../search.ts'
import { OPEN, SLOW_TIMEOUT, violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { prefixOf, wordsOf, type Locale, type Words } from '../words.ts'
import { expect, test } from '../world.ts'
import { KEPT } from './routes.ts'
import { LARGE, SMALL } from './sizes.ts'

type Size = typeof LARGE

/**
 * Runs axe on the current page, or on a part of it where the rest is as it was at the last look, and records its
 * findings under the name of the screen.
 */
type Look = (screen: string, within?: string) => Promise<void>

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
  await look('home, suggestions', 'form')
  await escape(page)
  await form.getByRole('button', { name: new RegExp(`^${words('search.checkIn')}`) }).click()
  await look('home, calendar', 'form')
  await escape(page)
  const guests = await openGuests(form, words)
  await guests.getByRole('button', { name: words('party.children.more') }).click()
  await guests.getByRole('button', { name: words('done') }).click()
  await look('home, guests with an error', 'form')
}

async function choosing({ page, words, look, at }: Walk): Promise<void> {
  await visit(page, `${at}/hotels?checkIn=${inDays(3).iso}&checkOut=${inDays(10).iso}&stars=4,5`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await look('list')
  const filters = page.getByRole('button', { name: new RegExp(`^${words('listing.filters')}`) })
  if (await filters.isVisible()) {
    await filters.click()
    await expect(page.getByRole('form', { name: words('listing.filters') })).toBeVisible()
    await look('list, filters', OPEN)
    await escape(page)
    await page.getByRole('button', { name: words('layout.menu') }).click()
    await look('menu', OPEN)
    await escape(page)
  }
  await visit(page, at + hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
  const add = page.getByRole('button', { name: words('hotel.choose') }).first()
  await add.click()
  await expectNotice(page, words('cart.added'))
  await look('hotel')
  await visit(page, `${at}/hotels/${HOTEL.slug}?photo=2`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('hotel, photos', OPEN)
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
  await look('payment with errors', 'main')
  await page.getByRole('checkbox').first().locator('..').getByRole('button').click()
  await look('contract', OPEN)
  await escape(page)
  await pay(page, { number: CARDS.insufficientFunds }, words)
  await expect(page.getByRole('alert')).toContainText(words('checkout.failed.insufficientFunds'))
  await look('payment failed', 'main')
  await fillCard(page, {}, words)
  await payButton(page, words).click()
  const { dialog } = await bankOf(page, words)
  await look('bank')
  // On a phone the bank has the whole screen.
  if (page.viewportSize()?.width === SMALL.width)
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...SMALL })
  await dialog.getByRole('button', { name: words('checkout.bank.close') }).click()
  await expect(page.getByRole('heading', { name: words('checkout.waiting.bank.title') })).toBeVisible()
  await look('payment waits for the bank', 'main')
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
  const look: Look = async (screen, within) => {
    for (const size of widths) {
      if (widths.length > 1) await page.setViewportSize(size)
      // Contrast depends on the theme, not on the language or the width; nor does the bank's page, which is in frames.
      const once = locale === 'en' && size === SMALL
      const wanted = { contrast: once, frames: once, ...(within === undefined ? {} : { within }) }
      // A control that has been scrolled half below the sticky header is no small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      // The contact buttons leave what they cover when the page has rested.
      const found = expect.poll(() => violations(page, wanted), {
        message: `${screen}, ${size.width} px`,
        ...SLOW_TIMEOUT,
      })
      await found.toEqual([])
    }
  }
  await walk({ page, words: wordsOf(locale), look, at: prefixOf(locale) })
}

test.use({ noise: [/status of 404/] })

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  const isEnglish = locale === 'en'
  for (const size of [LARGE, SMALL]) {
    test.describe(`axe: no violation, ${locale}, ${size.width} px`, () => {
      test.use({ viewport: size })
      const walks = isEnglish ? BY_WIDTH : { ...BY_WIDTH, ...AT_ANY_WIDTH }
      for (const [name, walk] of Object.entries(walks)) {
        // The demo's pages are the same; its own additions are on every page, so one walk is enough. English has the
        // states.
        const isInDemo = walk === nothing && size === SMALL
        // `arabic-pages.e2e.ts` looks at every route in Arabic, whose states differ from the English ones in words, and
        // `large-text.e2e.ts` at the routes of the walks in English at 1280 px, whose states are those at 360 px.
        const tag = isInDemo ? ['@long', '@demo-long'] : isEnglish && size === SMALL ? [] : ['@long']
        test(name, { tag }, ({ page }) => expectNone(page, walk, locale, isInDemo ? [LARGE, SMALL] : [size]))
      }
    })
  }
}

for (const size of [SMALL, LARGE]) {
  test.describe(`axe: no violation, en, ${size.width} px, the same at every width`, () => {
    test.use({ viewport: size })
    for (const [name, walk] of Object.entries(AT_ANY_WIDTH)) {
      const tag = size === SMALL ? [] : ['@long']
      test(name, { tag }, ({ page }) => expectNone(page, walk, 'en', [size]))
    }
  })
}
