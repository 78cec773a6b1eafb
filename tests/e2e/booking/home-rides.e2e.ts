import type { Locator } from '@playwright/test'
import { startPorts } from '../ports.ts'
import { expect, test } from '../world.ts'

/** The first price in a place, as it is printed. */
const priceIn = (place: Locator) => place.locator('[data-price]').first()

for (const [which, places, tag] of [
  ['the first and the last ride with a price', [0, 5], []],
  // The rule is that of the first and the last; here it is the others.
  ['the other rides with a price', [1, 2, 3, 4], ['@long']],
] as const) {
  test(
    `${which} on the home page lead to that ride at that price (decision 38.5)`,
    { tag: [...tag] },
    async ({ page }) => {
      const home = `http://kirlangic.localhost:${startPorts.PORT}/tr`
      await page.goto(home)
      const rides = page.getByRole('heading', { name: 'Bugünün sabit fiyatları' }).locator('xpath=ancestor::section[1]')
      const rows = rides.getByRole('listitem')
      await expect(rows).toHaveCount(6)
      for (const at of places) {
        const row = rows.nth(at)
        const price = (await priceIn(row).textContent()) ?? ''
        const link = row.getByRole('link')
        const target = await link.getAttribute('href')
        await test.step(`${target} ${price}`, async () => {
          await link.click()
          await expect(page).toHaveURL(new RegExp(`${target?.replaceAll('?', '\\?')}$`))
          await expect(priceIn(page.locator('#rides'))).toHaveText(price)
          await page.goBack()
          await expect(rows).toHaveCount(6)
        })
      }
    },
  )
}

test('the page of a ride, known by its number, leads to the same ride', async ({ page }) => {
  await page.goto(`http://kirlangic.localhost:${startPorts.PORT}/en/services/341`)
  await expect(page).toHaveURL(/\/transfers\?from=ayt&to=kas&ride=aytkasminivan$/)
  await expect(priceIn(page.locator('#rides'))).toBeVisible()
})
