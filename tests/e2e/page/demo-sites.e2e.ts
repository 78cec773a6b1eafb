import { mode } from '../ports.ts'
import { expect, test } from '../world.ts'

/** In start mode each site has its own host; only the demo has a site picker. */
if (mode === 'demo') {
  test(
    'the demo shows the site that a tester picks, with its own look, and a reload keeps it',
    { tag: '@demo' },
    async ({ page }) => {
      /**
       * The site's accent colour as computed by the browser, because stylesheets can
       * write the same colour in different ways.
       */
      const accent = () =>
        page.evaluate(() => {
          const probe = document.createElement('i')
          probe.style.color = 'var(--accent-600)'
          document.body.append(probe)
          const { color } = getComputedStyle(probe)
          probe.remove()
          return color
        })
      await page.goto('/')
      const banner = page.getByRole('banner')
      await expect(banner.getByText('Yelkovan').or(banner.getByAltText('Yelkovan')).first()).toBeVisible()
      const before = await accent()

      await page
        .getByRole('complementary', { name: 'Tester’s panel' })
        .getByLabel('Site')
        .selectOption('imbat.localhost')
      await expect(banner.getByText('İmbat').first()).toBeVisible()
      await expect.poll(accent).not.toBe(before)

      await page.reload()
      await expect(banner.getByText('İmbat').first()).toBeVisible()
      await page.goto('/hotels?place=2-23494')
      await expect(page.getByRole('article').first()).toBeVisible()

      await page.getByLabel('Site').selectOption('localhost')
      await expect(banner.getByText('İmbat')).toHaveCount(0)
      await expect.poll(accent).toBe(before)
    },
  )
}
