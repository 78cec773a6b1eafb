/** Stands for the site's own origin, which an address in a text does not name. */
const OWN = 'https://own.invalid'

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const EXTERNAL = new Set(['http:', 'https:'])

/** Parses an address as browsers do, so that no spelling hides its scheme. */
function read(address: string): URL | undefined {
  return URL.canParse(address, OWN) ? new URL(address, OWN) : undefined
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

/**
 * The address of a link as parsed: a page of the site as a path from its root, a foreign page, an e-mail address or a
 * phone number. Undefined for every other scheme, for an address with a user name, which pretends to be another host,
 * and for a place in the text, because the text has no ids.
 */
export function linkAddress(written: string | undefined): { href: string; foreign: boolean } | undefined {
  const url = written === undefined || /^\s*(#|$)/.test(written) ? undefined : read(written)
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return undefined
  if (url.origin === OWN) return { href: pathOf(url).replace(/^\/+/, '/'), foreign: false }
  return { href: url.href, foreign: EXTERNAL.has(url.protocol) }
}

/** The address of one of the site's own pictures; undefined for any other. */
export function pictureAddress(written: string | undefined, imageBase: string): string | undefined {
  const url = written === undefined ? undefined : read(written)
  const id =
    url && url.origin === OWN && url.pathname.startsWith(`${imageBase}/`) && url.pathname.slice(imageBase.length + 1)
  return id && /^[\w.-]{1,80}$/.test(id) ? `${imageBase}/${id}` : undefined
}
