import type { SiteRecord } from '../ports/site.ts'

/**
 * The provider, if the site calls it directly. Undefined if its inventory comes through the agency: the gateway has no
 * provider, or the site's record says so.
 */
export const providerFor = <Provider>(
  { provider }: { readonly provider?: Provider | undefined },
  { inventory }: Pick<SiteRecord, 'inventory'>,
): Provider | undefined => (inventory === 'agency' ? undefined : provider)
