import './ui/tokens.css'
import './ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ApiError } from './api/errors.ts'
import { markAnswered } from './api/use-api.ts'
import { App } from './app.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import { reloadOnce } from './booking/lost-files.ts'
import { listenToOtherTabs } from './booking/other-tabs.ts'
import { loadTrouble } from './trouble/error-page.tsx'
import { loadMessages } from './i18n/catalogues.ts'
import { intlOf } from './i18n/intl.ts'
import { followLink, followLinkLater } from './navigation.ts'
import { splitLocale } from './paths.ts'
import type { Route } from './route.ts'
import { findRoute, routeNamed } from './routes.ts'
import { loadScreen } from './screens-loaded.tsx'
import { allowTranslators } from './translated.ts'

/** What the server has left in the page; undefined where there was none: dev server, demo. */
function inlinedBoot(): Boot | undefined {
  const text = document.getElementById(BOOT_ID)?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}

/** When a page has been shown for so long, it is not the one that waits for the network; milliseconds. */
const SETTLED = 3000

/**
 * Whether the page starts without its screen, whose file is gone: by then it has been loaded anew already. A personal page
 * then says what is wrong, since the server rendered nothing but its bones; every other one stays as the server rendered it.
 */
function withoutScreen(route: Route, reason: unknown): false | Promise<never> {
  if (reloadOnce()) return new Promise(() => undefined)
  if (!route.personal) throw reason
  return false
}

/** A failed call is shown on the page and logged by the gateway; any other error in a screen is a fault of ours. */
function onCaughtError(error: unknown) {
  if (!(error instanceof ApiError)) reportError(error)
}

/** Loads language and screen first, so that the first frame is the whole page and hydration finds what was rendered. */
async function start() {
  const demo = import.meta.env.VITE_DEMO ? await (await import('./demo.ts')).startDemo() : undefined
  const inlined = inlinedBoot()
  const boot = inlined ?? (await (await import('./fetched-boot.ts')).fetchedBoot(demo?.readSite))
  const { route } = findRoute(splitLocale(location.pathname).path)
  const shown = boot.failed?.problem.status === 404 ? routeNamed('not-found') : route
  const waiting = boot.failed ? [loadTrouble()] : []
  const screen = loadScreen(shown, boot.locale).then(
    () => true,
    (reason: unknown) => withoutScreen(shown, reason),
  )
  const [whole] = await Promise.all([screen, loadMessages(boot.locale, []), ...waiting])
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  allowTranslators()
  const app = <App boot={boot} intl={intlOf(boot.locale)} />
  const options = { onCaughtError }
  if (inlined && whole) {
    markAnswered(Object.keys(inlined.fallback))
    hydrateRoot(root, app, options)
  } else {
    createRoot(root, options).render(app)
  }
  document.addEventListener('click', followLinkLater, { capture: true })
  document.addEventListener('click', followLink)
  listenToOtherTabs()
  setTimeout(() => void loadTrouble().catch(() => undefined), SETTLED)
}

start().catch((reason: unknown) => {
  // A page whose own files are gone can only be had anew; when that has just been tried, the server's HTML stays.
  if (!reloadOnce()) throw reason
})
