import type { Config } from '../ports/config.ts'
import type { Site } from '../ports/site.ts'
import { cspHash } from '../respond/csp-hash.ts'
import { hostSource } from '../respond/host-source.ts'

/** Other origins that a page may use or be framed by. */
export interface OtherOrigins {
  /** The site's chat, on pages without personal data (decision 44.6). */
  chat?: readonly string[]
  /** Origins that may show the page in a frame (decision 44.5). */
  ancestors?: readonly string[]
}

/**
 * The CSP of a page. It uses hashes instead of nonces, so that the page can be cached. Data blocks do not run and need
 * no hash.
 */
export async function pagePolicy(
  html: string,
  site: Site,
  config: Pick<Config, 'paymentOrigin'>,
  { chat = [], ancestors = [] }: OtherOrigins = {},
): Promise<string> {
  const hashes = await Promise.all(inlineStyles(html).map(cspHash))
  const frames = [new URL(config.paymentOrigin).origin, ...site.paymentHosts.map(hostSource), ...chat]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...chat].join(' '),
    ["style-src 'self'", ...hashes].join(' '),
    ["img-src 'self' data:", ...chat].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...chat].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ['frame-ancestors', ...(ancestors.length > 0 ? ["'self'", ...ancestors] : ["'none'"])].join(' '),
    "require-trusted-types-for 'script'",
    // The storefront writes no HTML (decision 33.9). Only the script of a site's chat passes, by a policy of this name.
    'trusted-types chat',
  ].join('; ')
}

/**
 * The texts of all inline style sheets. Splits instead of matching up to the next `<`, which a style sheet may contain,
 * as in `(width<=767px)`.
 */
function inlineStyles(html: string): string[] {
  return html
    .split('<style>')
    .slice(1)
    .map((text) => text.slice(0, text.indexOf('</style>')))
}
