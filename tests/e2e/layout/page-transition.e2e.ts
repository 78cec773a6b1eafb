import type { Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { HOTEL } from '../search.ts'
import { follow, visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test.use({ motion: true, noise: [/404 \(Not Found\)/] })

/** The call that asks what a typed name means. */
const SUGGESTIONS = '**/api/search?*'

/** What a page does between two pages: what it tells screen readers, and what it fades. */
interface Noted {
  told: string[]
  faded: string[]
}

/** Notes both from the start of each document. */
const note = (page: Page) =>
  page.addInitScript(() => {
    const noted: Noted = Object.assign(window, { told: [], faded: [] })
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate']
    Element.prototype.animate = function (keyframes, options) {
      const { duration } = typeof options === 'object' ? options : { duration: options }
      if (this.id === 'main') noted.faded.push(`${location.pathname} ${JSON.stringify(keyframes)} ${String(duration)}`)
      return animate.call(this, keyframes, options)
    }
    new MutationObserver(() => {
      const text = document.querySelector('p[aria-live]')?.textContent ?? ''
      if (text !== '' && text !== noted.told.at(-1)) noted.told.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

const noted = (page: Page, what: keyof Noted) => page.evaluate((name) => (window as unknown as Noted)[name], what)

async function open(page: Page, address: string) {
  await note(page)
  await visit(page, address)
  await page.locator('p[aria-live]').waitFor({ state: 'attached' })
}

/** All titles that have been announced. */
const expectTold = (page: Page, ...titles: string[]) => expect.poll(() => noted(page, 'told')).toEqual(titles)
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

test('a new page fades in, focuses its heading, and announces its title once', async ({ page }) => {
  const bar = page.getByRole('banner')
  const [LIST, CART] = ['Hotels · Yelkovan', 'Your cart · Yelkovan']
  await open(page, `/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}`)
  await test.step('a filter is no new page', async () => {
    await page.getByRole('checkbox', { name: /^5 stars/ }).check()
    await expect(page).toHaveURL(/stars=5/)
  })
  await test.step('a link: the old page fades out before the URL changes, then the new one fades in', async () => {
    await page.evaluate(() => scrollTo(0, 150))
    // A click would scroll to the top first.
    await bar.getByRole('link', { name: 'Tours', exact: true }).dispatchEvent('click')
    await expect(heading(page, 'Tours')).toBeFocused()
    await expectTold(page, 'Tours · Yelkovan')
    expect(await noted(page, 'faded')).toEqual(['/hotels {"opacity":0} 120', '/tours {"opacity":[0,1]} 200'])
  })
  await test.step('Back is there at once, where it was', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectTold(page, 'Tours · Yelkovan', LIST)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
    expect(await noted(page, 'faded')).toHaveLength(2)
  })
  await test.step('nothing fades for those who want no motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bar.getByRole('link', { name: 'Empty cart' }).click()
    await expect(heading(page, 'Your cart')).toBeFocused()
    await expectTold(page, 'Tours · Yelkovan', LIST, CART)
    expect(await noted(page, 'faded')).toHaveLength(2)
  })
  await test.step('a page that does not exist', async () => {
    await follow(page, '/nowhere')
    await expect(heading(page, 'This page could not be found')).toBeFocused()
    await expectTold(page, 'Tours · Yelkovan', LIST, CART, 'Page not found · Yelkovan')
  })
  await test.step('its search finds what the suggestions find', async () => {
    const search = page.getByRole('searchbox', { name: 'What are you looking for?' })
    await search.fill(HOTEL.name.slice(0, 8))
    await search.press('Enter')
    await expect(page).toHaveURL(`/hotels/${HOTEL.slug}`)
  })
  await test.step('a visitor who leaves while it searches stays elsewhere', async () => {
    await follow(page, '/nowhere')
    const { asked, release } = await hold(page, SUGGESTIONS)
    const search = page.getByRole('searchbox')
    await search.fill(HOTEL.name.slice(0, 8))
    await search.press('Enter')
    await asked
    await bar.getByRole('link', { name: 'Empty cart' }).click()
    await expect(heading(page, 'Your cart')).toBeFocused()
    const answered = page.waitForResponse(SUGGESTIONS)
    release()
    await (await answered).finished()
    // Nothing fades here, so a move would come before the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page).toHaveURL('/cart')
  })
})

// That this search finds hotels is in "a new page fades in, …"; what a name means is in `where-to.test.ts`.
test('the search of a page that does not exist finds tours and pages, too', { tag: '@long' }, async ({ page }) => {
  for (const [typed, path] of [
    ['cappadocia above', /^\/tours\/cappadocia-above/],
    ['Privacy', '/pages/privacy'],
  ] as const) {
    await visit(page, '/nowhere')
    const search = page.getByRole('searchbox', { name: 'What are you looking for?' })
    await search.fill(typed)
    await search.press('Enter')
    await expect(page).toHaveURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)))
  }
})

// The rule is that of "a new page fades in, focuses its heading, and announces its title once"; here it is another
// language.
test(
  'in Arabic the title is announced in Arabic; places and deals lead to pages to read',
  { tag: '@long' },
  async ({ page }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await open(page, '/ar')
    await page.locator('main a[href^="/ar/locations/"]').first().click()
    await expect(page).toHaveURL(/\/ar\/locations\/[a-z]+$/)
    await expect(title).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'العروض', exact: true }).click()
    await expect(title).toHaveText('عروض الصيف')
    await expect(title).toBeFocused()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect.poll(async () => (await noted(page, 'told')).at(-1)).toBe(await page.title())
    expect(await page.title()).toContain('عروض الصيف')
  },
)

test('another kind of service is another page: it starts at its top with the focus, is announced, and Back returns to it', async ({
  page,
}) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const link = (kind: string) => page.getByRole('banner').locator(`nav a[href="/services?type=${kind}"]`)
  await open(page, '/services?type=gulet')
  const gulets = await page.title()
  const first = (await title.textContent()) ?? ''
  await page.evaluate(() => scrollTo(0, 150))
  // A click would scroll to the top first.
  await link('charter').dispatchEvent('click')
  await expect(title).not.toHaveText(first)
  await expect(title).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => noted(page, 'told')).toHaveLength(1)
  const charters = await page.title()
  await expectTold(page, charters)
  expect(await noted(page, 'faded')).toEqual(['/services {"opacity":0} 120', '/services {"opacity":[0,1]} 200'])
  await page.goBack()
  await expect(title).toHaveText(first)
  await expect(title).toBeFocused()
  await expectTold(page, charters, gulets)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)
})
