import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

test('hotel: a policy without a name reaches callers and is never shown (decision 18.7)', async ({ page }) => {
  await visit(page, '/')
  const { record } = await page.evaluate(async () => {
    const response = await fetch('/api/hotels/25')
    return (await response.json()) as { record: { facts: { name: string; slug: string }; policies: object } }
  })
  expect(record.policies).toMatchObject({ petPolicies: [900401] })
  await visit(page, `/hotels/${record.facts.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: record.facts.name })).toBeVisible()
  await expect(page.getByText(english('hotel.policy.pets'), { exact: true })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toContain('900401')
})
