import type { Context } from '../ports/context.ts'
import type { DocumentRequest } from '../ports/documents.ts'
import type { NeedAnswer, WebBuild, Welcome, WelcomeInput } from './port.ts'
import { canonicalOrigin, recordOf } from './site-facts.ts'

/** `Vary` of `/`, whose response depends on the visitor's languages. */
export const WELCOME_VARY = 'Accept-Language, Cookie'

/**
 * The redirect from `/` to the home page in this visitor's language, by the site's record. Undefined if the visitor
 * stays at `/`, is first redirected to the canonical host (decision 44.7), or if there is no record.
 */
export function welcomeOf(
  { config }: Pick<Context, 'config'>,
  build: WebBuild,
  { search, site, caller }: DocumentRequest,
  record: NeedAnswer,
) {
  if (!('json' in record) || canonicalOrigin(recordOf(record), site, config) !== undefined) return undefined
  const view = JSON.parse(record.json) as { site: WelcomeInput['site'] }
  return build.welcome({
    site: view.site,
    search,
    acceptLanguage: caller.header('accept-language') ?? '',
    cookies: caller.header('cookie') ?? '',
    secure: site.origin.startsWith('https:'),
  })
}

/**
 * Whether the visitor comes from a page of the same site. They have chosen `/` and are not redirected: without scripts,
 * a link to `/` is the only way back to English.
 */
export const isFromHere = ({ caller }: DocumentRequest): boolean => caller.header('sec-fetch-site') === 'same-origin'

/** The headers of a redirect from `/`. */
export const welcomeHeaders = ({ cookie }: Welcome): Record<string, string> => ({
  vary: WELCOME_VARY,
  ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
})
