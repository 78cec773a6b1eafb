import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'
import type { Problem } from '../ports/problem.ts'
import { smallPage } from './small-page.ts'
import type { Caller } from '../ports/platform.ts'
import { wordsIn, type Words } from './words.ts'

/** Whether a person waits for a page. Browsers request HTML only for navigation. */
export const wantsPage = (caller: Caller) => caller.header('accept')?.includes('text/html') ?? false

const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#0d1b1e}h1{font-size:1.75rem;line-height:1.25}p{color:#455a60}a{color:#006778}'

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
    body: `<style>${STYLE}</style><main><h1>${english[title]}</h1>${home(english)}<p>${english['problem.number']} ${requestId}</p></main>
<aside lang="ar" dir="rtl"><h2>${arabic[title]}</h2>${home(arabic)}<p>${arabic['problem.number']} <bdi>${requestId}</bdi></p></aside>`,
    policy: { 'style-src': await cspHash(STYLE), 'frame-ancestors': "'none'" },
  })
  return { ...page, headers: { ...page.headers, ...headers } }
}
