import { bookDeposit } from '../booked.ts'
import { lira } from '../money.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test('payment: a deposit by card, the rest by bank transfer: the page and its receipt say what has come, and then ask for nothing', async ({
  page,
  world,
}) => {
  const { token, number, total, rest } = await bookDeposit(page)
  const main = page.getByRole('main')
  const money = (value: number) => lira(Math.round(value * 100) / 100)

  /** The gateway asks the agency at most every two seconds (decision 22.6). */
  const says = (text: string) =>
    expect(async () => {
      await page.reload()
      await expect(main).toContainText(text, { timeout: 2000 })
    }).toPass()
  const both = english('booking.paidBoth')

  await test.step('a part', async () => {
    await world.receiveTransfer(number, 1000)
    await says(`${both}${money(total - rest + 1000)}`)
    await expect(main).toContainText(`${money(total - rest + 1000)} has arrived. The rest, ${money(rest - 1000)},`)
    await expect(main).toContainText(`The rest, ${money(rest - 1000)}, by`)
    expect(await violations(page)).toEqual([])
  })
  await test.step('all of it', async () => {
    await world.receiveTransfer(number)
    await says(`${both}${money(total)}`)
    await expect(page.getByText(english('booking.booked.state'), { exact: true })).toBeVisible()
    await expect(main).not.toContainText('The rest,')
  })
  await test.step('its receipt', async () => {
    await visit(page, `/booking/${token}?paper=receipt`)
    await expect(main).toContainText(`${both}${money(total)}`)
    await expect(main).not.toContainText('To be paid')
  })
})
