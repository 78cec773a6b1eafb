import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'
import type { Problem } from '../ports/problem.ts'
import { TEXT_STYLE } from './page-style.ts'
import { smallPage } from './small-page.ts'
import type { Caller } from '../ports/platform.ts'
import { wordsIn, type Words } from './words.ts'

/** Whether a person waits for a page. Browsers request HTML only for navigation. */
export const wantsPage = (caller: Caller) => caller.header('accept')?.includes('text/html') ?? false

const BY_STATUS: Record<number, keyof Words> = {
  400: 'problem.400',
  404: 'problem.404',
  405: 'problem.404',
  421: 'problem.421',
}

/**
 * A problem as a page, for URLs outside the storefront. Site and language are unknown, so it is neutral and bilingual;
 * without a site it has no links (A6).
 */
export async function problemPage({ status, headers }: Problem, requestId: string): Promise<DocumentAnswer> {
  const title = BY_STATUS[status] ?? 'problem.other'
  const [english, arabic] = [wordsIn('en').words, wordsIn('ar').words]
  const home = (words: Words) => (status === 421 ? '' : `<p><a href="/">${words['problem.home']}</a></p>`)
  const page = await smallPage({
    status,
    lang: 'en',
    title: english[title],
    body: `<style>${TEXT_STYLE}</style><main><h1>${english[title]}</h1>${home(english)}<p>${english['problem.number']} ${requestId}</p></main>
<aside lang="ar" dir="rtl"><h2>${arabic[title]}</h2>${home(arabic)}<p>${arabic['problem.number']} <bdi>${requestId}</bdi></p></aside>`,
    policy: { 'style-src': await cspHash(TEXT_STYLE), 'frame-ancestors': "'none'" },
  })
  return { ...page, headers: { ...page.headers, ...headers } }
}
