import type { Page } from '@playwright/test'

/** Amounts that bidirectional text would reorder, because they are not in a left-to-right element of their own. */
export function loosePrices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const loose: string[] = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!parentElement || !/[₺€]/.test(data) || !parentElement.checkVisibility()) continue
      // Texts for readers only are heard in the order in which they are written.
      if (parentElement.closest('.sr')) continue
      let box: Element = parentElement
      const isApart = ({ unicodeBidi, display }: CSSStyleDeclaration) =>
        unicodeBidi.includes('isolate') || !display.startsWith('inline')
      while (box.parentElement && !isApart(getComputedStyle(box))) box = box.parentElement
      if (getComputedStyle(box).direction !== 'ltr') loose.push(data)
    }
    return loose
  })
}
