import { detectLocale, wantedLanguages } from '../i18n/detect.ts'
import { keptLanguage, languageCookie } from '../i18n/kept-language.ts'
import type { CookiePlace } from '../i18n/visitor-cookies.ts'
import { DEFAULT_LOCALE, offeredLocales, usualLocale, type Locale } from '../i18n/locales.ts'
import type { Welcome, WelcomeInput } from '../page-port.ts'
import { inLocale } from '../paths.ts'

/**
 * Where `/` leads a visitor, or undefined when it stays (decisions 32.3 and 33.8): to the kept language, else to the
 * site's own start page, else to the best of the browser's languages. No other page redirects.
 */
export function welcome({ site, search, acceptLanguage, cookies, secure }: WelcomeInput): Welcome | undefined {
  const offered = offeredLocales(site.options.languages)
  const kept = keptLanguage(cookies)
  if (kept && offered.includes(kept)) return toLanguage(kept, search)
  // During maintenance every page leads back to `/` (decision 34.7), so a start page would never end.
  const start = site.underMaintenance ? undefined : startOf(site.options.root)
  if (start) return { status: start.statusCode ?? 302, to: start.path + search }
  const found = detectLocale(wantedLanguages(acceptLanguage), offered, usualLocale(offered))
  return toLanguage(found, search, { embedded: site.options.embedded ?? false, secure })
}

/** `place` is given for a language that was detected: it is kept from then on. */
function toLanguage(locale: Locale, search: string, place?: CookiePlace): Welcome | undefined {
  if (locale === DEFAULT_LOCALE) return undefined
  const to = inLocale(locale, '/', search)
  return { status: 302, to, ...(place ? { cookie: languageCookie(locale, place) } : {}) }
}

type Root = WelcomeInput['site']['options']['root']

/** The start page, if it is a path of this site. `/` itself, in any spelling, would never end. */
const startOf = (root: Root): Root =>
  root && /^\/(?![/\\])[\x21-\x7e]+$/.test(root.path) && !/^\/en\/*$/.test(root.path) ? root : undefined
