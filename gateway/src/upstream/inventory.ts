import type { SiteRecord } from '../ports/site.ts'

/**
 * The provider that a site asks itself; undefined where its inventory comes through the agency, because the gateway has no provider
 * or because the site's record says so.
 */
export const providerFor = <Provider>(
  { provider }: { readonly provider?: Provider | undefined },
  { inventory }: Pick<SiteRecord, 'inventory'>,
): Provider | undefined => (inventory === 'agency' ? undefined : provider)
