/**
 * Schemes of web pages, e-mail and calls. `javascript:` and `data:` are excluded, because they would run in our page.
 */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An external URL that is safe in a link; undefined for any other text. */
export function webLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  return SCHEMES.has(new URL(address).protocol) ? address : undefined
}
