import { readFileSync } from 'node:fs'

/** What `seed/texts/<language>/<subject>.json` holds; in a page `texts.browser.ts` stands in for this. */
export const textsIn = (lang: string, subject: string): unknown =>
  JSON.parse(readFileSync(new URL(`texts/${lang}/${subject}.json`, import.meta.url), 'utf8'))
