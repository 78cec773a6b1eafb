import type { Page } from '@playwright/test'

/** Entries of a list that are far below are not drawn, and neither painted nor laid out anew. */
export const ALL_DRAWN = '* { content-visibility: visible !important }'

/** Replaces what a test has added to the styles of a page. Adopted style sheets need no leave of the page's policy. */
export const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
