import type { Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { follow, stopClock, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** The meter below a list is another one. */
const bar = (page: Page) => page.locator('progress[aria-hidden]')
const shows = (page: Page, value: number) => expect(bar(page)).toHaveAttribute('value', `${value}`)

/** Opens a page with a clock, and waits for the parts that come when it is idle, such as the card. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await visit(page, address)
  await page.locator('p[aria-live]').waitFor({ state: 'attached' })
}

test('a page that takes long: the bar after 200 ms, the card after 800 ms, 95 % after 4.9 s, and both go with it', async ({
  page,
}) => {
  const card = page.getByText(english('furniture.spinner'))
  await open(page, '/tours')
  const { asked, release } = await hold(page, '**/assets/favourites*.js')
  const until = await stopClock(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favourites/i })
    .click()
  await asked
  await until(199)
  await expect(bar(page)).toHaveCount(0)
  await until(200)
  await shows(page, 2)
  await expect(page.getByRole('status').filter({ hasText: english('layout.loading') })).toHaveCount(1)
  await until(799)
  await shows(page, 12)
  await expect(card).toHaveCount(0)
  await until(800)
  await expect(card).toBeVisible()
  await until(4899)
  await shows(page, 94)
  await until(4900)
  await shows(page, 95)
  await until(60_000)
  await shows(page, 95)
  release()
  await expect(page).toHaveURL('/favourites')
  await shows(page, 100)
  await expect(card).toHaveCount(0)
  await until(60_499)
  await shows(page, 100)
  await until(60_500)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.resume()
})

/** The page that is loading is not shown when it is there at last. */
async function backGivesUp(page: Page): Promise<void> {
  await visit(page, '/tours')
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('hotels.title'), exact: true })
    .click()
  await expect(page).toHaveURL('/hotels')
  const { asked, release } = await hold(page, '**/assets/favourites*.js')
  const loaded = page.waitForResponse('**/assets/favourites*.js')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /favourites/i })
    .click()
  await asked
  await page.goBack()
  await expect(page).toHaveURL('/tours')
  release()
  const script = (await loaded).url()
  // Its own import ends before this one, and an address would change with it.
  await page.evaluate((url) => import(url).then(() => new Promise(requestAnimationFrame)), script)
  await expect(page).toHaveURL('/tours')
}

test('Back gives up the page that is loading', ({ page }) => backGivesUp(page))

test('Back gives it up also before the page that is left has come to rest', async ({ page }) => {
  const { asked, release } = await hold(page, '**/assets/on-idle*.js')
  await backGivesUp(page)
  await asked
  release()
})

test.describe('a call', () => {
  test.use({ noise: [/status of 502/] })

  const CALL = '**/api/availability'
  const list = (nights: number) => `/hotels?checkIn=${inDays(40).iso}&checkOut=${inDays(40 + nights).iso}`

  test('of less than 200 ms shows no bar; a longer one after 200 ms more, and its failure for 500 ms', async ({
    page,
  }) => {
    await open(page, list(7))
    const until = await stopClock(page)
    await test.step('a quick one', async () => {
      const { asked, release } = await hold(page, CALL)
      await follow(page, list(6))
      await asked
      await until(199)
      release()
      await expect(page.getByRole('article').first()).toContainText('6 nights')
      await until(5000)
      await expect(bar(page)).toHaveCount(0)
      await page.unroute(CALL)
    })
    await test.step('one that fails', async () => {
      const [asked, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      await page.route(CALL, async (route) => {
        asked.resolve()
        await failed.promise
        await route.fulfill({ status: 502, contentType: 'application/problem+json', body: '{}' })
      })
      await follow(page, list(5))
      await asked.promise
      await until(5399)
      await expect(bar(page)).toHaveCount(0)
      await until(5400)
      await shows(page, 2)
      await expect(bar(page)).not.toHaveAttribute('data-failed')
      failed.resolve()
      await shows(page, 100)
      await expect(bar(page)).toHaveAttribute('data-failed')
      await until(5899)
      await shows(page, 100)
      await until(5900)
      await expect(bar(page)).toHaveCount(0)
    })
    await page.clock.resume()
  })
})

test('the page behind a link is loaded when the pointer rests on it for 80 ms, but not on 2g or to save data', async ({
  page,
}) => {
  const name = page.getByRole('banner').getByRole('link', { name: 'Tours', exact: true })
  const asked: string[] = []
  let connection: object = { saveData: true }
  page.on('request', (request) => {
    if (/\/assets\/tours-(?!tour-)[\w-]+\.js$/.test(request.url())) asked.push(JSON.stringify(connection))
  })
  await open(page, '/contact')
  const until = await stopClock(page)
  for (const [at, next] of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }].entries()) {
    connection = next
    await page.evaluate((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), next)
    await page.mouse.move(0, 600)
    await until(at * 1000)
    await name.hover()
    await until(at * 1000 + 79)
    expect(asked).toEqual([])
    await until(at * 1000 + 80)
  }
  await expect.poll(() => asked).toEqual([JSON.stringify({ effectiveType: '3g' })])
  await page.clock.resume()
})
