import type { World } from '../world/world.ts'

/** What a handler knows of a call of the provider's API besides its input. */
export interface ProviderCallContext {
  readonly world: World
  /** Base URL of pictures, without a trailing slash. */
  readonly mediaUrl: string
  /** URL of the bank for browsers, without a trailing slash. */
  readonly bankUrl: string
}
