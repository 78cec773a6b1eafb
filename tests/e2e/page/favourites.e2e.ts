import { expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { hold } from '../network.ts'
import { startPorts } from '../ports.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'
import { english } from '../words.ts'

test.describe('favourites', () => {
  // A product that is no longer sold is a 404, which the browser logs.
  test.use({ noise: [/status of 404/] })

  test('decision 36.11: favourites are kept, shared, added and never replaced', async ({ page }) => {
    const heart = (name: string) => page.getByRole('button', { name: `Keep ${name}` })
    const link = page.getByRole('banner').getByRole('link', { name: /avourites/ })
    await test.step('a heart keeps a hotel', async () => {
      await visit(page, '/hotels/ardic-bay-hotel-12')
      await heart('Ardıç Bay Hotel').click()
      await expect(heart('Ardıç Bay Hotel')).toHaveAttribute('aria-pressed', 'true')
      await expect(link).toHaveAccessibleName('Favourites: 1 kept')
    })
    await test.step('the page reads the record, and what is gone says so', async () => {
      await visit(page, '/favourites?ids=hotel.12,hotel.99999,transfer.aytbelekminivan,service.381')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Ardıç Bay Hotel' })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Antalya Airport - Belek, Minivan' })).toBeVisible()
      await expect(main).toContainText('Not offered any more.')
      await expect(main).toContainText('A list of 3 things')
      await expect(main).toContainText('Somebody shared 3 things with you.')
      await expect(main.getByRole('button', { name: 'All 3' })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Hotels 1' })).toBeVisible()
      await expect(main.getByRole('article').filter({ hasText: 'Antalya' }).last()).toContainText('Rental car')
    })
    await test.step('what is offered of a shared list is added to the own one', async () => {
      await page.getByRole('button', { name: 'Add 2 to mine' }).click()
      await expectNotice(page, '2 added to yours')
      await expect(page.getByRole('main')).toContainText('3 kept on this device')
      await expect(page.getByText('3 kept on this device')).toBeFocused()
      expect(new URL(page.url()).search).toBe('')
    })
    await test.step('what was kept stays kept when it is not offered any more', async () => {
      await page.evaluate(() => {
        const [first, ...others] = JSON.parse(localStorage.getItem('rota.favourites') ?? '[]') as { ref: string }[]
        localStorage.setItem('rota.favourites', JSON.stringify([first, { ...first, ref: 'hotel.99999' }, ...others]))
      })
      await visit(page, '/favourites')
      await expect(page.getByRole('main')).toContainText('Not offered any more. The heart takes it out.')
      await expect(page.getByRole('main')).toContainText('4 kept on this device')
    })
    await test.step('the empty cart shows them', async () => {
      await visit(page, '/cart')
      await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('link')).toHaveText([
        'Ardıç Bay Hotel',
        'Antalya Airport - Belek, Minivan',
        'Mini, manual, Antalya',
      ])
      await page.goBack()
    })
    await test.step('another press takes one out, and the next that is offered has the focus', async () => {
      await heart('Ardıç Bay Hotel').click()
      await expect(page.getByRole('main')).toContainText('3 kept on this device')
      await expect(link).toHaveAccessibleName('Favourites: 3 kept')
      await expect(page.getByRole('link', { name: 'Antalya Airport - Belek, Minivan' })).toBeFocused()
    })
    await test.step('and so on the empty cart, with the title after the last one', async () => {
      await visit(page, '/cart')
      await heart('Antalya Airport - Belek, Minivan').click()
      await expect(page.getByRole('link', { name: 'Mini, manual, Antalya' })).toBeFocused()
      await heart('Mini, manual, Antalya').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
})

test('a hotel of the provider is kept, and free cancellation is judged over all of its offers (decisions 36.6, 36.12)', async ({
  page,
}) => {
  const shop = `http://nar.localhost:${startPorts.PORT}`
  const stay = `checkIn=${inDays(100).iso}&checkOut=${inDays(105).iso}`
  await visit(page, `${shop}/hotels?place=2-23494&${stay}`)
  const main = page.getByRole('main')
  const entries = main.getByRole('article')
  const name = await entries.first().getByRole('heading').innerText()
  await expect(entries.first()).toContainText('Cannot be cancelled free of charge')
  await main.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  await expect(entries.filter({ hasText: name })).toContainText('Free cancellation from')
  await main.getByRole('button', { name: `Keep ${name}` }).click()
  await visit(page, `${shop}/favourites`)
  await main.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a press on a heart is kept at once: a reload before any more code has loaded does not lose it', async ({
  page,
}) => {
  await visit(page, '/hotels/ardic-bay-hotel-12')
  const heart = page.getByRole('button', { name: 'Keep Ardıç Bay Hotel' })
  const { release } = await hold(page, '**/assets/*.js')
  await heart.click()
  await page.reload({ waitUntil: 'commit' })
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('the page says so when the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/favourites')
  await expect(page.getByRole('main')).toContainText(english('favourites.forbidden'))
  await expect(page.getByRole('main')).toContainText(english('favourites.empty.title'))
})
