import type { Page } from '@playwright/test'
import { startPorts } from '../ports.ts'
import { searchForm } from '../search.ts'
import { stopClock, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const PARTNER = 'https://partner.yelkovan.example'
/** A page that needs nothing of the agency. */
const PLAIN = '/pages/accessibility'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const scroll = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top)

for (const [layout, path] of [
  ['default', '/tours'],
  ['hotel', '/hotels'],
] as const) {
  // The header of both is one part; `layout.test.tsx` renders it in the hotel layout, too.
  const tag = layout === 'default' ? [] : ['@long']
  test(
    `${layout} layout: the top bar says who sells and how to reach them, and scrolls away behind a header that sticks from 41 px`,
    { tag },
    async ({ page }) => {
      await visit(page, path)
      const bar = header(page)
      await test.step('the top bar', async () => {
        await expect(bar).toContainText('Licensed agency · TÜRSAB A-00000')
        await expect(bar.getByRole('link', { name: 'TÜRSAB A-00000' })).toHaveAttribute(
          'href',
          /tursab\.example\/verify/,
        )
        await expect(bar.getByRole('link', { name: '0 850 000 00 00' })).toHaveAttribute('href', 'tel:08500000000')
        for (const id of ['callBack.open', 'corporate.open'])
          await expect(bar.getByRole('button', { name: english(id) })).toBeVisible()
        await expect(bar.getByRole('link', { name: english('partner.login') })).toHaveAttribute('href', `${PARTNER}/`)
        await expect(bar.getByRole('link', { name: english('partner.register') })).toHaveAttribute(
          'href',
          `${PARTNER}/register`,
        )
        await expect(bar.getByRole('button', { name: english('layout.settings') })).toBeVisible()
      })
      await test.step('stuck above 40 px, and not at 40 px', async () => {
        await expect(bar).not.toHaveAttribute('data-stuck')
        for (let turn = 0; turn < 2; turn++) {
          await scroll(page, 41)
          await expect(bar).toHaveAttribute('data-stuck')
          await scroll(page, 40)
          await expect(bar).not.toHaveAttribute('data-stuck')
        }
        await scroll(page, 400)
        await expect(bar.getByRole('link', { name: 'Yelkovan' })).toBeInViewport({ ratio: 1 })
        await expect(bar.getByRole('button', { name: english('callBack.open') })).not.toBeInViewport()
      })
      await test.step('reached by keys, it is there, and the page stays where it is', async () => {
        await bar.getByRole('link', { name: 'Yelkovan' }).focus()
        for (let stop = 0; stop < 2; stop++) {
          await page.keyboard.press('Shift+Tab')
          await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 })
        }
        expect(await page.evaluate(() => scrollY)).toBe(400)
      })
    },
  )
}

test('a panel follows the size of the window at once, then after 1000 ms; below 768 px it is a sheet', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  await header(page)
    .getByRole('button', { name: english('callBack.open') })
    .click()
  const panel = page.getByRole('dialog', { name: 'When shall we call?' })
  await expect(panel).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset['resized'] = '0'
    const count = () => Number(document.documentElement.dataset['resized'])
    addEventListener('resize', () => (document.documentElement.dataset['resized'] = `${count() + 1}`))
  })
  const resized = page.locator('html')
  const place = () => panel.evaluate((it) => it.style.getPropertyValue('--inline'))
  const until = await stopClock(page)
  const before = await place()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect.poll(place).not.toBe(before)
  const first = await place()
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(resized).not.toHaveAttribute('data-resized', /^[01]$/)
  await until(999)
  expect(await place()).toBe(first)
  await until(1000)
  expect(await place()).not.toBe(first)
  await page.clock.resume()
  await page.keyboard.press('Escape')
  for (const [width, isSheet] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await searchForm(page)
      .getByRole('button', { name: /^Guests/ })
      .click()
    const guests = page.getByRole('dialog', { name: 'Guests' })
    await expect(guests).toBeVisible()
    expect([width, (await guests.boundingBox())?.width === width]).toEqual([width, isSheet])
    await page.keyboard.press('Escape')
    await expect(guests).toBeHidden()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu of the default layout has everything of the top bar; that of the hotel layout has no extras', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: english('layout.menu') })
    const extras = [
      menu.getByRole('button', { name: english('callBack.open') }),
      menu.getByRole('button', { name: english('corporate.open') }),
      menu.getByRole('link', { name: english('partner.login') }),
      menu.getByRole('link', { name: english('partner.register') }),
      menu.getByRole('link', { name: '0 850 000 00 00' }),
    ]
    for (const [path, count] of [
      ['/tours', 1],
      ['/hotels', 0],
    ] as const) {
      await visit(page, path)
      await header(page)
        .getByRole('button', { name: english('layout.menu') })
        .click()
      await expect(menu.getByRole('button', { name: english('layout.settings') })).toBeVisible()
      for (const extra of extras) await expect(extra).toHaveCount(count)
    }
    await visit(page, `http://gise.localhost:${startPorts.PORT}/`)
    await header(page)
      .getByRole('button', { name: english('layout.menu') })
      .click()
    await expect(menu.getByRole('link', { name: '0 216 000 00 00' })).toBeVisible()
    for (const partner of extras.slice(0, 4)) await expect(partner).toHaveCount(0)
  })
})

/** The site's record with nothing that a site may lack. */
const bare = ({ site, ...view }: { site: object }) => ({
  ...view,
  nav: [],
  places: [],
  site: {
    ...site,
    elements: {},
    social: {},
    callcenter: {},
    partnerSite: { status: false },
    pages: [],
    legal: undefined,
  },
})

/** Gives the browser another record: it reads the record itself, because the document comes without data. */
async function changeRecord(page: Page): Promise<void> {
  await page.route(`**${PLAIN}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script[^>]* id="boot"[^>]*>.*?<\/script>/s, '')
    await route.fulfill({ response, body })
  })
  await page.route('**/api/web/site', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: bare(await response.json()) })
  })
}

test.describe('the record of the site', () => {
  // The page adds its palette as a style sheet, which the policy of a rendered page forbids.
  test.use({ noise: [/CSP: style-src|Content Security Policy/] })

  test('fills the footer, and what it lacks is not there', async ({ page }) => {
    const foot = footer(page)
    const book = foot.getByRole('navigation', { name: english('footer.book') })
    const links = async (of = foot) =>
      of.getByRole('link').evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    await test.step('a full one', async () => {
      await visit(page, PLAIN)
      expect(await links(book)).toEqual(expect.arrayContaining(['/hotels', '/flight', '/cart', '/find']))
      expect(await links(foot.getByRole('navigation', { name: english('footer.places') }))).toContain(
        '/locations/antalya',
      )
      expect(await links()).toEqual(
        expect.arrayContaining([
          'https://tursab.example/verify/A-00000',
          'https://wa.me/905300000000',
          'mailto:destek@yelkovan.example',
          `${PARTNER}/`,
          `${PARTNER}/register`,
          '/pages/privacy',
        ]),
      )
      for (const name of ['Facebook', 'Instagram', 'YouTube', 'Google Play', 'App Store'])
        await expect(foot.getByRole('link', { name })).toHaveCount(1)
      // Every number is on one line; 360 px are too few for all of them beside each other.
      await page.setViewportSize({ width: 360, height: 780 })
      const broken = await foot.locator('p').evaluateAll((lines) =>
        lines.flatMap((line) =>
          [...line.querySelectorAll('bdi, a')].filter((part) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            return (
              /\d{4}$/.test(part.textContent) && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
            )
          }),
        ),
      )
      expect(broken).toEqual([])
      await expect(foot).toContainText(/Yelkovan Turizm .* Şti\. · .* · MERSİS \d/)
    })
    await test.step('a bare one', async () => {
      await changeRecord(page)
      await visit(page, PLAIN)
      await expect(header(page).getByRole('link', { name: 'Yelkovan' })).toBeVisible()
      await expect(foot.getByRole('navigation')).toHaveCount(1)
      expect(await links(book)).toEqual(['/cart', '/find'])
      expect(
        (await links()).filter((href) => /^(https?|tel|mailto):|\/pages\/(?!access)|locations/.test(href ?? '')),
      ).toEqual([])
      await expect(foot).not.toContainText(/TÜRSAB|MERSİS|Şti/)
      await expect(header(page)).not.toContainText(/TÜRSAB|Partner|Corporate|Call me|0 850/)
    })
  })
})
