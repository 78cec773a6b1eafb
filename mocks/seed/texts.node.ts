import { existsSync, readFileSync } from 'node:fs'

/**
 * The contents of `seed/texts/<language>/<subject>.json`, if the file exists. In a browser, `texts.browser.ts` replaces
 * this module.
 */
export function textsIn(lang: string, subject: string): unknown {
  const file = new URL(`texts/${lang}/${subject}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
