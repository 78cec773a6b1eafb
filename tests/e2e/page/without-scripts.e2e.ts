import { CHROMIUM_ARGS } from '../../chromium.ts'
import { inDays } from '../days.ts'
import { startPorts } from '../ports.ts'
import { HOTEL } from '../search.ts'
import { expect, test } from '../world.ts'
import { english } from '../words.ts'

// A browser without scripts: blocked, not loaded, or not supported. Uses a setting of the engine, because `<noscript>`
// is not rendered with the test runner's own.

const SHOP = `http://localhost:${startPorts.PORT}`

const executable = process.env['CHROMIUM']
test.use({
  launchOptions: {
    ...(executable ? { executablePath: executable } : {}),
    args: [...CHROMIUM_ARGS, '--blink-settings=scriptEnabled=false'],
  },
})

// Run the tests in one worker, because one such browser is enough.
test.describe.configure({ mode: 'default' })

test('without scripts: cart and checkout say in a sentence what they need, and name the phone', async ({ page }) => {
  for (const path of ['/cart', '/checkout', '/ar/cart']) {
    await test.step(path, async () => {
      await page.goto(SHOP + path)
      // Playwright cannot read the text of `<noscript>` itself, only of its children.
      const why = page.locator('main noscript')
      await expect(why.locator('b')).toBeVisible()
      await expect(why.locator('b')).toContainText(
        path.startsWith('/ar') ? 'JavaScript' : english('needsScripts.title'),
      )
      await expect(why.locator('a[href^="tel:"]')).toBeVisible()
    })
  }
})

test('without scripts: the search form searches', async ({ page }) => {
  await page.goto(SHOP)
  await page.getByRole('combobox', { name: english('search.where') }).fill('kas')
  await page.getByLabel(english('search.checkIn')).fill(inDays(40).iso)
  await page.getByLabel(english('search.checkOut')).fill(inDays(47).iso)
  await page.getByLabel(english('party.adults')).fill('3')
  await page.getByRole('button', { name: english('search.submit') }).click()
  await expect(page.getByRole('article').filter({ hasText: HOTEL.name })).toBeVisible()
  expect(page.url()).toBe(
    `${SHOP}/hotels?place=kas&label=Ka%C5%9F&checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}&adults=3`,
  )
})

test('without scripts: a ride is found with native fields, and the contact forms name another way', async ({
  page,
}) => {
  await page.goto(`${SHOP}/transfers`)
  await page.locator('select[name=from]').selectOption({ label: 'Antalya Airport' })
  await page.locator('select[name=to]').selectOption({ label: 'Belek' })
  await page.locator('input[name=date]').fill(inDays(40).iso)
  await page.locator('input[name=time]').fill('10:10')
  await page.getByRole('button', { name: english('search.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Antalya Airport')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('time')).toBe('10:10')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: english('callBack.open') })).toHaveCount(0)
  await expect(header.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(header.locator('a[href^="mailto:"]').first()).toHaveText(english('corporate.open'))
})

test('without scripts: an unknown place leads to the hotels of all places, with a notice', async ({ page }) => {
  await page.goto(SHOP)
  await page.getByRole('combobox', { name: english('search.where') }).fill('Atlantis')
  await page.getByRole('button', { name: english('search.submit') }).click()
  await expect(page.getByRole('main')).toContainText(english('listing.repaired').split(':')[0] ?? '')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without scripts: a photo has a page, and buttons that would do nothing are hidden', async ({ page }) => {
  await page.goto(`${SHOP}/hotels/${HOTEL.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^Keep |^\d+ photos$/ })).toHaveCount(0)
  await main.locator('a[href*="photo=2"]').click()
  await expect(page).toHaveURL(/photo=2/)
  const photo = main.locator('dialog', { hasText: 'Photos of' })
  await expect(photo.locator('img')).toBeVisible()
  await expect(photo).toContainText('Photo 2 of')
  await expect(photo.getByRole('button')).toHaveCount(0)
  await main.locator('a[href*="photo=3"]').click()
  await expect(photo).toContainText('Photo 3 of')
  await page.goto(`${SHOP}/favourites`)
  await expect(page.locator('main noscript b')).toBeVisible()
  await expect(main).not.toContainText(english('favourites.empty.title'))
})

test('without scripts: a list by board that only they complete leads to the one without', async ({ page }) => {
  const list = `/hotels?place=2-23494&checkIn=${inDays(40).iso}&checkOut=${inDays(45).iso}`
  await page.goto(`http://imbat.localhost:${startPorts.PORT}${list}&boards=full-board`)
  await expect(page.getByText(english('hotels.loading'))).toBeHidden()
  const link = page.locator('#list-count noscript a')
  await expect(link).toBeVisible()
  // Nothing keeps a place for what does not come.
  expect((await page.locator('[data-part] [data-below]:empty').boundingBox())?.height).toBe(0)
  await link.click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
