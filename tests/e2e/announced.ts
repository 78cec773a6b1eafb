import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Records what the pages of a browser announce. A message goes away after five seconds, and on a busy machine nobody
 * may have looked at the page within them.
 */
export async function keepAnnounced(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const regions = '[aria-live="polite"], [role="status"]'
    const announced: string[] = []
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const changed = target instanceof Element ? target : target.parentElement
        if (!changed?.closest(regions)) continue
        for (const { textContent } of type === 'characterData' ? [target] : addedNodes)
          if (textContent) announced.push(textContent)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
    Object.assign(globalThis, { announced })
  })
}

/** Everything that has been added to a live region of the current document so far, each text by itself. */
export const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)

/** The page announces a text, or has announced it. */
export const expectAnnounced = (page: Page, text: string): Promise<void> =>
  expect.poll(() => announcedOn(page)).toContainEqual(expect.stringContaining(text))
