import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { inDays } from '../days.ts'
import { overflow } from '../overflow.ts'
import { lowContrast } from '../palettes.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { prefixOf, type Locale } from '../words.ts'
import { expect, test } from '../world.ts'

const stay = `checkIn=${inDays(20).iso}&checkOut=${inDays(25).iso}`

/** An address for each route whose pattern is more than a fixed path. */
const ADDRESSES: Record<string, string> = {
  'hotels-hotel': hotelAddress(HOTEL.slug, inDays(20), inDays(25)),
  'services-service': `/services/302?${stay}`,
  'tours-tour': '/tours/207',
  tours: '/tours',
  payment: '/checkout?step=payment',
  booking: `/booking/${'a'.repeat(32)}`,
  'not-found': '/nowhere',
  'locations-location': '/locations/kas',
  'themes-theme': '/themes/2',
  'pages-page': '/pages/about',
}

const screens = join(import.meta.dirname, '../../../web/src/screens')

/** The routes of the shop with an address each. A new route with a placeholder fails here until it has one. */
const ROUTES = readdirSync(screens, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(screens, file), 'utf8')
    const names = Array.from(source.matchAll(/^ {2}name: '([^']+)'/gm), ([, name = '']) => name)
    const patterns = Array.from(source.matchAll(/^ {2}pattern: \/\^(.+)\/,$/gm), ([, pattern = '']) => pattern)
    return names.map((name, at) => ({ name, address: ADDRESSES[name] ?? fixedPath(patterns[at] ?? '') }))
  })

/** The path that a pattern without placeholders matches. */
function fixedPath(pattern: string): string {
  const path = pattern.replaceAll('\\/', '/').replace(/\$$/, '')
  return /^[\w/-]+$/.test(path) ? path : ''
}

/** The screens that `axe.e2e.ts` looks at in their many states. */
const WALKED = new Set(['home', 'hotels', 'hotels-hotel', 'tours', 'tours-tour', 'services', 'services-service'])
for (const name of ['cart', 'checkout', 'payment', 'booking', 'not-found']) WALKED.add(name)

const LARGE = { width: 1280, height: 900 }
const SMALL = { width: 360, height: 740 }
/** A large screen at 400 %. */
const ZOOMED = { width: 320, height: 256 }

async function open(page: Page, address: string): Promise<void> {
  // The page of the operators asks for no site.
  await (address.endsWith('/ops') ? page.goto(address) : visit(page, address))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Whether the page fits at 400 % zoom, and with text of 200 % (WCAG 1.4.4 and 1.4.10). */
async function tooWide(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  const zoomed = await overflow(page)
  await page.setViewportSize(LARGE)
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const enlarged = await overflow(page)
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  return [
    ...(zoomed > 0 ? [`${zoomed} px too wide at 400 %`] : []),
    ...(enlarged > 0 ? [`${enlarged} px too wide with large text`] : []),
  ]
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, noise: [/status of 40[0-9]/] })

test('every route has an address to look at', () => {
  expect(ROUTES.filter(({ address }) => address === '')).toEqual([])
  expect(ROUTES.length).toBeGreaterThan(15)
})

test.describe('axe: no violation in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: SMALL })
  for (const { name, address } of ROUTES.filter((route) => !WALKED.has(route.name))) {
    test(`${name}, which no walk visits, and it fits at 400 % and with large text`, async ({ page }) => {
      await open(page, address)
      const small = await violations(page)
      await page.setViewportSize(LARGE)
      const large = await violations(page, { contrast: false })
      expect([...small, ...large, ...(await tooWide(page))]).toEqual([])
    })
  }
})

test.describe('every palette', () => {
  test.use({ viewport: LARGE })

  const expectContrast = async (page: Page, within?: string) => expect(await lowContrast(page, within)).toEqual([])

  async function openForm(page: Page): Promise<void> {
    await fillBasket(page)
    await visit(page, '/checkout')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  }

  test('has enough contrast in a list, and in a form in the dark', async ({ page }) => {
    await open(page, `/hotels?${stay}&stars=4,5`)
    await expectContrast(page, 'main article:first-of-type')
    await page.emulateMedia({ colorScheme: 'dark' })
    await openForm(page)
    await expectContrast(page, 'main')
  })

  test('@long has enough contrast in a form', async ({ page }) => {
    await openForm(page)
    await expectContrast(page)
  })
})

/** Texts that are cut at the edge of their box, and controls that lie on each other, as far as they are on the screen. */
function cutOrCovered(): string[] {
  const name = (element: Element) =>
    `${element.outerHTML.slice(0, 90)} …${(element.textContent ?? '').trim().slice(0, 30)}`
  const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const hasOwnText = (element: Element) =>
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
  /** What sticks to the screen lies above what scrolls. */
  const isAbove = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isAbove(element.parentElement))
  const cut = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) => {
    const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element)
    // Texts for readers only are one pixel wide.
    const isForReaders = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
    if (overflowX !== 'hidden' && overflowX !== 'clip') return false
    return !isForReaders && textOverflow !== 'ellipsis' && hasOwnText(element) && isShown(element)
      ? element.scrollWidth > element.clientWidth + 1
      : false
  })
  const controls = Array.from(
    document.querySelectorAll('main :is(a, button, input, select, textarea), header :is(a, button)'),
  )
    .filter((control) => isShown(control) && control.closest('[aria-hidden="true"], .sr') === null && !isAbove(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
  const covered = controls.flatMap(({ control, box }, at) =>
    controls.slice(at + 1).flatMap((other) => {
      if (control.contains(other.control) || other.control.contains(control)) return []
      // A button on a picture that is a link.
      if (control.querySelector('img') !== null) return []
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      return wide > 2 && high > 2 ? [`${name(control)} and ${name(other.control)}`] : []
    }),
  )
  return [...cut.map((element) => `cut: ${name(element)}`), ...covered.map((pair) => `overlap: ${pair}`)]
}

test.describe('in Arabic at 360 px', () => {
  test.use({ viewport: SMALL })
  test('no route has a text that is cut, controls that overlap, or anything beyond its edge', async ({ page }) => {
    expect(ROUTES.length).toBeGreaterThanOrEqual(20)
    for (const { name, address } of ROUTES.filter((route) => route.name !== 'ops')) {
      await test.step(name, async () => {
        await open(page, `/ar${address}`.replace(/(.)\/$/, '$1'))
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        expect.soft([...(await page.evaluate(cutOrCovered)), await overflow(page)], name).toEqual([0])
        await page.setViewportSize(ZOOMED)
        expect.soft(await overflow(page), `${name} at 400 %`).toBe(0)
        await page.setViewportSize(SMALL)
      })
    }
  })
})

/** Pages with the longest words of all languages, in headings, facts, fields, lists and the bar at the bottom. */
const LONG_WORDS = [
  '/ru/pages/privacy',
  '/ru/services/302',
  '/el/hotels/ardic-bay-hotel-12',
  '/el/tours/207',
  `/el/flight?from=IST&to=AYT&departure=${inDays(20).iso}&trip=one-way`,
]

test.describe('long words at 360 px', () => {
  test.use({ viewport: SMALL })
  test('break rather than be cut or leave the page, in Russian and Greek', async ({ page }) => {
    for (const address of LONG_WORDS) {
      await open(page, address)
      expect.soft([...(await page.evaluate(cutOrCovered)), await overflow(page)], address).toEqual([0])
      await page.setViewportSize(ZOOMED)
      expect.soft(await overflow(page), `${address} at 400 %`).toBe(0)
      await page.setViewportSize(SMALL)
    }
  })
})

/** `npm run test:long`: everything that the tests above leave out because it looks the same. */
test.describe('@long every route', () => {
  for (const locale of ['en', 'ar'] satisfies Locale[]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${locale}, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport: SMALL })
        for (const { name, address } of ROUTES) {
          test(name, async ({ page }) => {
            await open(page, (prefixOf(locale) + address).replace(/(.)\/$/, '$1'))
            const small = await violations(page)
            await page.setViewportSize(LARGE)
            const found = [...small, ...(await violations(page)), ...(await tooWide(page))]
            // The colours are the same in every language.
            expect([...found, ...(locale === 'en' ? await lowContrast(page) : [])]).toEqual([])
          })
        }
      })
    }
  }
})

/** The part of the focused element that a visitor can see: false if something covers all of it. */
function isFocusSeen(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isThere = (x: number, y: number) => {
    const at = document.elementFromPoint(left + width * x, top + height * y)
    return at !== null && (focused.contains(at) || at.contains(focused))
  }
  return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isThere(x, y)))
}

/** Scrolls until a control stands at the lower edge of the screen, where the dock covers it, and focuses it. */
function behindTheDock(control: HTMLElement): void {
  scrollBy(0, control.getBoundingClientRect().bottom - innerHeight)
  control.focus()
}

test.describe('focus', () => {
  test.use({ viewport: SMALL })
  test('is never hidden by what sticks to the screen, down and up again (WCAG 2.4.11)', async ({ page }) => {
    await open(page, hotelAddress(HOTEL.slug, inDays(20), inDays(25)))
    await expect(page.getByRole('button', { name: /Add to cart|Choose/ }).first()).toBeVisible()
    const hidden: string[] = []
    const walk = async (key: string) => {
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press(key)
        if (!(await page.evaluate(isFocusSeen)))
          hidden.push(`${key}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`)
      }
    }
    await walk('Tab')
    await walk('Shift+Tab')
    expect(hidden).toEqual([])
    // A button that stands behind the dock comes out when it gets the focus.
    await page.getByRole('button', { name: 'Add to cart' }).last().evaluate(behindTheDock)
    expect(await page.evaluate(isFocusSeen)).toBe(true)
  })
})

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, viewport: LARGE })
  test('leave borders to what can be pressed, and colour icons like their text', async ({ page }) => {
    await open(page, `/hotels?${stay}&stars=4,5`)
    const filtersOn = page.getByRole('list', { name: 'Filters that are on' })
    await expect(filtersOn.getByRole('button').first()).toHaveCSS('border-top-style', 'solid')
    const change = page.getByRole('button', { name: 'Change' }).first()
    await expect(change).toHaveCSS('border-top-style', 'solid')
    await change.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(change).not.toHaveCSS('outline-style', 'none')
    const icons = await page.locator('main svg:visible').evaluateAll((all) =>
      all
        .filter((icon) => icon.parentElement !== null && getComputedStyle(icon).stroke !== 'none')
        .filter((icon) => getComputedStyle(icon).stroke !== getComputedStyle(icon).color)
        .map((icon) => icon.outerHTML.slice(0, 120)),
    )
    expect(icons).toEqual([])
    await open(page, '/contact')
    await expect(page.getByRole('main').getByRole('button', { name: 'Call me' })).toHaveCSS('border-top-style', 'solid')
  })
})
