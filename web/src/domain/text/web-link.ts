/** What opens a page, a letter or a call; `javascript:` and `data:` would run in ours. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address of somebody else's that may stand in a link; undefined for any other text. */
export function webLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  return SCHEMES.has(new URL(address).protocol) ? address : undefined
}
