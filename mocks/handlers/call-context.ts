import type { SiteSeed } from '../world/seed/sites/site-seed.ts'
import type { World } from '../world/world.ts'

/** What a handler knows of a call of the agency's API besides its input: the world, the site and the session. */
export interface CallContext {
  readonly world: World
  /** The storefront that the call comes from. */
  readonly site: SiteSeed
  /** Id of the caller's booking; for public operations, the site's anonymous session. */
  readonly sessionId: string | undefined
  /** URL of the bank for browsers, without a trailing slash. */
  readonly bankUrl: string
}
