import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { renderToString } from 'react-dom/server.edge'
import { keyText } from '../api/use-api.ts'
import { App } from '../app.tsx'
import { basketCacheEntry } from '../booking/rendered-basket.ts'
import { isConverted, type Boot } from '../start/boot.ts'
import { todayIn } from '../domain/dates/civil-date.ts'
import { currencyNamed } from '../domain/settings/offered.ts'
import { sharedInLanguages } from '../domain/text/shown-languages.ts'
import { documentHtml } from '../head/document.ts'
import { loadMessages } from '../i18n/catalogues.ts'
import { TIME_ZONE } from '../i18n/time-zone.ts'
import { intlOf } from '../i18n/intl.ts'
import { shownFormats } from '../i18n/shown-formats.ts'
import { maintenanceFailure, maintenanceRedirect } from '../trouble/maintenance.ts'
import { answerTo } from '../needs.ts'
import { matchPage } from './match-page.ts'
import type { PageInput, Renderer } from '../page-port.ts'
import { pathsOf, splitLocale } from '../paths.ts'
import type { Route } from '../route.ts'
import { findRoute, routeNamed, ROUTES } from '../routes.ts'
import { fetchScreen } from '../screens-loaded.tsx'
import { welcome } from './welcome.ts'

export { crawled } from '../crawled/crawled.ts'
export { matchPage, ROUTES, welcome }

/** Renders the whole document of a page: the same components as in the browser, with their data already loaded. */
export const renderPage: Renderer['renderPage'] = async (requested) => {
  const input = inShownLanguages(requested)
  const { url, match, site, results } = input
  const { locale } = match
  const siteRecord = 'data' in site ? site.data.site : undefined
  const noticeUrl = siteRecord && maintenanceRedirect(url.pathname, url.search, siteRecord)
  if (noticeUrl) return { status: 302, html: '', redirect: noticeUrl }
  const { route } = findRoute(splitLocale(url.pathname).path)
  const redirect = route.server?.redirect?.(input)
  if (redirect) {
    const { status, to, cookie } = redirect
    return { status, html: '', redirect: to, ...(cookie === undefined ? {} : { cookie }) }
  }
  const maintenance = siteRecord && maintenanceFailure(url.pathname, siteRecord)
  const failed = maintenance ?? (route.server?.isMissing?.(input) ? MISSING : failureOf(results))
  const problem = 'problem' in site ? site.problem : failed?.problem
  if (problem?.status === 400) return { status: 302, html: '', redirect: pathsOf(locale).badRequest() }
  const shown = problem?.status === 404 ? routeNamed('not-found') : route
  await fetchScreen(shown, locale)
  const currency = 'data' in site ? currencyNamed(match.currency, site.data.rates, CURRENCIES) : undefined
  const boot: Boot = {
    locale,
    path: url.pathname,
    today: todayIn(input.now, TIME_ZONE),
    site,
    ...(currency && { currency }),
    ...basketOf(input),
    fallback: fallbackOf(input),
    ...(failed ? { failed } : {}),
  }
  const address = { ssrPath: url.pathname, ssrSearch: url.search }
  const cache = () => basketCacheEntry(boot)
  const intl = intlOf(locale)
  const formats = isConverted(currency, url.search) ? shownFormats : undefined
  const { preloads, body } = splitPreloads(
    renderToString(<App {...{ boot, intl, cache }} url={address} shownFormats={formats} />),
  )
  return {
    status: problem ? statusFor(problem.status) : match.status,
    html: documentHtml({
      input,
      boot,
      preloads,
      body,
      route: maintenance ? NOTICE : shown,
      intl,
      isRequestedPage: problem === undefined,
    }),
  }
}

/**
 * The input with texts in the page's language and the languages that stand in for it. Another language is another
 * document, so a page never needs the others.
 */
function inShownLanguages(input: PageInput): PageInput {
  const { site, results } = input
  const own = 'data' in site ? site.data.site.options.languages.slice(0, 1) : []
  const languages = [input.match.locale, ...own, 'en', 'tr']
  const shown = <T extends { data: unknown } | { problem: unknown }>(result: T): T =>
    'data' in result ? { ...result, data: sharedInLanguages(result.data, languages) } : result
  return { ...input, site: shown(site), results: results.map((it) => (it.need.own ? it : shown(it))) }
}

/** The failure of a page that does not exist, although its data could be loaded. */
const MISSING: Boot['failed'] = {
  operationId: 'siteView',
  problem: { type: '/docs/errors/not-found', title: 'Page not found', status: 404, requestId: '' },
}

/** Supplies the head of a page of a site under maintenance. */
const NOTICE: Route = { ...routeNamed('bad-request'), title: 'maintenance.title' }

/** The texts shown when the server is too busy to render a page. */
export const busyWords: Renderer['busyWords'] = async (locale) => {
  await loadMessages(locale, [])
  const { formatMessage } = intlOf(locale)
  return {
    title: formatMessage({ id: 'busy.title' }),
    text: formatMessage({ id: 'busy.text' }),
    retry: formatMessage({ id: 'error.retry' }),
  }
}

/** React puts image preloads in front of its output; they belong in the head. */
function splitPreloads(html: string): { preloads: string; body: string } {
  const preloads = /^(?:<link [^>]*\/>)*/.exec(html)?.[0] ?? ''
  return { preloads, body: html.slice(preloads.length) }
}

/**
 * The page's status for a problem's status: 404, 429 and 5xx are kept, a 504 becomes 503, and all else is our own
 * fault, a 500.
 */
function statusFor(status: number): number {
  if (status === 404 || status === 429) return status
  return status === 503 || status === 504 ? 503 : status >= 500 ? status : 500
}

/**
 * The first problem among the needs that are not soft. A 422 becomes a 404: a URL that the contract rejects does not
 * exist, even if it matches the route's pattern.
 */
function failureOf(results: PageInput['results']): Boot['failed'] {
  const failed = results.find((result) => 'problem' in result && !result.need.soft)
  if (!failed || !('problem' in failed)) return undefined
  const { need, problem } = failed
  return { operationId: need.operationId, problem: problem.status === 422 ? { ...problem, status: 404 } : problem }
}

/**
 * The visitor's basket, for pages that show it. The browser reads an empty basket itself, because it may remember
 * lines, and also a basket that is being paid, because the page shows the payment instead (H4).
 */
function basketOf({ results }: PageInput): Pick<Boot, 'booking'> {
  const own = results.filter(({ need }) => need.own)
  const { booking, payment } = answerTo('siteView', own) ?? {}
  return booking && booking.products.length > 0 && !payment ? { booking } : {}
}

function fallbackOf({ results }: PageInput): Boot['fallback'] {
  const entries = results.flatMap((result) =>
    'data' in result && !result.need.own ? [[keyText(result.need.operationId, result.need.params), result.data]] : [],
  )
  return Object.fromEntries(entries)
}
