import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from './csp-hash.ts'
import type { Problem } from '../ports/problem.ts'
import { smallPage } from './small-page.ts'
import type { Caller } from '../ports/platform.ts'

/** Whether somebody waits for a page: browsers ask for HTML where a person looks, and for nothing of it elsewhere. */
export const wantsPage = (caller: Caller) => caller.header('accept')?.includes('text/html') ?? false

const STYLE =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#0d1b1e}h1{font-size:1.75rem;line-height:1.25}p{color:#455a60}a{color:#006778}'

type Words = readonly [english: string, arabic: string]

const BY_STATUS: Record<number, Words> = {
  400: ['This address cannot be read', 'لا يمكن قراءة هذا العنوان'],
  404: ['This page could not be found', 'تعذّر العثور على هذه الصفحة'],
  405: ['This page could not be found', 'تعذّر العثور على هذه الصفحة'],
  421: ['There is no site at this address', 'لا يوجد موقع على هذا العنوان'],
}
const OTHERS: Words = ['Something went wrong', 'حدث خطأ ما']
const HOME: Words = ['Home page', 'الصفحة الرئيسية']
const NUMBER: Words = ['Number of this answer:', 'رقم هذه الإجابة:']

/**
 * A problem as a page, for addresses that no page of the storefront answers. It knows neither site nor language, so it
 * has no name on it and says it in both; where there is no site it leads nowhere (A6).
 */
export async function problemPage({ status, headers }: Problem, requestId: string): Promise<DocumentAnswer> {
  const [english, arabic] = BY_STATUS[status] ?? OTHERS
  const home = (words: string) => (status === 421 ? '' : `<p><a href="/">${words}</a></p>`)
  const page = await smallPage({
    status,
    lang: 'en',
    title: english,
    body: `<style>${STYLE}</style><main><h1>${english}</h1>${home(HOME[0])}<p>${NUMBER[0]} ${requestId}</p></main>
<aside lang="ar" dir="rtl"><h2>${arabic}</h2>${home(HOME[1])}<p>${NUMBER[1]} <bdi>${requestId}</bdi></p></aside>`,
    policy: { 'style-src': await cspHash(STYLE), 'frame-ancestors': "'none'" },
  })
  return { ...page, headers: { ...page.headers, ...headers } }
}
