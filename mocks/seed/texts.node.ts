import { readFileSync } from 'node:fs'

/** The contents of `seed/texts/<language>/<subject>.json`. In a browser, `texts.browser.ts` replaces this module. */
export const textsIn = (lang: string, subject: string): unknown =>
  JSON.parse(readFileSync(new URL(`texts/${lang}/${subject}.json`, import.meta.url), 'utf8'))
