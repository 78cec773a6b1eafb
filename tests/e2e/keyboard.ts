import { expect, type Locator, type Page } from '@playwright/test'

/** Upper limit of Tab presses to reach an element. */
const MOST_STOPS = 80

/** The tag of the focused element, if neither it nor an ancestor shows a focus indicator. */
function unseenFocus(): string | undefined {
  const focused = document.activeElement
  const tag = (focused?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing'
  if (!focused || focused === document.body || !focused.matches(':focus-visible')) return tag
  // A slider shows its focus on the thumb, which scripts cannot read.
  if (focused.matches('[type=range]')) return undefined
  for (let at: Element | null = focused, up = 0; at; at = at.parentElement, up++) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    if ((outlineStyle !== 'none' && outlineWidth !== '0px') || (boxShadow !== 'none' && up < 3)) return undefined
  }
  return tag
}

/** Presses Tab until the target has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(unseenFocus)
    expect(unseen).toBeUndefined()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}
