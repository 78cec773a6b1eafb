import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { hold } from '../network.ts'
import { searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** Holds the code of a screen or a part of it back. */
const holdCode = (page: Page, name: string) => hold(page, `**/${name}-*.js`)

test('home: what is typed and pressed before the search form has its code is not lost', async ({ page }) => {
  const { asked, release } = await holdCode(page, 'SearchForm')
  await page.goto('/')
  await asked
  const form = searchForm(page)
  const where = form.getByRole('combobox', { name: 'Where' })
  await where.pressSequentially('anta')
  await form.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = form.getByRole('dialog', { name: 'Dates of your stay' })
  await expect(calendar).toBeHidden()
  release()
  await expect(calendar).toBeVisible()
  await expect(where).toHaveValue('anta')
})

// That a press waits for this code is in "home: what is typed and pressed …"; that Search turns at once is in "search:
// a popular place is taken …" of `search-places.e2e.ts`.
test(
  'home: Search turns at once when it is pressed before the search form has its code',
  { tag: '@long' },
  async ({ page }) => {
    const { asked, release } = await holdCode(page, 'SearchForm')
    await page.goto('/')
    await asked
    const form = searchForm(page)
    const button = form.getByRole('button', { name: 'Search' })
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
    await expect(button).not.toHaveAttribute('aria-busy')
  },
)

test('home: a heart and a button of the footer wait for the code of their parts', async ({ page }) => {
  const [below, footer] = [await holdCode(page, 'HomeSections'), await holdCode(page, 'Footer')]
  await page.goto('/')
  await Promise.all([below.asked, footer.asked])
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Keep / })
    .first()
  await heart.click()
  below.release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: english('callBack.open') })
    .click()
  footer.release()
  await expect(page.getByRole('dialog', { name: 'When shall we call?' })).toBeVisible()
})

test('a press on a page whose code has not loaded is not lost, also in a part that loads later', async ({ page }) => {
  const screen = await holdCode(page, 'home')
  await page.goto('/', { waitUntil: 'commit' })
  await screen.asked
  const form = searchForm(page)
  await form.getByRole('button', { name: /^Check-in/ }).click()
  screen.release()
  await expect(form.getByRole('dialog', { name: 'Dates of your stay' })).toBeVisible()
})

// The rule is that of "home: what is typed and pressed before the search form has its code is not lost".
test('home: a press on the form of another product waits for its code', { tag: '@long' }, async ({ page }) => {
  const { asked, release } = await holdCode(page, 'NewTransferForm')
  await page.goto('/?tab=transfer', { waitUntil: 'commit' })
  await asked
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('button', { name: new RegExp(`^${english('ride.out')}`) }).click()
  release()
  await expect(form.getByRole('dialog', { name: english('ride.out') })).toBeVisible()
})

test('home: a link pressed before its part has its code loads no document', async ({ page }) => {
  const { asked, release } = await holdCode(page, 'HomeSections')
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await visit(page, '/')
  await asked
  await page.getByRole('main').getByRole('link', { name: 'All hotels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/hotels$/)
  expect(documents.map((url) => new URL(url).pathname)).toEqual(['/'])
})

// The rule is that of "list: a price typed and left before the list has its code is applied".
test('list: a filter ticked before the list has its code is applied', { tag: '@long' }, async ({ page }) => {
  const { asked, release } = await holdCode(page, 'hotels')
  await page.goto('/hotels', { waitUntil: 'commit' })
  await asked
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.click()
  release()
  await expect(page).toHaveURL(/\/hotels\?.+/)
  await expect(box).toBeChecked()
})

test('list: a price typed and left before the list has its code is applied', async ({ page }) => {
  const { asked, release } = await holdCode(page, 'hotels')
  await page.goto('/hotels', { waitUntil: 'commit' })
  await asked
  const price = page.getByRole('main').getByRole('textbox').last()
  await price.fill('20000')
  await price.blur()
  release()
  await expect(page).toHaveURL(/20000/)
})

test('cart: a press on Continue while the prices are checked is remembered', async ({ page }) => {
  await fillBasket(page)
  await page.clock.install()
  await visit(page, '/')
  // A recent response would be reused without a request.
  await page.clock.fastForward(10_000)
  const { release } = await hold(page, '**/api/web/site')
  await page.getByRole('link', { name: /^Cart: / }).click()
  const onward = page.getByRole('main').getByRole('link', { name: 'Continue' })
  await expect(onward).toHaveAttribute('aria-busy', 'true')
  // Clicks without waiting, as an impatient visitor does; Playwright's own click would wait.
  await onward.dispatchEvent('click')
  await expect(page).toHaveURL('/cart')
  release()
  await expect(page).toHaveURL('/checkout?step=guests')
  await page.goBack()
  await expect(onward).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL('/cart')
})
