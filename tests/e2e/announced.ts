import { expect, type BrowserContext, type Page } from '@playwright/test'

interface Announced {
  text: string
  /** It could be seen when it was announced. */
  isSeen: boolean
}

/**
 * Records what the pages of a browser announce. A message goes away after five seconds, and on a busy machine nobody
 * may have looked at the page within them.
 */
export async function keepAnnounced(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const regions = '[aria-live="polite"], [role="status"]'
    const announced: Announced[] = []
    /** Whether a text is in the window, and is not one for screen readers only, which is a pixel large. */
    const isInWindow = (node: Node) => {
      const box = (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect()
      return box !== undefined && box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement
        if (!changed?.closest(regions)) continue
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.textContent) announced.push({ text: node.textContent, isSeen: isInWindow(node) })
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
    Object.assign(globalThis, { announced })
  })
}

const recordOf = (page: Page): Promise<Announced[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: Announced[] }).announced)

/** Everything that has been added to a live region of the current document so far, each text by itself. */
export const announcedOn = async (page: Page): Promise<string[]> => (await recordOf(page)).map(({ text }) => text)

/** The page announces a text, or has announced it, perhaps to screen readers only. */
export const expectAnnounced = (page: Page, text: string): Promise<void> =>
  expect.poll(() => announcedOn(page)).toContainEqual(expect.stringContaining(text))

/** The page announces a text that everybody can see, or has done so. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect.poll(() => recordOf(page)).toContainEqual({ text: expect.stringContaining(text), isSeen: true })
