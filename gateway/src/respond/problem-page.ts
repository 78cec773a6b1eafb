import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'
import type { Problem } from '../ports/problem.ts'
import { TEXT_STYLE } from './page-style.ts'
import { smallPage } from './small-page.ts'
import type { Caller } from '../ports/platform.ts'
import { readerLanguage } from './reader-language.ts'
import { wordsIn, type Words } from './words.ts'

/** Whether a caller accepts HTML, which browsers request only when they navigate to a page. */
export const wantsPage = (caller: Caller) => caller.header('accept')?.includes('text/html') ?? false

const BY_STATUS: Record<number, keyof Words> = {
  400: 'problem.400',
  404: 'problem.404',
  405: 'problem.404',
  421: 'problem.421',
}

/**
 * A problem as a page, for URLs outside the storefront, in the language of the reader. It is neutral, because the site
 * may be unknown; without a site it has no links (A6).
 */
export async function problemPage(
  { name, status, headers }: Problem,
  requestId: string,
  caller: Caller,
): Promise<DocumentAnswer> {
  const { lang, words } = wordsIn(readerLanguage(caller))
  const title = words[name === 'switched-off' ? 'problem.off' : (BY_STATUS[status] ?? 'problem.other')]
  const home = status === 421 ? '' : `<p><a href="/">${words['problem.home']}</a></p>`
  const page = await smallPage({
    status,
    lang,
    title,
    body: `<style>${TEXT_STYLE}</style><main><h1>${title}</h1>${home}<p>${words['problem.number']} <bdi>${requestId}</bdi></p></main>`,
    policy: { 'style-src': await cspHash(TEXT_STYLE), 'frame-ancestors': "'none'" },
  })
  return { ...page, headers: { ...page.headers, ...headers } }
}
