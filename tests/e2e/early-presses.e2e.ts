import type { Page } from '@playwright/test'
import { searchForm } from './search.ts'
import { expect, test } from './world.ts'

/** Holds back the code of the search form until the answer is called. */
async function holdForm(page: Page): Promise<{ asked: Promise<void>; release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route('**/SearchForm-*.js', async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { asked, release }
}

test('home @http: what is typed and pressed before the search form has its code is not lost', async ({ page }) => {
  const { asked, release } = await holdForm(page)
  await page.goto('/')
  await asked
  const form = searchForm(page)
  const where = form.getByRole('combobox', { name: 'Where' })
  await where.pressSequentially('anta')
  await form.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = form.getByRole('dialog', { name: 'Dates of your stay' })
  await expect(calendar).toBeHidden()
  release()
  await expect(calendar).toBeVisible()
  await expect(where).toHaveValue('anta')
})

test('home @http: Search turns at once when it is pressed before the search form has its code', async ({ page }) => {
  const { asked, release } = await holdForm(page)
  await page.goto('/')
  await asked
  const form = searchForm(page)
  const button = form.getByRole('button', { name: 'Search' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(form.getByRole('alert')).toHaveText('Please enter valid inputs')
  await expect(button).not.toHaveAttribute('aria-busy')
})
