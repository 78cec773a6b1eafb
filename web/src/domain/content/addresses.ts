/** Stands for the site's own origin, which an address in a text does not name. */
const OWN_ORIGIN = 'https://own.invalid'

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const WEB_SCHEMES = new Set(['http:', 'https:'])

/** Parses an address as browsers do, so that no spelling hides its scheme. */
function parseAddress(address: string): URL | undefined {
  return URL.canParse(address, OWN_ORIGIN) ? new URL(address, OWN_ORIGIN) : undefined
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

/**
 * The address of a link as parsed: a page of the site as a path from its root, a foreign page, an e-mail address or a
 * phone number. Undefined for every other scheme, for an address with a user name, which pretends to be another host,
 * and for a place in the text, because the text has no ids.
 */
export function linkAddress(address: string | undefined): { href: string; foreign: boolean } | undefined {
  const url = address === undefined || /^\s*(#|$)/.test(address) ? undefined : parseAddress(address)
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return undefined
  if (url.origin === OWN_ORIGIN) return { href: pathOf(url).replace(/^\/+/, '/'), foreign: false }
  return { href: url.href, foreign: WEB_SCHEMES.has(url.protocol) }
}

/** The address of one of the site's own pictures; undefined for any other. */
export function pictureAddress(address: string | undefined, imageBase: string): string | undefined {
  const url = address === undefined ? undefined : parseAddress(address)
  const id =
    url &&
    url.origin === OWN_ORIGIN &&
    url.pathname.startsWith(`${imageBase}/`) &&
    url.pathname.slice(imageBase.length + 1)
  return id && /^[\w.-]{1,80}$/.test(id) ? `${imageBase}/${id}` : undefined
}
