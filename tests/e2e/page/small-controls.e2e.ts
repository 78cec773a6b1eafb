import { inDays } from '../days.ts'
import { fillBasket } from '../basket.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { english } from '../words.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test('list: the handles of the price are 24 px and show the focus, and the link of an entry shows it around the whole entry', async ({
  page,
}) => {
  await visit(page, '/hotels')
  await test.step('the handles', async () => {
    const handles = page.getByRole('slider')
    await expect(handles).toHaveCount(2)
    const box = await handles.first().boundingBox()
    expect(box?.height).toBe(24)
    // The handle is a pseudo-element, which scripts cannot read, so the test compares screenshots.
    const clip = { x: (box?.x ?? 0) - 8, y: (box?.y ?? 0) - 8, width: 40, height: 40 }
    const before = await page.screenshot({ clip, animations: 'disabled' })
    await page.getByRole('button', { name: 'Change' }).focus()
    await page.keyboard.press('Tab')
    await expect(handles.first()).toBeFocused()
    expect((await page.screenshot({ clip, animations: 'disabled' })).equals(before)).toBe(false)
  })
  await test.step('the link', async () => {
    const entry = page.getByRole('main').getByRole('article').first()
    await entry.getByRole('button', { name: /^Keep / }).focus()
    await page.keyboard.press('Tab')
    await expect(entry.getByRole('heading').getByRole('link')).toBeFocused()
    await expect(entry).toHaveCSS('outline-style', 'solid')
  })
})

test('list and hotel: a count of reviews is grouped like every number of the site', async ({ page }) => {
  await visit(page, '/hotels?place=goreme&label=Göreme')
  const entry = page.getByRole('article').filter({ hasText: 'Peribacası Cave House' })
  await expect(entry).toContainText('9.241 reviews')
  await entry.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Peribacası Cave House' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('9.241 reviews')
})

test('hotel: the section links follow the scroll down and up again, also past the first section', async ({ page }) => {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(45)))
  const links = page.getByRole('navigation', { name: 'On this page' })
  const current = links.locator('[aria-current]')
  const to = (id: string) => page.evaluate((target) => document.getElementById(target)?.scrollIntoView(), id)
  await expect(page.locator('#policies')).toBeAttached()
  await expect(page.getByRole('button', { name: english('hotel.choose') }).first()).toBeVisible()
  await to('policies')
  await expect(current).toHaveText('Policies')
  await to('rooms')
  await expect(current).toHaveText('Rooms')
  await to('overview')
  await expect(current).toHaveText('Overview')
  await to('policies')
  await expect(current).toHaveText('Policies')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
})

test.describe('a refusal', () => {
  test.use({ noise: [/status of 409/] })

  test('cart: one room more than there is explains itself, and + is off', async ({ page }) => {
    await fillBasket(page)
    await visit(page, '/cart')
    await page.route('**/api/reservation', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const problem = {
        type: '/docs/errors/sold-out',
        title: 'It is sold out',
        status: 409,
        requestId: 'test-test-test',
      }
      await route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) })
    })
    const line = page.getByRole('article')
    const more = line.getByRole('button', { name: 'One room more' })
    await more.click()
    await expect(line).toContainText('No more rooms of this kind are left for your dates')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(line.getByRole('group', { name: 'Rooms' })).toContainText('1')
  })
})
