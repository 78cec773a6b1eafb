import './ui/tokens.css'
import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beginNavigation } from './address.ts'
import { ApiError } from './api/errors.ts'
import { markAnswered } from './api/use-api.ts'
import { App } from './app.tsx'
import { BOOT_ID, isConverted, type Boot } from './start/boot.ts'
import { forbidThirdPartyScripts } from './tab/third-party-script.ts'
import { recordMissingStyles, reloadOnce } from './tab/chunk-errors.ts'
import { listenToOtherTabs } from './booking/other-tabs.ts'
import { loadTrouble } from './trouble/load-trouble.ts'
import { loadMessages } from './i18n/catalogues.ts'
import { makeFormatters } from './i18n/format-message.ts'
import { intlOf } from './i18n/intl.ts'
import { LOCALES } from './i18n/locales.ts'
import { markFailedPage, followLink, followUnhydratedLink, reloadWithoutChat } from './navigation.ts'
import { captureClicks, scheduleReplay, submitNatively } from './parts/event-replay.ts'
import { idle } from './parts/lazy-part.ts'
import { splitLocale } from './paths.ts'
import type { Route } from './route.ts'
import { findRoute, routeNamed } from './routes.ts'
import { loadScreen } from './screens-loaded.tsx'
import { allowTranslators } from './start/translated.ts'

/** The boot data that the server put into the page; undefined on the dev server and in the demo. */
function inlinedBoot(): Boot | undefined {
  const text = document.getElementById(BOOT_ID)?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}

const routeOf = (pathname: string) => findRoute(splitLocale(pathname).path).route

/**
 * Delay before the code of the error page and of the language suggestion is loaded, in milliseconds, so that it does
 * not compete with the page's own files.
 */
const LATE_PARTS_DELAY = 3000

/**
 * Handles a screen whose file no longer exists. It reloads once; if that did not help, a personal page shows the error,
 * because the server rendered only its skeleton, and every other page stays as the server rendered it.
 */
function withoutScreen(route: Route, reason: unknown): false | Promise<never> {
  if (reloadOnce()) return new Promise(() => undefined)
  if (!route.personal) throw reason
  return false
}

/** A failed call is shown on the page and logged by the gateway; any other error in a screen is a bug. */
function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) reportError(error)
}

/**
 * Loads messages and screen first, so that the first frame is the whole page and hydration matches the server's HTML.
 */
async function start(root: Element) {
  captureClicks(root)
  addEventListener('vite:preloadError', recordMissingStyles)
  const demo = import.meta.env.VITE_DEMO ? await (await import('./demo.ts')).startDemo() : undefined
  const inlined = inlinedBoot()
  const boot = inlined ?? (await (await import('./start/fetched-boot.ts')).fetchedBoot(demo?.readSite))
  const url = { ssrPath: location.pathname, ssrSearch: location.search }
  const route = routeOf(url.ssrPath)
  const shown = boot.failed?.problem.status === 404 ? routeNamed('not-found') : route
  if (boot.failed) markFailedPage()
  if (shown.personal) forbidThirdPartyScripts()
  const screen = loadScreen(shown, boot.locale).then(
    () => true,
    (reason: unknown) => withoutScreen(shown, reason),
  )
  const inCurrency = isConverted(boot.currency, location.search) ? import('./i18n/shown-formats.ts') : undefined
  const basket = boot.booking ? import('./booking/rendered-basket.ts') : undefined
  const [isScreenLoaded, prices, renderedBasket] = await Promise.all([
    screen,
    inCurrency,
    basket,
    loadMessages(boot.locale, []),
    makeFormatters(LOCALES[boot.locale].intl),
    boot.failed && loadTrouble(),
  ])
  allowTranslators()
  const app = <App boot={boot} intl={intlOf(boot.locale)} shownFormats={prices?.shownFormats} url={url} />
  const options = { onCaughtError }
  renderedBasket?.seedBasketCache(boot)
  scheduleReplay(root)
  if (inlined && isScreenLoaded && !renderedBasket?.hasUnsavedTabState()) {
    markAnswered(Object.keys(inlined.fallback))
    // As a transition, React hydrates in short tasks, between which the browser reacts to the visitor.
    startTransition(() => void hydrateRoot(root, app, options))
  } else {
    createRoot(root, options).render(app)
  }
  addEventListener('popstate', reloadWithoutChat, { capture: true })
  // A page that is still loading would be shown instead of the one that the visitor goes back to.
  addEventListener('popstate', beginNavigation)
  document.addEventListener('click', followUnhydratedLink, { capture: true })
  document.addEventListener('click', followLink)
  listenToOtherTabs()
  const whenIdle = idle()
  void whenIdle.then(() => adoptCurrency(boot)).catch(() => undefined)
  void whenIdle
    .then(() => import('./start/on-idle.ts'))
    .then(({ onIdle }) => onIdle(boot))
    .catch(() => undefined)
  setTimeout(() => void loadLateParts(boot).catch(() => undefined), LATE_PARTS_DELAY)
}

/** Shows prices in a currency that was chosen in another tab or on an earlier page. */
async function adoptCurrency({ currency, site }: Boot) {
  if ('problem' in site) return
  const prices = await import('./booking/currency/follow-currency.ts')
  prices.followCurrency(currency, site.data.rates)
}

/** Loads what a page needs last. Personal pages suggest no language, because a visitor who buys has chosen one. */
async function loadLateParts(boot: Boot) {
  await loadTrouble()
  const isPersonal = (pathname: string) => routeOf(pathname).personal
  if (isPersonal(location.pathname)) return
  const suggestion = await import('./layout/suggestion/suggest-language.tsx')
  await suggestion.suggestLanguage(boot, isPersonal)
}

const root = document.getElementById('root')
if (!root) throw new Error('no root')
start(root).catch((reason: unknown) => {
  // A page whose own files are gone must be reloaded; when that has just been tried, the server's HTML stays.
  if (reloadOnce()) return
  submitNatively(root)
  throw reason
})
