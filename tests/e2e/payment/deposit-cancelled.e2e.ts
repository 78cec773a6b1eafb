import { bookDeposit } from '../booked.ts'
import { lira } from '../money.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test('payment: a deposit by card, the rest by bank transfer, cancelled: the page and the operators say what goes which way', async ({
  page,
  world,
}) => {
  const { number, total, rest } = await bookDeposit(page)
  await world.receiveTransfer(number)

  const ways = english('booking.cancel.ways')
    .replace('{card}', lira(Math.round((total - rest) * 100) / 100))
    .replace('{transfer}', lira(rest))
  await test.step('what it costs', async () => {
    await visit(page, `/find?number=${encodeURIComponent(number)}`)
    await page.getByRole('textbox', { name: english('find.email') }).fill('ada.kaya@example.com')
    await page.getByRole('button', { name: english('find.submit') }).click()
    await page.getByRole('button', { name: english('booking.cancel.ask') }).click()
    const dialog = page.getByRole('dialog', { name: english('booking.cancel.title') })
    await expect(dialog).toContainText(lira(total))
    await expect(dialog).toContainText(ways)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: english('booking.cancel.confirm.free') }).click()
  })
  await test.step('what became of it', async () => {
    await expect(page.getByText(english('booking.cancelled.state'), { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`${english('booking.paidBoth')}${lira(total)}`)
    await expect(page.getByRole('main')).toContainText(`${lira(total)} is to be paid back`)
    await expect(page.getByRole('main')).toContainText(ways)
  })
  await test.step('what people have to pay back', async () => {
    await page.goto('/ops')
    await page.getByRole('textbox', { name: english('ops.key') }).fill('rota-partner-key')
    await page.keyboard.press('Enter')
    const card = page.getByRole('article').filter({ hasText: number })
    await expect(card).toContainText(english('ops.state.refund-due'))
    await expect(card).toContainText(`${english('ops.byTransfer')}${lira(rest)}`)
    expect(await violations(page)).toEqual([])
  })
})
