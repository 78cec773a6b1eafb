import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { wholeChromium } from '../../chromium.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { fillCard, fillGuests, payButton, PEOPLE, tickContracts } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { mode } from '../ports.ts'
import { HOTEL } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { listen } from '../world.ts'

// Sessions that expire on the way, and browsers that store nothing (D1, D3, H6).

test.use({ noise: [/Failed to load resource/] })

/** Deletes the session cookie, or replaces it with garbage. The demo's cookie is in the tab's storage. */
async function loseSession(page: Page, garbage?: string): Promise<void> {
  if (mode === 'demo') {
    const kept = garbage === undefined ? undefined : JSON.stringify({ value: garbage, until: Date.now() + 1e9 })
    return page.evaluate((text) => {
      if (text === undefined) sessionStorage.removeItem('rota.cookie.sid')
      else sessionStorage.setItem('rota.cookie.sid', text)
    }, kept)
  }
  const context = page.context()
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-sid')
  if (!cookie) throw new Error('there is no session')
  await context.clearCookies()
  if (garbage !== undefined) await context.addCookies([{ ...cookie, value: garbage }])
}

/** From "session expired" to the same lines in a new basket. */
async function startAgain(page: Page): Promise<void> {
  await expect(page.getByText(english('checkout.basket.kept.title'))).toBeVisible()
  await page.getByRole('link', { name: english('checkout.basket.kept.action') }).click()
  await page.getByRole('button', { name: english('cart.restart') }).click()
  await expect(page.getByRole('article')).toContainText('Garden double')
}

// The page cannot tell them apart, as the gateway answers both alike: each is met at one moment, and at the other in
// the long run.
for (const [name, garbage] of [
  ['deleted', undefined],
  ['garbage', 'eyJhbGciOiJkaXIifQ..a.b.c'],
] as const) {
  const [typing, paying] = name === 'deleted' ? [[], ['@long']] : [['@long'], ['@demo-long']]

  test(`a session cookie ${name} while names are typed: lines and names survive`, { tag: typing }, async ({ page }) => {
    await fillBasket(page)
    await visit(page, PLACES.checkout.address)
    await fillGuests(page)
    await loseSession(page, garbage)
    await PLACES.checkout.shows(page).click()
    await startAgain(page)
    await PLACES.cart.shows(page).click()
    await expect(
      page.getByRole('textbox', { name: english('checkout.customer.name'), exact: true }).first(),
    ).toHaveValue(PEOPLE[0][0])
    await PLACES.checkout.shows(page).click()
    await expect(payButton(page)).toBeVisible()
  })

  test(
    `a session cookie ${name} before Pay: no payment, and the lines survive`,
    { tag: paying },
    async ({ page, world }) => {
      await fillBooking(page)
      await visit(page, PLACES.payment.address)
      await fillCard(page)
      await tickContracts(page)
      await loseSession(page, garbage)
      await payButton(page).click()
      await startAgain(page)
      expect(await world.captures()).toEqual([])
    },
  )
}

test('H6: a browser that blocks cookies, and with them storage and locks, says what a basket needs', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const profile = info.outputPath('profile')
  await mkdir(`${profile}/Default`, { recursive: true })
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(`${profile}/Default/Preferences`, JSON.stringify(blocked))
  // Only full Chromium honours this profile setting, the headless shell does not.
  const executablePath = wholeChromium()
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    baseURL: baseURL ?? '',
  })
  const errors = await listen(context)
  const [page = await context.newPage()] = context.pages()
  for (const place of ['home', 'list', 'detail'] as const) {
    await visit(page, PLACES[place].address)
    await expect(PLACES[place].shows(page)).toBeVisible()
  }
  await PLACES.detail.shows(page).click()
  await expect(page.getByRole('main')).toContainText(english('error.cookies'))
  for (const place of ['checkout', 'payment'] as const) {
    await visit(page, PLACES[place].address)
    await expect(page.getByRole('main'), place).toContainText(english('error.cookies'))
  }
  expect(errors.filter((text) => !text.includes('status of 401'))).toEqual([])
  await context.close()
})

/** What browsers do in private mode, with storage forbidden and with a full disk. */
const BROKEN_STORAGE = {
  'that throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is disabled', 'SecurityError')
        },
      })
    }
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

// "H6: a browser that blocks cookies, …" above has no storage either, "the page says so when the browser keeps nothing"
// in favourites.e2e.ts has the message, and "(H6)" in kept-text.test.ts, tab-storage.test.ts and kept-draft.test.ts
// what is kept.
for (const [which, broken] of Object.entries(BROKEN_STORAGE)) {
  test(
    `H6: storage ${which}: a heart is kept with the page, and the journey goes as far as the payment`,
    { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript(broken)
      await visit(page, PLACES.detail.address)
      await page
        .getByRole('button', { name: /^Keep / })
        .first()
        .click()
      await page.getByRole('banner').getByRole('link', { name: 'Favourites: 1 kept' }).click()
      await expect(page.getByRole('main')).toContainText(english('favourites.forbidden'))
      await expect(page.getByRole('main').getByRole('link', { name: HOTEL.name })).toBeVisible()
      await page.goBack()
      await PLACES.detail.shows(page).click()
      await page.getByRole('link', { name: 'Cart: 1 item' }).click()
      await PLACES.cart.shows(page).click()
      await fillGuests(page)
      await PLACES.checkout.shows(page).click()
      await expect(payButton(page)).toBeVisible()
    },
  )
}
