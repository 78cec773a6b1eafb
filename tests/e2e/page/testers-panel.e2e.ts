import { expect, test } from '../own-stack.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'

test(
  'the testers’ panel shows what is on and turns it, by keyboard; in the demo behind a button of the page',
  { tag: '@demo' },
  async ({ page, stack }) => {
    if (stack) await page.goto(`${stack.control}/panel`)
    else {
      await visit(page, '/cart')
      await page.getByRole('button', { name: 'Testers’ panel' }).press('Enter')
    }
    const panel = stack ? page.mainFrame() : page.frameLocator('iframe[title="Testers’ panel"]')
    await expect(panel.getByRole('radio', { name: /^normal/ })).toBeChecked()
    await panel.getByRole('radio', { name: /^normal/ }).press('ArrowDown')
    await expect(panel.getByRole('status')).toHaveText('sold-out is on.')
    // The list is rendered again, and the focus stays.
    await expect(panel.getByRole('radio', { name: /^sold-out No hotel/ })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await panel.getByRole('button', { name: '+ 1 day' }).press('Enter')
    await expect(panel.getByText(/UTC, stopped/)).toBeVisible()
    await panel.getByRole('button', { name: 'Reset everything' }).press('Enter')
    await expect(panel.getByRole('radio', { name: /^normal/ })).toBeChecked()
    await expect(panel.getByText(/UTC, running/)).toBeVisible()
  },
)
