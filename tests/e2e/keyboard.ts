import { expect, type Locator, type Page } from '@playwright/test'

/** Upper limit of Tab presses to reach an element. */
const MAX_STOPS = 80

interface Stop {
  /** The tag of the focused element, if neither it nor an ancestor shows a focus indicator. */
  unseen: string | undefined
  isTarget: boolean
  /** Whether the page has replaced the target. */
  isGone: boolean
}

/** What Tab has led to. Runs in the page. */
function stopOf(target: Element): Stop {
  const focused = document.activeElement
  const isSeen = () => {
    if (!focused || focused === document.body || !focused.matches(':focus-visible')) return false
    // A slider shows its focus on the thumb, which scripts cannot read.
    if (focused.matches('[type=range]')) return true
    for (let at: Element | null = focused, up = 0; at; at = at.parentElement, up++) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
      if ((outlineStyle !== 'none' && outlineWidth !== '0px') || (boxShadow !== 'none' && up < 3)) return true
    }
    return false
  }
  const tag = (focused?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing'
  return { unseen: isSeen() ? undefined : tag, isTarget: focused === target, isGone: !target.isConnected }
}

/** Presses Tab until the target has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // To find an element by its role takes long on a long page, so the target is looked for anew only when it is
  // replaced.
  const find = async () => (await target.elementHandle()) ?? fail(target)
  let element = await find()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    let at = await element.evaluate(stopOf)
    if (at.isGone) at = await (element = await find()).evaluate(stopOf)
    expect(at.unseen).toBeUndefined()
    if (at.isTarget) return
  }
  fail(target)
}

function fail(target: Locator): never {
  throw new Error(`Tab does not lead to ${String(target)}`)
}
