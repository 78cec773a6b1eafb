import type { Whole } from '../whole.ts'
import type { PageRoute } from './shop-build.ts'

/** Languages written from right to left (decision 32.5). */
const MIRRORED = new Set(['ar', 'fa', 'he'])

/** A page as served. */
export interface ServedPage {
  status: number
  headers: Headers
  html: string
  /** The origin that it was asked of. */
  origin: string
}

/** The path of a page in a language; English has no prefix. */
export const inLanguage = (language: string, path: string) =>
  language === 'en' ? path : path === '/' ? `/${language}` : `/${language}${path}`

/** A program's request for a page of a host, without `Accept-Language`. */
export async function openPage(site: Whole, origin: string, path: string): Promise<ServedPage> {
  const headers = { accept: 'text/html', 'sec-fetch-site': 'none' }
  const response = await site.ask(new Request(origin + path, { headers, redirect: 'manual' }))
  return { status: response.status, headers: response.headers, html: await response.text(), origin }
}

const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** The addresses of a page in other languages, by `hreflang`. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)
  return Object.fromEntries(Array.from(links, ([, language = '', href = '']) => [language, href]))
}

/** A company as its pages show it. */
export interface Company {
  name: string
  /** The languages that it offers. */
  languages: readonly string[]
}

/** What the head of a page says: status, language, direction, end of the title, indexing and alternates. */
export function headOf({ status, html }: ServedPage) {
  return {
    status,
    root: find(html, /<html (lang="[a-z]+" dir="[a-z]+")/),
    titleEnd: find(html, /<title>[^<]*?(\p{L}+)<\/title>/u),
    isIndexed: !html.includes('<meta name="robots" content="noindex">'),
    alternates: alternatesOf(html),
  }
}

/** What the head of a company's page in a language must say. */
export function expectedHead(
  { html, origin }: ServedPage,
  { route, language }: { route: PageRoute; language: string },
  { name, languages }: Company,
): ReturnType<typeof headOf> {
  const isIndexed = route.indexed && languages.includes(language)
  // The alternates are those of the address that the page's `canonical` names.
  const canonical = find(html, /<link rel="canonical" href="[^"/]*\/\/[^"/]*([^"]*)">/)
  const path = canonical.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/'
  const alternates = languages.map((other) => [other, origin + inLanguage(other, path)])
  return {
    status: route.status,
    root: `lang="${language}" dir="${MIRRORED.has(language) ? 'rtl' : 'ltr'}"`,
    titleEnd: name,
    isIndexed,
    alternates: isIndexed ? { ...Object.fromEntries(alternates), 'x-default': origin + path } : {},
  }
}
