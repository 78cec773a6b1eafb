import type { World } from '../world/world.ts'

/** A call of the provider's API. */
export interface ProviderVisit {
  readonly world: World
  /** Base URL of pictures, without a trailing slash. */
  readonly mediaUrl: string
  /** URL of the bank for browsers, without a trailing slash. */
  readonly bankUrl: string
}
