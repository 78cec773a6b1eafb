import type { Page } from '@playwright/test'
import { fillEveryKind } from '../every-kind.ts'
import { overflow } from '../overflow.ts'
import { mode, startPorts } from '../ports.ts'
import { violations } from '../violations.ts'
import { expect, test } from '../world.ts'

/** Each company of the mocks: its host, its name, the title and language of its home page, and its shape. */
const COMPANIES = [
  { host: 'localhost', name: 'Yelkovan', path: '/', title: 'Hotels on the Turkish coast', shape: null },
  { host: 'imbat.localhost', name: 'İmbat', path: '/', title: 'With the afternoon breeze', shape: 'card' },
  { host: 'lodos.localhost', name: 'Lodos', path: '/', title: 'Seven days, no shoes', shape: 'arch' },
  { host: 'kirlangic.localhost', name: 'Kırlangıç', path: '/tr', title: 'Kapıdan kapıya. Tek fiyat', shape: 'sign' },
  { host: 'nar.localhost', name: 'Nar', path: '/ar', title: 'أين تودّ أن تستيقظ؟', shape: 'seed' },
  { host: 'gise.localhost', name: 'Gişe', path: '/tr', title: 'Bu akşam, iki sokak ötede', shape: 'ticket' },
]

/** What tells companies apart at first sight: colour, corners, heading letters and mark. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const read = (of: Element, ...names: string[]) => names.map((name) => getComputedStyle(of).getPropertyValue(name))
    const heading = document.querySelector('h1') ?? document.body
    return JSON.stringify([
      read(document.documentElement, '--accent-600', '--r-lg', '--float-edge'),
      read(heading, 'font-family', 'font-weight', 'font-size', 'text-align'),
      document.querySelector('header img')?.getAttribute('src'),
    ])
  })

/** The elements whose large corner does not take a press, because it is rounded off. Runs in the page. */
function round(all: Element[]): string[] {
  return all.flatMap((element) => {
    element.scrollIntoView({ block: 'center' })
    const { right, top } = element.getBoundingClientRect()
    const isSquare = element.contains(document.elementFromPoint(right - 1, top + 1))
    return isSquare ? [] : [element.outerHTML.slice(0, 80)]
  })
}

if (mode === 'start') {
  // The company under maintenance answers so.
  test.use({ noise: [/status of 503/] })

  test('each host is a company of its own: title, mark, look, no error, no sideways scroll (decision 44.1)', async ({
    page,
  }) => {
    const looks = new Set<string>()
    for (const { host, name, path, title, shape } of COMPANIES) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`http://${host}:${startPorts.PORT}${path}`)
        await expect(page).toHaveTitle(new RegExp(`^${title}.* · ${name}$`))
        expect(await page.locator('html').getAttribute('data-shape')).toBe(shape)
        const logo = page.getByRole('banner').getByRole('link', { name }).first()
        await expect(logo).toBeVisible()
        await expect.poll(() => logo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
        // Products of the company, below the search.
        await expect(page.locator('[data-home-sections] a').first()).toBeVisible()
        looks.add(await lookOf(page))
        expect(await overflow(page)).toBe(0)
        await page.setViewportSize({ width: 360, height: 780 })
        expect(await overflow(page)).toBe(0)
      })
    }
    expect(looks.size).toBe(COMPANIES.length)
    await test.step('the bar of the checkout is readable on ink, and one row on a small screen', async () => {
      await page.goto(`http://kirlangic.localhost:${startPorts.PORT}/tr/checkout`)
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('link', { name: '0 242 000 00 00' })).toBeVisible()
      expect(await violations(page, { onlyContrast: true, within: 'header' })).toEqual([])
      expect((await bar.boundingBox())?.height).toBeLessThan(80)
    })
    await test.step('so is the header of a long name with a full basket', async () => {
      await fillEveryKind(page)
      await page.goto(`http://kirlangic.localhost:${startPorts.PORT}/cart`)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart: 10 items' })).toBeVisible()
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
    })
    await test.step('no picture or tile of a square company is round beside the checkout', async () => {
      await page.goto(`http://kirlangic.localhost:${startPorts.PORT}/checkout`)
      const frames = page.getByRole('complementary').locator('ul').first().locator('> li > :first-child')
      await expect(frames).toHaveCount(10)
      expect(await frames.evaluateAll(round)).toEqual([])
    })
    await test.step('a company under maintenance', async () => {
      const answer = await page.goto(`http://bakim.localhost:${startPorts.PORT}/tr`)
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '30'])
      const partner = page.getByRole('link', { name: 'İş ortağı girişi' })
      await expect(partner).toHaveAttribute('href', 'https://partner.poyraz.example')
    })
  })
}
