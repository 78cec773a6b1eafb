import type { Context } from './ports/context.ts'
import { placeIn, send, type Handler } from './respond/exchange.ts'

/** The storefront's own icon, for a site without one. */
const DEFAULT_ICON = '/favicon.svg'

/** Redirects to the site's favicon, because browsers also ask for `/favicon.ico` (decision 44.8). */
export const favicon =
  (context: Context): Handler =>
  async (c) => {
    const { site } = placeIn(c.exchange)
    const icon = await context.upstream('siteView', { site, signal: c.exchange.caller.signal }).then(
      ({ body }) => body.site.elements.favicon,
      () => undefined,
    )
    const location = icon ? `/images/${site.account}/${encodeURIComponent(icon.id)}` : DEFAULT_ICON
    const headers = { location, 'cache-control': 'public, max-age=3600' }
    return send(context, c, { status: 302, headers, bytes: new Uint8Array() })
  }
