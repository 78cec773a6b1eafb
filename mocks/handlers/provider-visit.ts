import type { World } from '../world/world.ts'

/** A call of the provider's API. */
export interface ProviderVisit {
  readonly world: World
  /** Base of pictures, without a slash at the end. */
  readonly mediaUrl: string
  /** Address of the bank for browsers, without a slash at the end. */
  readonly bankUrl: string
}
