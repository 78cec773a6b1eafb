import { hold } from '../network.ts'
import { searchForm, typePlace } from '../search.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

test('search: a popular place is taken before the first letter, Search turns at once, and the last search stands above it later', async ({
  page,
}) => {
  // Before the page, which prefetches it.
  const { release } = await hold(page, '**/assets/hotels-*.js')
  await visit(page, '/')
  const form = searchForm(page)
  const where = form.getByRole('combobox', { name: 'Where' })
  await where.click()
  const popular = form.getByRole('group', { name: 'Popular places' })
  await popular.getByRole('option', { name: /^Antalya/ }).click()
  await expect(where).toHaveValue('Antalya')
  const button = form.getByRole('button', { name: 'Search' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Antalya' })).toBeVisible()
  await visit(page, '/')
  await where.click()
  await expect(form.getByRole('group').nth(0)).toContainText('Antalya')
  await expect(form.getByRole('group').nth(1)).toHaveAccessibleName('Popular places')
})

test('search: the code of an airport finds it, and its hotels, the nearest first (decision 35.2)', async ({ page }) => {
  await visit(page, '/')
  const form = searchForm(page)
  const where = form.getByRole('combobox', { name: 'Where' })
  await typePlace(form, 'AYT')
  const option = form.getByRole('group', { name: 'Airports' }).getByRole('option')
  await expect(option).toContainText('Antalya Airport')
  await expect(option).toContainText('AYT')
  // With a single match, Enter searches without choosing it first.
  await where.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Antalya Airport' })).toBeVisible()
  const entries = page.getByRole('main').getByRole('article').filter({ hasText: 'See rooms' })
  await expect(entries.first()).toContainText(/\d+ km from Antalya Airport/)
  const said = (await entries.allTextContents()).map((text) => Number(/(\d+) km from/.exec(text)?.[1]))
  expect(said).toEqual(said.toSorted((a, b) => a - b))
})

// Which stays are free is in `hotel-listing.test.ts` (decision 36.6), and "a hotel of the provider is kept, and free
// cancellation is judged …" in page/favourites.e2e.ts shows the filter.
test(
  'list: a hotel whose cheapest rate is not refundable says what its cheapest refundable one costs, and stays (decision 36.6)',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/hotels')
    const entries = page.getByRole('main').getByRole('article')
    const dearer = entries.filter({ hasText: 'Free cancellation from ₺' })
    const free = entries.filter({ hasText: /Free cancellation (from|until)/ })
    await expect(dearer).not.toHaveCount(0)
    const name = await dearer.first().getByRole('heading').textContent()
    const before = await free.count()
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
    await expect(page).toHaveURL(/free/i)
    await expect(entries.filter({ hasText: name ?? '' })).toHaveCount(1)
    expect(await entries.count()).toBeGreaterThanOrEqual(before)
  },
)
