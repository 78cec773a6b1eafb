import { expect, type BrowserContext, type Page } from '@playwright/test'

/**
 * Records what the pages of a browser announce. A message goes away after five seconds, and on a busy machine nobody
 * may have looked at the page within them.
 */
export async function keepAnnounced(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const regions = '[aria-live="polite"], [role="status"]'
    const announced: string[] = []
    const note = (region: Element | null | undefined) => {
      if (region?.textContent) announced.push(region.textContent)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note((target instanceof Element ? target : target.parentElement)?.closest(regions))
        for (const added of addedNodes) {
          if (added instanceof Element) for (const region of added.querySelectorAll(regions)) note(region)
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
    Object.assign(globalThis, { announced })
  })
}

/** Everything that the current document has announced so far. */
export const announcedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)

/** The page announces a text, or has announced it. */
export const expectAnnounced = (page: Page, text: string): Promise<void> =>
  expect.poll(() => announcedOn(page)).toContainEqual(expect.stringContaining(text))
