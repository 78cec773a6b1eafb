import { stopClock } from '../visit.ts'
import { expect, test } from '../world.ts'

test.describe.configure({ mode: 'serial' })

test('a clock that a test stops', async ({ page }) => {
  await page.goto('/robots.txt')
  await stopClock(page)
  const now = await page.evaluate(() => Date.now())
  expect(await page.evaluate(() => Date.now())).toBe(now)
})

test('goes on for the next test of the same browser', async ({ page }) => {
  await page.goto('/robots.txt')
  const now = await page.evaluate(() => Date.now())
  await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(now)
})
