import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { COOKIE } from '../../booking/currency/shown-currency.ts'
import { currencyNamed } from '../../domain/settings/offered.ts'
import { languageCookie } from '../../i18n/kept-language.ts'
import { offeredLocales } from '../../i18n/locales.ts'
import { visitorCookie } from '../../i18n/visitor-cookies.ts'
import type { PageInput } from '../../page-port.ts'
import { inLocale, pathsOf } from '../../paths.ts'
import type { Redirect, ServerRoute } from '../../route.ts'

/** What the server does for this page. */
export const server: ServerRoute = { redirect }

/**
 * Keeps what a form without scripts has sent, and shows the page again: first the language, then the currency, because
 * a response sets one cookie. A value that the site does not offer is ignored.
 */
function redirect({ url, match, site }: PageInput): Redirect | undefined {
  const sent = new URLSearchParams(url.search)
  if (!('data' in site) || (!sent.has('language') && !sent.has('currency'))) return undefined
  const { options } = site.data.site
  const place = { embedded: options.embedded ?? false, secure: url.origin.startsWith('https:') }
  const language = offeredLocales(options.languages).find((offered) => offered === sent.get('language'))
  const currency = currencyNamed(sent.get('currency') ?? undefined, site.data.rates, CURRENCIES)
  if (language) {
    const rest = currency ? `currency=${currency.code}` : 'saved=1'
    return {
      status: 302,
      to: inLocale(language, pathsOf(match.locale).settings(), rest),
      cookie: languageCookie(language, place),
    }
  }
  const to = `${pathsOf(match.locale).settings()}?saved=1`
  return { status: 302, to, ...(currency && { cookie: visitorCookie(COOKIE, currency.code, place) }) }
}
