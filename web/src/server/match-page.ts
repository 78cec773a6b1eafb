import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { todayIn } from '../domain/dates/civil-date.ts'
import { catalogueModules } from '../i18n/catalogues.ts'
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import type { Renderer } from '../page-port.ts'
import { pathsOf, splitLocale } from '../paths.ts'
import { allowsFrames, type Route } from '../route.ts'
import { findRoute, routeNamed } from '../routes.ts'

/**
 * The page for a URL. Every URL has one: an unknown path is the 404 page in the language of its prefix. `currency` is
 * the visitor's choice as a cookie gives it; one that the reference list does not have counts as none.
 */
export const matchPage: Renderer['matchPage'] = (pathname, search, now, currency = '') => {
  const { locale, path } = splitLocale(pathname)
  const { route, params } = findRoute(path)
  const redirect = canonicalPath(pathname)
  const today = todayIn(now)
  const notFound = routeNamed('not-found')
  return {
    name: `${route.name}___${locale}`,
    locale,
    needs: (redirect === undefined && route.server?.needs?.(params, search, today, locale)) || [],
    personal: route.personal,
    framable: allowsFrames(route),
    status: route.status,
    today,
    ...(redirect === undefined ? {} : { redirect: redirect + search }),
    modules: modulesOf(route, locale),
    errorModules: [...modulesOf(notFound, locale), 'src/trouble/trouble.tsx'],
    ...(Object.hasOwn(CURRENCIES, currency) && { currency }),
  }
}

const modulesOf = (route: Route, locale: Locale): string[] => [
  moduleOf(route),
  ...(route.isRareEntry ? ['src/rare-entries.ts'] : []),
  ...catalogueModules(locale, route.messages),
]

/** The screen's module as the key of the build manifest. Derived here: browsers do not need it (decision 42.1). */
export const moduleOf = ({ name, folder = name }: Pick<Route, 'name' | 'folder'>): string =>
  `src/screens/${folder}/${folder}.tsx`

/**
 * The canonical form of a path, if it differs: no `/en` ("301 to the path without prefix", decision 33.2), no empty
 * segments, no trailing slash. Undefined when the path is canonical already.
 */
function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const kept = segments[0] === DEFAULT_LOCALE ? segments.slice(1) : segments
  const canonical = kept.length === 0 ? pathsOf(DEFAULT_LOCALE).home() : `/${kept.join('/')}`
  return canonical === pathname ? undefined : canonical
}
