import type { TestSystem } from '../test-system.ts'
import { plain } from './said.ts'

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

/** A program's request for a page of a host, without `Accept-Language`, and by default without a chosen language. */
export async function openPage(system: TestSystem, origin: string, path: string, chosen?: string): Promise<ServedPage> {
  const cookie = chosen === undefined ? {} : { cookie: `i18n_redirected=${chosen}` }
  const headers = { accept: 'text/html', 'sec-fetch-site': 'none', ...cookie }
  const response = await system.ask(new Request(origin + path, { headers, redirect: 'manual' }))
  return { status: response.status, headers: response.headers, html: await response.text(), origin }
}

const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** The addresses of a page in other languages, by `hreflang`. */
export function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)
  return Object.fromEntries(Array.from(links, ([, language = '', href = '']) => [language, href]))
}

/** What the head of a page says. */
export interface Head {
  status: number
  /** Attributes of the root element. */
  root: string
  title: string
  description: string
  isIndexed: boolean
  canonical: string
  /** Addresses in other languages. */
  alternates: Record<string, string>
}

/** What the head of a page says. What is missing is empty. */
export const headOf = ({ status, html }: ServedPage): Head => ({
  status,
  root: find(html, /<html (lang="[a-z]+" dir="[a-z]+")/),
  title: plain(find(html, /<title>([^<]*)<\/title>/)),
  description: plain(find(html, /<meta name="description" content="([^"]*)">/)),
  isIndexed: !html.includes('<meta name="robots" content="noindex">'),
  canonical: find(html, /<link rel="canonical" href="([^"]*)">/),
  alternates: alternatesOf(html),
})
