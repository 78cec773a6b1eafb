import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { overflow } from '../overflow.ts'
import { lowContrast, usePalette } from '../palettes.ts'
import { OPEN, violations } from '../violations.ts'
import { expect, test } from '../world.ts'

// The component page: every component of `ui` in every state, outside the storefront.

const WEB = join(import.meta.dirname, '../../../web')
const LARGE = { width: 1280, height: 900 }
const SMALL = { width: 360, height: 740 }

// In one worker, because it builds the page once.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  const vite = join(WEB, '../node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--config', 'vite.components.config.ts'], { cwd: WEB, stdio: 'pipe' })
})

/** Opens the page as built, at an address of the shop. */
async function open(page: Page, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.route('**/components/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.replace(/\/$/, '/index.html').replace('/components/', '/')
    return route.fulfill({ path: join(WEB, 'dist/components', file) })
  })
  await page.goto('/components/')
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible()
  await page.evaluate((to) => void (document.documentElement.dir = to), dir)
  await usePalette(page, 'ocean')
}

for (const dir of ['ltr', 'rtl'] as const) {
  for (const size of [LARGE, SMALL]) {
    // What is right to left is seen on the Arabic pages, too, and what opens at 1280 px in "searching" and "choosing"
    // of access/axe.e2e.ts.
    const tag = dir === 'ltr' && size === SMALL ? [] : ['@long']
    const title = `components, ${dir}, ${size.width} px: no violation in any state, open or closed`
    test(title, { tag }, async ({ page }) => {
      await page.setViewportSize(size)
      await open(page, dir)
      // The last test looks at the contrast.
      expect(await violations(page, { contrast: false })).toEqual([])
      expect(await overflow(page)).toBe(0)
      for (const opener of ['Narrow dialog', 'Wide dialog', 'Popover, field', 'Popover, content', 'Dropdown']) {
        await page.getByRole('button', { name: opener }).click()
        const opened = page.getByRole('dialog')
        await expect(opened).toBeVisible()
        expect(await violations(page, { contrast: false, within: OPEN }), opener).toEqual([])
        await page.keyboard.press('Escape')
        await expect(opened).toBeHidden()
      }
    })
  }
}

test('components: enough contrast in every palette', async ({ page }) => {
  await page.setViewportSize(LARGE)
  await open(page)
  expect(await lowContrast(page)).toEqual([])
})

test('@long components: enough contrast in every palette in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page)
  expect(await lowContrast(page)).toEqual([])
})
