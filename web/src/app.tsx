import { Suspense } from 'react'
import { IntlProvider } from 'react-intl'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { Router, useLocation } from 'wouter'
import { ApiError, leadsToBadRequestPage } from './api/errors.ts'
import { SiteContext } from './api/use-site.ts'
import type { Boot } from './boot.ts'
import { Boundary } from './boundary.tsx'
import { ErrorPage, LastResort } from './error-page.tsx'
import type { Catalogue } from './i18n/catalogues.ts'
import { TIME_ZONE } from './i18n/formats.ts'
import { LOCALES } from './i18n/locales.ts'
import { LocaleContext } from './i18n/use-locale.ts'
import { Layout } from './layout/Layout.tsx'
import { go } from './navigation.ts'
import { PageStart } from './page-start.tsx'
import { pathsOf, splitLocale } from './paths.ts'
import { findRoute } from './routes.tsx'
import { Screen } from './screens-loaded.tsx'

type AppProps = {
  boot: Boot
  messages: Catalogue
  /** On the server: the address, because there is no `location`, and a cache of its own for each page. */
  server?: { path: string; search: string; cache: NonNullable<SWRConfiguration['provider']> }
}

/** The whole storefront below `#root`, the same on the server and in the browser. */
export function App({ boot, messages, server }: AppProps) {
  const { locale } = boot
  const toBadRequest = (error: unknown) => {
    if (leadsToBadRequestPage(error)) void go(pathsOf(locale).badRequest(), { replace: true })
  }
  const cache: SWRConfiguration = {
    fallback: boot.fallback,
    onError: toBadRequest,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...(server ? { provider: server.cache } : {}),
  }
  const address = server ? { ssrPath: server.path, ssrSearch: server.search } : {}
  return (
    <IntlProvider locale={LOCALES[locale].intl} messages={messages} timeZone={TIME_ZONE}>
      <LocaleContext value={localeSettings(boot)}>
        <SWRConfig value={cache}>
          <Router {...address} aroundNav={(_, to, options) => void go(to, options)}>
            <Boundary fallback={LastResort}>
              <SiteGate boot={boot} />
            </Boundary>
          </Router>
        </SWRConfig>
      </LocaleContext>
    </IntlProvider>
  )
}

function localeSettings({ locale, site }: Boot) {
  const options = 'data' in site ? site.data.site.options : undefined
  return { locale, siteLanguage: options?.languages[0] ?? locale, numberFormat: options?.numberFormat ?? 'tr' }
}

/** Without a site there is nothing to frame a page with. */
function SiteGate({ boot }: { boot: Boot }) {
  if ('problem' in boot.site) {
    return (
      <main>
        <ErrorPage error={new ApiError('siteView', boot.site.problem)} />
      </main>
    )
  }
  const { site, rates, nav } = boot.site.data
  return (
    <SiteContext value={{ site, rates, nav, today: boot.today }}>
      <Page boot={boot} />
    </SiteContext>
  )
}

function Page({ boot }: { boot: Boot }) {
  const [pathname] = useLocation()
  const { route, params } = findRoute(splitLocale(pathname).path)
  const failed = pathname === boot.path ? boot.failed : undefined
  return (
    <Layout kind={route.layout}>
      <PageStart key={pathname} titleId={route.title}>
        <Boundary fallback={ErrorPage}>
          {failed ? (
            <ErrorPage error={new ApiError(failed.operationId, failed.problem)} />
          ) : (
            <Suspense>
              <Screen route={route} params={params} />
            </Suspense>
          )}
        </Boundary>
      </PageStart>
    </Layout>
  )
}
