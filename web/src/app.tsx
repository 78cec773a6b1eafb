import { Suspense, type ReactNode } from 'react'
import { IntlContext } from './i18n/FormattedMessage.tsx'
import type { Intl } from './i18n/format-message.ts'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { AddressContext, useLocation, useSearch, type DocumentUrl } from './address.ts'
import { ApiError, leadsToBadRequestPage } from './api/errors.ts'
import { SiteContext, useSite, type SiteFacts } from './api/use-site.ts'
import type { Boot } from './start/boot.ts'
import { Boundary } from './trouble/boundary.tsx'
import { BareErrorPage, ErrorPage } from './trouble/error-page.tsx'
import { LastResort } from './trouble/last-resort.tsx'
import type { ShownFormats } from './i18n/shown-formats.ts'
import { LocaleContext } from './i18n/use-locale.ts'
import { Layout } from './layout/Layout.tsx'
import { failedPage, go, usePage } from './navigation.ts'
import { NeedsScripts } from './trouble/needs-scripts.tsx'
import { PageStart } from './page-start.tsx'
import { pathsOf, splitLocale } from './paths.ts'
import { allowsChat } from './route.ts'
import { findRoute } from './routes.ts'
import { Screen } from './screens-loaded.tsx'
import { ShownPrices } from './shown-prices.tsx'

type AppProps = {
  boot: Boot
  /**
   * Messages and formatters of the page's language. The server shares one instance between pages, because it caches its
   * formatters.
   */
  intl: Intl
  /** Makes the formatters of the boot's currency; needed only if there is one. */
  shownFormats?: ShownFormats | undefined
  /** The URL of the document. */
  url: DocumentUrl
  /** Server only: a separate cache for each page. */
  cache?: NonNullable<SWRConfiguration['provider']>
}

/** The whole storefront inside `#root`, the same on the server and in the browser. */
export function App({ boot, intl, shownFormats, url, cache }: AppProps) {
  const { locale } = boot
  const toBadRequest = (error: unknown) => {
    if (leadsToBadRequestPage(error)) void go(pathsOf(locale).badRequest(), { replace: true })
  }
  const settings: SWRConfiguration = {
    fallback: boot.fallback,
    onError: toBadRequest,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    ...(import.meta.env.SSR && cache ? { provider: cache } : {}),
  }
  const address = { ...url, go }
  return (
    <Boundary fallback={LastResort}>
      <IntlContext value={intl}>
        <LocaleContext value={localeSettings(boot)}>
          <SWRConfig value={settings}>
            <AddressContext value={address}>
              <Boundary fallback={BareErrorPage}>
                <SiteGate boot={boot} shownFormats={shownFormats} />
              </Boundary>
            </AddressContext>
          </SWRConfig>
        </LocaleContext>
      </IntlContext>
    </Boundary>
  )
}

function localeSettings({ locale, site }: Boot) {
  const options = 'data' in site ? site.data.site.options : undefined
  return { locale, siteLanguage: options?.languages[0] ?? locale, numberFormat: options?.numberFormat ?? 'tr' }
}

/** Shows the error page when the site could not be loaded, because header and footer need the site's data. */
function SiteGate({ boot, shownFormats }: Pick<AppProps, 'boot' | 'shownFormats'>) {
  if ('problem' in boot.site) return <BareErrorPage error={new ApiError('siteView', boot.site.problem)} />
  const { site, rates, nav, places = [] } = boot.site.data
  const isShown = hasPage(site)
  return (
    <SiteContext
      value={{
        site,
        rates,
        nav: nav.filter(isShown),
        places: places.filter(isShown),
        today: boot.today,
        currency: boot.currency,
        shownFormats,
      }}
    >
      <Page boot={boot} />
    </SiteContext>
  )
}

/**
 * Whether a path of the site's navigation has a page here. The agency may list categories for which this storefront has
 * no page; such a link would lead to the 404 page. Content pages exist only if the site's record lists them.
 */
const hasPage =
  ({ pages = [] }: Pick<SiteFacts['site'], 'pages'>) =>
  ({ path }: { path: string }) => {
    const { route, params } = findRoute(path.replace(/\?.*/, ''))
    return route.status === 200 && (params['page'] === undefined || pages.some(({ url }) => url === params['page']))
  }

function Page({ boot }: { boot: Boot }) {
  const [pathname] = useLocation()
  const page = usePage()
  const { site } = useSite()
  const { route, params } = findRoute(splitLocale(pathname).path)
  const failed = import.meta.env.SSR || page === failedPage ? boot.failed : undefined
  return (
    <ShownPrices exact={route.exact ?? false}>
      <Layout
        kind={failed && site.underMaintenance ? 'notice' : route.layout}
        page={page}
        allowsChat={allowsChat(route)}
      >
        <PageStart key={page}>
          {route.personal ? <NeedsScripts /> : null}
          <PageOrError failed={failed}>
            <Suspense>
              <Screen route={route} params={params} />
            </Suspense>
          </PageOrError>
        </PageStart>
      </Layout>
    </ShownPrices>
  )
}

/** The page, or the error page. A page that failed in the browser is rendered again when the query changes. */
function PageOrError({ failed, children }: { failed: Boot['failed']; children: ReactNode }) {
  return (
    <Boundary fallback={ErrorPage} of={useSearch()}>
      {failed ? <ErrorPage error={new ApiError(failed.operationId, failed.problem)} /> : children}
    </Boundary>
  )
}
