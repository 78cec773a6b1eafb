import { isLocale, type Locale } from './locales.ts'
import { cookieIn, keepCookie, ownCookies, visitorCookie, type CookiePlace } from './visitor-cookies.ts'

/** The cookie with the language that a visitor was led to or has chosen (decision 32.8). */
const LANGUAGE_COOKIE = 'i18n_redirected'

/** The `Set-Cookie` value that keeps a language; in a browser also the value for `document.cookie`. */
export const languageCookie = (locale: Locale, place: CookiePlace): string =>
  visitorCookie(LANGUAGE_COOKIE, locale, place)

/** The language kept in a `Cookie` header or in `document.cookie`; undefined when it names none of ours. */
export function keptLanguage(cookies: string): Locale | undefined {
  const kept = cookieIn(cookies, LANGUAGE_COOKIE)
  return isLocale(kept) ? kept : undefined
}

/** Keeps the visitor's choice. */
export const keepLanguage = (locale: Locale): void => keepCookie(LANGUAGE_COOKIE, locale)

/** The language kept in this browser, if any. */
export const ownLanguage = (): Locale | undefined => keptLanguage(ownCookies())
