import { isLocale, type Locale } from './locales.ts'

/** The cookie with the language that a visitor was led to or has chosen (decision 32.8). */
const LANGUAGE_COOKIE = 'i18n_redirected'

/** 365 days, in seconds. */
const MAX_AGE = 31_536_000

/** `embedded`: pages are shown inside pages of another site, where browsers send no Lax cookie (decision 32.8). */
export type CookiePlace = { embedded: boolean; secure: boolean }

/** The `Set-Cookie` value that keeps a language; in a browser also the value for `document.cookie`. */
export function languageCookie(locale: Locale, { embedded, secure }: CookiePlace): string {
  const place = embedded ? 'SameSite=None; Secure' : `SameSite=Lax${secure ? '; Secure' : ''}`
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${MAX_AGE}; ${place}`
}

/** The language kept in a `Cookie` header or in `document.cookie`; undefined when it names none of ours. */
export function keptLanguage(cookies: string): Locale | undefined {
  const pairs = cookies.split(/;\s*/).map((pair) => pair.split('='))
  const [, kept] = pairs.find(([name]) => name === LANGUAGE_COOKIE) ?? []
  return isLocale(kept) ? kept : undefined
}

/** Keeps the visitor's choice. A browser that blocks cookies forgets it, and nothing else changes (H6). */
export function keepLanguage(locale: Locale): void {
  try {
    document.cookie = languageCookie(locale, { embedded: self !== top, secure: location.protocol === 'https:' })
  } catch {
    // A page whose storage is blocked throws here.
  }
}

/** The language kept in this browser, if any. */
export function ownLanguage(): Locale | undefined {
  try {
    return keptLanguage(document.cookie)
  } catch {
    return undefined
  }
}
