import type { Page } from '@playwright/test'
import { fillBasket } from '../basket.ts'
import { PLACES } from '../fault-places.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'
import { open } from './routes.ts'
import { LARGE, SMALL } from './sizes.ts'

/** How far the focus goes on each page, down and up again. */
const STOPS = 40

/** Pages with a sticky header, a dock, and the call and WhatsApp buttons. */
const WALKED = ['home', 'list', 'detail', 'checkout'] as const

/** Whether a visitor can see a part of the focused element: false if something covers all of it. */
function isFocusSeen(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  const { left, top, width, height } = focused.getBoundingClientRect()
  const isThere = (x: number, y: number) => {
    const at = document.elementFromPoint(left + width * x, top + height * y)
    return at !== null && (focused.contains(at) || at.contains(focused))
  }
  return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => isThere(x, y)))
}

/** Scrolls until a control stands at the lower edge of the screen, where the dock covers it, and focuses it. */
function behindTheDock(control: HTMLElement): void {
  scrollBy(0, control.getBoundingClientRect().bottom - innerHeight)
  control.focus()
}

/** The elements that had the focus and could not be seen, on the way down and up again. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press(key)
      if (await page.evaluate(isFocusSeen)) continue
      hidden.push(`${key}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`)
    }
  }
  return hidden
}

test.describe('focus is never hidden by what sticks to the screen, down and up again (WCAG 2.4.11)', () => {
  for (const place of WALKED) {
    for (const size of [SMALL, LARGE]) {
      // At 1280 px a header sticks to the screen everywhere, and on the page of a hotel its links and its panel, too.
      const tag = size === SMALL || place === 'detail' ? [] : ['@long']
      test(`${place}, ${size.width} px`, { tag }, async ({ page }) => {
        if (place === 'checkout') await fillBasket(page)
        await page.setViewportSize(size)
        await open(page, PLACES[place].address)
        await expect(PLACES[place].shows(page)).toBeVisible()
        expect(await hiddenStops(page)).toEqual([])
      })
    }
  }

  test.describe('a button behind the dock', () => {
    test.use({ viewport: SMALL })
    test('comes out when it gets the focus', async ({ page }) => {
      await open(page, PLACES.detail.address)
      await page
        .getByRole('button', { name: english('hotel.choose') })
        .last()
        .evaluate(behindTheDock)
      expect(await page.evaluate(isFocusSeen)).toBe(true)
    })
  })
})
