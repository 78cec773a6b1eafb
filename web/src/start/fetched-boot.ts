import { call } from '../api/client.ts'
import { ApiError, browserError } from '../api/errors.ts'
import type { Boot } from './boot.ts'
import { todayIn } from '../domain/dates/civil-date.ts'
import { TIME_ZONE } from '../i18n/time-zone.ts'
import { LOCALES } from '../i18n/locales.ts'
import { splitLocale } from '../paths.ts'
import { allowsDark, paletteCss } from '../theme/palette-css.ts'
import type { WelcomeInput } from '../page-port.ts'
import { welcome } from '../server/welcome.ts'
import { shapeCss, shapeOf } from '../theme/shapes.ts'

type SiteRead = Pick<Boot, 'site' | 'failed'>

const readSite = (): Promise<SiteRead> =>
  call('siteView', {}).then(
    (data) => ({ site: { data } }),
    (error: unknown) => ({
      site: { problem: (error instanceof ApiError ? error : browserError('siteView', 'offline')).problem },
    }),
  )

/**
 * Fetches the boot data that a server would put into the page: for the demo and the dev server, which do not render
 * pages.
 */
export async function fetchedBoot(read: () => Promise<SiteRead> = readSite): Promise<Boot> {
  const siteRead = await read()
  const { site } = siteRead
  if ('data' in site) followWelcome(site.data.site)
  const { locale } = splitLocale(location.pathname)
  document.documentElement.lang = locale
  document.documentElement.dir = LOCALES[locale].dir
  if ('data' in site) {
    const style = document.createElement('style')
    const { theme, brand, options } = site.data.site
    style.textContent = shapeCss(brand?.shape) + paletteCss(theme, allowsDark(options))
    document.documentElement.dataset['shape'] = shapeOf(brand?.shape)
    document.head.append(style)
  }
  return { locale, path: location.pathname, today: todayIn(Date.now(), TIME_ZONE), ...siteRead, fallback: {} }
}

/** Follows the redirect of `/` that the server would send (decision 32.8). */
function followWelcome(site: WelcomeInput['site']) {
  const { pathname, search, origin, protocol } = location
  if (pathname !== '/' || document.referrer.startsWith(`${origin}/`)) return
  const acceptLanguage = navigator.languages.join(',')
  const redirect = welcome({ site, search, acceptLanguage, cookies: document.cookie, secure: protocol === 'https:' })
  if (redirect?.cookie) document.cookie = redirect.cookie
  if (redirect) history.replaceState(null, '', redirect.to)
}
