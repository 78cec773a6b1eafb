import { expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { openRide, typeDay } from './rides.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'
import { english } from '../words.ts'

const OUT = inDays(40)
const BACK = inDays(47)

// What a ride lacks is in `check-rides.test.ts`; that the page asks for it is in "transfers: the day and time that a
// vehicle needs …".
test(
  'transfers: a ride out without a time, or at one that has passed, is asked for before the return',
  { tag: '@long' },
  async ({ page }) => {
    const form = page.getByRole('form', { name: 'Search for a transfer' })
    const pickUp = form.getByRole('button', { name: /^Pick-up/ })
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
    const alert = page.locator('#rides').getByRole('alert')
    await visit(page, `/transfers?from=ayt&to=belek&date=${OUT.iso}&ride=aytbelekminivan`)
    await add.click()
    await expect(pickUp).toBeFocused()
    await expect(alert).toHaveText(english('ride.time.required'))
    // The button is far away by now: the field says it, too.
    await expect(pickUp).toContainText(english('ride.time.required'))
    await expect(pickUp).toBeInViewport({ ratio: 1 })
    await visit(page, `/transfers?from=ayt&to=belek&date=${inDays(0).iso}&time=00:00&ride=aytbelekminivan`)
    await expect(page.locator('#rides')).toContainText(english('cancellation.none'))
    await add.click()
    await expect(pickUp).toBeFocused()
    await expect(alert).toHaveText(english('ride.time.over'))
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(pickUp).toBeFocused()
    await expect(pickUp).toContainText(english('ride.time.over'))
  },
)

test('transfers: the day and time that a vehicle needs lead back to its button', async ({ page }) => {
  await visit(page, '/transfers?from=ayt&to=belek&trip=return&ride=aytbelekminivan')
  const form = page.getByRole('form', { name: 'Search for a transfer' })
  const back = form.getByRole('button', { name: /^Return/ })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await add.click()
  await typeDay(await openRide(form, 'Pick-up', '10', '10'), 'Pick-up', OUT)
  // The other ride is still missing, and says so.
  await expect(back).toBeFocused()
  await expect(back).toContainText(english('stay.date.required'))
  await typeDay(await openRide(form, 'Return', '07', '30'), 'Return', BACK)
  await expect(add).toBeFocused()
  await expect(add).toBeInViewport({ ratio: 1 })
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`date=${OUT.iso}.*back=${BACK.iso}`))
  await add.click()
  await expectNotice(page, 'Added to cart')
})

test('transfers: a second press takes over what has been chosen without a search', async ({ page }) => {
  await visit(page, '/transfers?from=ayt&to=belek&ride=aytbelekminivan')
  const form = page.getByRole('form', { name: 'Search for a transfer' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await add.click()
  const panel = await openRide(form, 'Pick-up', '10', '10')
  await panel.getByRole('textbox').fill(OUT.typed)
  await panel.press('Escape')
  await add.click()
  await expect(add).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`date=${OUT.iso}`))
  await add.click()
  await expectNotice(page, 'Added to cart')
})

for (const width of [1280, 360]) {
  // "transfers: the day and time that a vehicle needs lead back to its button" has the rule; here the rides are
  // pressed.
  test(
    `transfers: each ride leads to the day and time that it lacks, at ${width} px`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, `/transfers?from=ayt&to=belek&date=${OUT.iso}&trip=return&ride=aytbelekminivan`)
      const form = page.getByRole('form', { name: 'Search for a transfer' })
      const rides = page.locator('#rides')
      await rides.getByRole('button', { name: english('search.date.none') }).click()
      await expect(form.getByRole('button', { name: /^Return/ })).toBeFocused()
      await rides.getByRole('button', { name: english('ride.time.required') }).click()
      await expect(form.getByRole('button', { name: /^Pick-up/ })).toBeFocused()
      await expect(form.getByRole('button', { name: /^Pick-up/ })).toBeInViewport({ ratio: 1 })
      await typeDay(await openRide(form, 'Pick-up', '10', '10'), 'Pick-up', OUT)
      await typeDay(await openRide(form, 'Return', '07', '30'), 'Return', BACK)
      await expect(form).toHaveCount(0)
      await expect(rides.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
    },
  )
}
