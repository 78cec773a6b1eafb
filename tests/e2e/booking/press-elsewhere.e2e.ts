import type { Locator, Page } from '@playwright/test'
import { fillBasket, fillBooking } from '../basket.ts'
import { cardFields, contractBoxes, fillCard, fillGuests } from '../checkout.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** Presses as a person does: in one place, and for as long as it takes a field to show its error. */
async function press(page: Page, hasTouch: boolean, target: Locator): Promise<void> {
  const [left, top] = await target.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  })
  if (hasTouch) return page.touchscreen.tap(left, top)
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.up()
}

const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? Number.NaN

for (const [width, hasTouch] of [
  [1280, false],
  [360, true],
] as const) {
  // Between the two halves of a press with a mouse, errors have the time to move what is pressed; a tap has none.
  test.describe(`${hasTouch ? '@long ' : ''}${width} px wide, ${hasTouch ? 'with a finger' : 'with a mouse'}`, () => {
    // High enough for the whole form, so that nothing has to be scrolled.
    test.use({ viewport: { width, height: 2600 }, hasTouch })

    test('a press that leaves a wrong field is not lost to its error (decision 40.9)', async ({ page }) => {
      await test.step('transfer', async () => {
        await visit(page, '/transfers?from=ayt&to=belek&ride=aytbelekminivan')
        const panel = page.locator('#rides')
        const flight = panel.getByRole('textbox', { name: 'Your flight in' })
        const add = panel.getByRole('button', { name: english('cart.add') })
        await flight.fill('XYZ')
        await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
        const before = await topOf(add)
        await press(page, hasTouch, add)
        await expect(flight).toBeFocused()
        await expect(flight).toHaveAccessibleDescription(/no flight number/)
        await expect.poll(() => topOf(add)).toBeGreaterThan(before)
        await flight.fill('TK2412')
        await press(page, hasTouch, add)
        await expect(page.getByRole('button', { name: /^Pick-up/ })).toBeFocused()
      })
      await test.step('guests', async () => {
        await fillBasket(page)
        await visit(page, '/checkout')
        await fillGuests(page)
        const customer = page.getByRole('region', { name: english('checkout.customer.title') })
        const mail = customer.getByRole('textbox', { name: english('checkout.customer.email') })
        await mail.fill('ada.kaya')
        const next = page.getByRole('button', { name: 'Continue to payment' })
        const before = await topOf(next)
        await press(page, hasTouch, next)
        await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
        await expect(mail).toHaveAccessibleDescription(/\S/)
        await expect.poll(() => topOf(next)).toBeGreaterThan(before)
      })
      await test.step('payment', async () => {
        await fillBooking(page)
        await visit(page, '/checkout?step=payment')
        await fillCard(page, { cvv: '1' })
        await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
        const { cvv } = cardFields(page)
        await cvv.focus()
        const contract = contractBoxes(page).first()
        const before = await topOf(contract)
        await press(page, hasTouch, contract)
        await expect(contract).toBeChecked()
        await expect(cvv).toHaveAccessibleDescription(/\S/)
        await expect.poll(() => topOf(contract)).toBeGreaterThan(before)
      })
    })
  })
}
