import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'
import type { Problem } from '../ports/problem.ts'
import { smallPage } from './small-page.ts'
import type { Caller } from '../ports/platform.ts'
import { wordsIn, type Words } from './words.ts'

/** Whether somebody waits for a page: browsers ask for HTML where a person looks, and for nothing of it elsewhere. */
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
 * A problem as a page, for addresses that no page of the storefront answers. It knows neither site nor language, so it
 * has no name on it and says it in both; where there is no site it leads nowhere (A6).
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
