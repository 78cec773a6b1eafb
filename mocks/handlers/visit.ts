import type { SiteSeed } from '../world/seed/site-seed.ts'
import type { World } from '../world/world.ts'

/** A call of the agency's API: the world it is about and whose call it is. */
export interface Visit {
  readonly world: World
  /** The storefront it comes from. */
  readonly site: SiteSeed
  /** Id of the caller's booking; the site's own anonymous one for what everybody may see. */
  readonly sessionId: string | undefined
  /** Addresses of the bank for browsers, without a slash at the end. */
  readonly bankUrl: string
}
