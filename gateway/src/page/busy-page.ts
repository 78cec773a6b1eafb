import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from '../respond/csp-hash.ts'
import { TEXT_STYLE } from '../respond/page-style.ts'
import { escapeHtml, smallPage } from '../respond/small-page.ts'
import { BUSY_SECONDS } from './budget.ts'
import type { BusyWords } from './port.ts'

/** Reloads after a random delay, so that pages refused together do not all return at once. */
const RELOAD = `setTimeout(()=>location.reload(),${BUSY_SECONDS * 1000}+Math.random()*3000)`

/**
 * The page for visitors refused under load, in the language of the URL. It reloads itself. It is made only once per
 * language, because there is no time for it under load.
 */
export function busyPages(
  wordsOf: (locale: string) => Promise<BusyWords>,
): (locale: string) => Promise<DocumentAnswer> {
  const pages = new Map<string, Promise<DocumentAnswer>>()
  return (locale) => {
    const page = pages.get(locale) ?? wordsOf(locale).then((words) => busyPage(locale, words))
    pages.set(locale, page)
    page.catch(() => pages.delete(locale))
    return page
  }
}

async function busyPage(lang: string, { title, text, retry }: BusyWords): Promise<DocumentAnswer> {
  const page = await smallPage({
    status: 503,
    lang,
    title,
    body: `<style>${TEXT_STYLE}</style><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main>`,
    script: RELOAD,
    policy: { 'style-src': await cspHash(TEXT_STYLE), 'frame-ancestors': "'none'" },
  })
  return { ...page, headers: { ...page.headers, 'retry-after': `${BUSY_SECONDS}` }, problem: 'overloaded' }
}
